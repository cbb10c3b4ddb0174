import ThemeCore

/// A commit of the repository around a folder.
struct GitRevision {
  /// The name of the revision as it was typed, or a description of how the revision was found.
  let name: String
  /// The full object name of the commit.
  let commit: String
  /// The top folder of the work tree, with links resolved.
  let top: FolderPath

  /// Looks up a commit by its name; nil if git knows no such commit, or if there is no work tree around `folder`. Throws if
  /// the repository doesn't have the object of this name.
  init?(_ name: String, in folder: String) throws(GitProblem) {
    guard !name.isEmpty, let top = try Self.top(of: folder) else { return nil }
    do throws(GitProblem) {
      commit = try gitLine(.object(named: "\(name)^{commit}"), in: folder)
    } catch .failed {
      let object: String
      do throws(GitProblem) { object = try gitLine(.object(named: name), in: folder) } catch { return nil }
      guard try gitLineIfAny(.type(of: object), in: folder) == nil else { return nil }
      throw .lacks(object: object, isPartial: isPartialClone(folder))
    }
    self.name = name
    self.top = top
  }

  /// The commit at which the current branch began: the common ancestor of HEAD and the branch that it will be merged into,
  /// which is the remote's default branch, `main` or `master`. Nil if there is no such branch, no common ancestor or no
  /// repository.
  static func mergeBase(in folder: String) throws(GitProblem) -> GitRevision? {
    for branch in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
      guard try GitRevision(branch, in: folder) != nil,
        let commit = try gitLineIfAny(.mergeBase("HEAD", branch), in: folder)
      else { continue }
      guard let revision = try GitRevision(commit, in: folder) else { return nil }
      return GitRevision(
        name: "the commit at which this branch left \(branch)", commit: revision.commit, top: revision.top)
    }
    return nil
  }

  /// The best common ancestor of two revisions; nil if there is none, or if one of them does not exist.
  static func mergeBase(of one: String, _ other: String, in folder: String) throws(GitProblem) -> GitRevision?
  {
    guard let one = try GitRevision(one, in: folder), let other = try GitRevision(other, in: folder),
      let commit = try gitLineIfAny(.mergeBase(one.commit, other.commit), in: folder)
    else { return nil }
    return GitRevision(
      name: "the commit at which \(other.name) left \(one.name)", commit: commit, top: one.top)
  }

  /// Whether a folder is in a repository with a work tree that git can read.
  static func hasWorkTree(_ folder: String) throws(GitProblem) -> Bool { try top(of: folder) != nil }

  /// The type of what the commit has at a path of the repository, as git names it: `blob` or `tree`; nil if there is nothing.
  func kind(of path: ThemePath) throws(GitProblem) -> String? {
    if path == .root { return "tree" }
    let entry: [UInt8]
    do throws(GitProblem) {
      entry = try git(.entry(of: commit, at: path), in: top.text)
    } catch .failed {
      throw try lack() ?? .failed
    }
    let words = entry.split(separator: UInt8(ascii: " "), maxSplits: 2)
    return words.count == 3 ? String(decoding: words[1], as: UTF8.self) : nil
  }

  /// The problem that the repository doesn't have an object of the commit; nil if it has all of them.
  func lack() throws(GitProblem) -> GitProblem? {
    let process = try GitProcess(.objects(of: commit), in: top.text)
    while let line = process.readLine() {
      guard line.first == UInt8(ascii: "?") else { continue }
      let object = String(decoding: line.dropFirst(), as: UTF8.self)
      return .lacks(object: object, isPartial: isPartialClone(top.text))
    }
    return nil
  }

  private init(name: String, commit: String, top: FolderPath) {
    self.name = name
    self.commit = commit
    self.top = top
  }

  /// The top folder of the work tree around a folder; nil if there is none.
  private static func top(of folder: String) throws(GitProblem) -> FolderPath? {
    try forgetNeedlessGitDirectory(in: folder)
    return try gitLineIfAny(.topFolder, in: folder).flatMap { FolderPath(absolute: $0) }
  }
}

/// Whether the repository around a folder leaves out objects that git fetches when it needs them.
func isPartialClone(_ folder: String) -> Bool {
  (try? git(.partialCloneSettings, in: folder)) != nil
}
