import ThemeCore

/// A repetition of the merge that git is performing, without merging the files of bundles. It is needed because the work tree
/// doesn't contain any results of the merge yet when git runs the driver for a file.
struct Merge {
  /// The merged files, as a git tree.
  let revision: GitRevision
  /// The paths that git can't merge.
  let conflicts: [ThemePath]

  /// `head` is the commit into which git merges.
  init(_ sides: MergeSides, _ head: GitRevision) throws {
    let process = try reading(nil) { () throws(GitProblem) in
      try GitProcess(.merge(sides.ours, sides.theirs), in: head.top.text)
    }
    let output = process.read(1 << 24)
    // Git ends with status 1 if there are conflicts.
    let lines = output.split(separator: 0)
    guard 0...1 ~= process.end(), let tree = lines.first else {
      throw UsageError("git can't merge without a work tree; version 2.38 and later can")
    }
    revision = GitRevision(tree: String(decoding: tree, as: UTF8.self), name: "merge", top: head.top)
    conflicts = lines.dropFirst().compactMap { ThemePath(SystemName.text(of: $0)) }
  }
}
