import ThemeCore

/// The three versions of a file that git merges, given by the names of their objects.
struct FileVersions {
  let path: ThemePath
  let base: String
  let ours: String
  let theirs: String
  /// The name of the object of an empty file: git merges a file that the base doesn't have with an empty file as its base.
  private let empty: String

  /// Determines the objects of the files that git created for the merge driver; `base`, `ours` and `theirs` are their paths,
  /// relative to `folder`.
  init(of path: ThemePath, base: String, ours: String, theirs: String, in folder: FolderPath) throws {
    let files = [base, ours, theirs, "/dev/null"].map { FolderPath($0, from: folder).text }
    let output = try reading(nil) { () throws(GitProblem) in
      try git(.objects(ofFiles: files), in: folder.text)
    }
    let names = output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard names.count == files.count else { throw UsageError("git can't read its versions") }
    self.path = path
    (self.base, self.ours, self.theirs, empty) = (names[0], names[1], names[2], names[3])
  }

  /// How the change of a commit becomes the change that is merged: `.forward` if the commit itself changes the base version to
  /// the other side's version, `.backward` if reverting the commit does, and nil if neither does. `new` is the file's object in
  /// the commit, and `old` is its object in the commit's parent.
  func change(from old: String, to new: String) -> Direction? {
    if isBase(old), new == theirs { return .forward }
    return old == theirs && isBase(new) ? .backward : nil
  }

  /// Whether a merge applies the change of a commit or reverts it.
  enum Direction {
    case forward, backward
  }

  /// Whether an object is the base version. For a file that doesn't exist, git writes zeros as the object's name.
  private func isBase(_ name: String) -> Bool {
    name == base || base == empty && name.allSatisfy { $0 == "0" }
  }
}
