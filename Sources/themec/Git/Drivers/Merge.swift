import ThemeCore

/// The merge that git is at, made again without the files of bundles: the work tree has nothing of it yet when git asks for each
/// file.
struct Merge {
  /// The merged files, as a tree of git.
  let revision: GitRevision
  /// The paths that git can't merge.
  let conflicts: [ThemePath]

  /// `folder` is in the work tree.
  init(in folder: FolderPath) throws {
    guard let head = try reading(nil, { () throws(GitProblem) in try GitRevision("HEAD", in: folder.text) })
    else {
      throw UsageError("git knows no commit to merge into")
    }
    let (ours, theirs) = try Self.sides(head)
    // Of files of bundles, this side's versions stand for what they are merged to.
    let words = [
      "-c", "merge.themec.driver=true", "merge-tree", "--write-tree", "-z", "--name-only", "--no-messages",
      ours,
      theirs,
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

  /// The two commits whose common ancestor is the base of the merge.
  private static func sides(_ head: GitRevision) throws -> (ours: String, theirs: String) {
    if let theirs = Terminal.environment(beginningWith: "GITHEAD_") { return (head.commit, theirs) }
    let place = head.top.text
    // A rebase lays one commit over another: its base is the commit's parent.
    let done = try reading(nil) { () throws(GitProblem) in
      try gitLine(["rev-parse", "--git-path", "rebase-merge/done"], in: place)
    }
    let steps = (try? readFile(FolderPath(done, from: head.top).text, limit: 1 << 24)) ?? []
    let step = steps.split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) }
    guard let theirs = step?.split(separator: " ").dropFirst().first.map(String.init) else {
      throw UsageError("only what `git merge`, `git pull` and `git rebase` merge is compiled")
    }
    let parent = "\(theirs)^"
    let ours = try reading(nil) { () throws(GitProblem) in
      try gitLine(
        [
          "-c", "user.name=themec", "-c", "user.email=themec@localhost", "commit-tree",
          "\(head.commit)^{tree}", "-p",
          parent, "-m", "merged",
        ], in: place)
    }
    return (ours, theirs)
  }
}
