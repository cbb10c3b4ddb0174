import ThemeCore

/// A commit of the repository around a folder, or a tree that belongs to no commit.
struct GitRevision {
  /// The name of the revision as it was typed, or a description of how the revision was found.
  let name: String
  /// The full object name of the commit or of the tree.
  let commit: String
  /// The top folder of the work tree, with links resolved.
  let top: FolderPath

  /// Looks up a commit by its name; nil if git knows no such commit, or if there is no work tree around `folder`.
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

  /// The commit at which the current branch began: the common ancestor of HEAD and the branch that it will be merged into,
  /// which is the remote's default branch, `main` or `master`. Nil if there is no such branch, no common ancestor or no
  /// repository.
  static func mergeBase(in folder: String) throws(GitProblem) -> GitRevision? {
    for branch in ["origin/HEAD", "origin/main", "origin/master", "main", "master"] {
      guard try GitRevision(branch, in: folder) != nil else { continue }
      do throws(GitProblem) {
        let commit = try gitLine(["merge-base", "HEAD", branch], in: folder)
        guard let revision = try GitRevision(commit, in: folder) else { return nil }
        return GitRevision(name: "the merge base with \(branch)", commit: revision.commit, top: revision.top)
      } catch .failed {
        continue
      }
    }
    return nil
  }

  /// The best common ancestor of two revisions; nil if there is none, or if one of them does not exist.
  static func mergeBase(of one: String, _ other: String, in folder: String) throws(GitProblem) -> GitRevision?
  {
    guard let one = try GitRevision(one, in: folder), let other = try GitRevision(other, in: folder) else {
      return nil
    }
    do throws(GitProblem) {
      let commit = try gitLine(["merge-base", one.commit, other.commit], in: folder)
      return GitRevision(
        name: "the merge base of \(one.name) and \(other.name)", commit: commit, top: one.top)
    } catch .failed {
      return nil
    }
  }

  /// Whether a folder is in a repository with a work tree that git can read.
  static func hasWorkTree(_ folder: String) throws(GitProblem) -> Bool { try top(of: folder) != nil }

  /// The type of what the commit has at a path of the repository, as git names it: `blob` or `tree`; nil if there is nothing.
  func kind(of path: ThemePath) throws(GitProblem) -> String? {
    if path == .root { return "tree" }
    do throws(GitProblem) {
      return try gitLine(["cat-file", "-t", "\(commit):\(path)"], in: top.text)
    } catch .failed {
      return nil
    }
  }

  /// A tree that belongs to no commit, such as the result of a merge.
  init(tree: String, name: String, top: FolderPath) {
    self.init(name: name, commit: tree, top: top)
  }

  private init(name: String, commit: String, top: FolderPath) {
    self.name = name
    self.commit = commit
    self.top = top
  }

  /// The top folder of the work tree around a folder; nil if there is none.
  private static func top(of folder: String) throws(GitProblem) -> FolderPath? {
    try forgetNeedlessGitDirectory(in: folder)
    do throws(GitProblem) {
      return FolderPath(absolute: try gitLine(["rev-parse", "--show-toplevel"], in: folder))
    } catch .failed {
      return nil
    }
  }
}
