import ThemeDisk

/// Two revisions in one word, as `git diff` takes them: `main..HEAD` or `main...HEAD`.
struct RevisionRange {
  /// The word as it was typed.
  let typed: String
  /// The names of the revisions; HEAD where a name is left out.
  let old: String
  let new: String
  /// Whether the old side is the commit at which the new revision began to differ from the old one, which three dots ask for.
  let isSinceBase: Bool

  /// Reads a range; nil for a word without two dots, and for a path that exists.
  init?(_ typed: String) throws {
    let current = try Terminal.currentFolder()
    guard let dots = typed.firstRange(of: ".."), !typed.contains("/../"), !typed.hasPrefix("../"),
      typed != "..",
      try isFolder(FolderPath(typed, from: current).text, typed: typed) == nil
    else { return nil }
    let rest = typed[dots.upperBound...]
    isSinceBase = rest.hasPrefix(".")
    let (before, after) = (typed[..<dots.lowerBound], isSinceBase ? rest.dropFirst() : rest)
    // A revision has no two dots in its name, so anything else is not a range.
    guard !after.contains("..") else { return nil }
    self.typed = typed
    old = before.isEmpty ? "HEAD" : String(before)
    new = after.isEmpty ? "HEAD" : String(after)
  }
}
