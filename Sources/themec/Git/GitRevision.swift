import ThemeCore

/// A commit of the repository around a folder.
struct GitRevision {
  /// As it is typed, or what it was found by.
  let name: String
  /// The full name of the commit, or of its tree.
  let commit: String
  /// The folder of the repository's files, without links.
  let top: FolderPath

  /// Nil if git knows no commit by this name, or there is no repository here.
  init?(_ name: String, in folder: String) throws(GitProblem) {
    guard !name.isEmpty, let top = try Self.top(of: folder) else { return nil }
    do throws(GitProblem) {
      commit = try gitLine(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: folder)
    } catch .failed {
      return nil
    }
    self.name = name
    self.top = top
  }

  /// The commit on which the work of this folder's branch began: the common ancestor of it and the branch that it will be
  /// merged into, which is the remote's default branch, `main` or `master`. Nil if there is none of them, or no repository.
  static func mergeBase(in folder: String) throws(GitProblem) -> GitRevision? {
    for branch in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
      guard try GitRevision(branch, in: folder) != nil else { continue }
      do throws(GitProblem) {
        let commit = try gitLine(["merge-base", "HEAD", branch], in: folder)
        guard let revision = try GitRevision(commit, in: folder) else { return nil }
        return GitRevision(name: "merge base with \(branch)", commit: revision.commit, top: revision.top)
      } catch .failed {
        continue
      }
    }
    return nil
  }

  /// Whether git reads a repository around a folder that has a work tree.
  static func hasWorkTree(_ folder: String) throws(GitProblem) -> Bool { try top(of: folder) != nil }

  /// What the commit has at a path of the repository, in git's words: `blob`, `tree`; nil for nothing.
  func kind(of path: ThemePath) throws(GitProblem) -> String? {
    if path == .root { return "tree" }
    do throws(GitProblem) {
      return try gitLine(["cat-file", "-t", "\(commit):\(path)"], in: top.text)
    } catch .failed {
      return nil
    }
  }

  /// A tree that no commit has.
  init(tree: String, name: String, top: FolderPath) {
    self.init(name: name, commit: tree, top: top)
  }

  private init(name: String, commit: String, top: FolderPath) {
    self.name = name
    self.commit = commit
    self.top = top
  }

  /// The folder of the repository's files; nil where there is none.
  private static func top(of folder: String) throws(GitProblem) -> FolderPath? {
    try forgetNeedlessGitDirectory(in: folder)
    do throws(GitProblem) {
      return FolderPath(absolute: try gitLine(["rev-parse", "--show-toplevel"], in: folder))
    } catch .failed {
      return nil
    }
  }
}
