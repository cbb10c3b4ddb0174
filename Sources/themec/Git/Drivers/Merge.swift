import ThemeCore

/// The merge that git is at, made again without the files of bundles: the work tree has nothing of it yet when git asks for each
/// file.
struct Merge {
  /// The merged files, as a tree of git.
  let revision: GitRevision
  /// The paths that git can't merge.
  let conflicts: [ThemePath]

  /// `head` is the commit into which git merges.
  init(_ sides: MergeSides, _ head: GitRevision) throws {
    // Of files of bundles, this side's versions stand for what they are merged to.
    let words = [
      "-c", "merge.themec.driver=true", "merge-tree", "--write-tree", "-z", "--name-only", "--no-messages",
      sides.ours, sides.theirs,
    ]
    let process = try reading(nil) { () throws(GitProblem) in try GitProcess(words, in: head.top.text) }
    let output = process.read(1 << 24)
    // 1 is for conflicts.
    let lines = output.split(separator: 0)
    guard 0...1 ~= process.end(), let tree = lines.first else {
      throw UsageError("git can't merge without a work tree; version 2.38 and later can")
    }
    revision = GitRevision(tree: String(decoding: tree, as: UTF8.self), name: "merge", top: head.top)
    conflicts = lines.dropFirst().compactMap { ThemePath(SystemName.text(of: $0)) }
  }
}
