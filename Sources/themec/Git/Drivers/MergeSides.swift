import ThemeCore

/// The two commits of a merge; their common ancestor is its base.
struct MergeSides {
  let ours: String
  let theirs: String

  /// The most changes that are tried as the one that is merged, because each of them is compiled.
  private static let mostChanges = 8

  /// The merges that git may be performing when it asks for these versions of a file; several if different commits change the
  /// file in the same way.
  ///
  /// `git merge` names the other side in a variable `GITHEAD_*`. `git rebase`, `git cherry-pick`, `git revert`, `git stash` and
  /// `git am --3way` do not, so for them the commits are searched for one that changes the file in this way.
  static func all(_ head: GitRevision, _ file: FileVersions) throws -> [MergeSides] {
    if let theirs = Terminal.environment(beginningWith: "GITHEAD_") {
      return [MergeSides(ours: head.commit, theirs: theirs)]
    }
    guard try isOurs(file, head) else {
      throw UsageError("what is staged differs from the last commit")
    }
    var changes = try rebased(head).flatMap { try change(of: $0, file, head) }.map { [$0] } ?? []
    if changes.isEmpty { changes = try self.changes(["--all", "--reflog"], file, head) }
    guard !changes.isEmpty else {
      throw UsageError("git does not say what it merges, and no commit or stash changes the file in this way")
    }
    guard changes.count <= mostChanges else {
      throw UsageError(
        "git does not say what it merges, and \(changes.count) commits change the file in this way")
    }
    return try changes.map { try MergeSides($0, head) }
  }

  /// A change from one tree to another.
  private struct TreeChange: Hashable {
    let base: String
    let theirs: String
  }

  private init(ours: String, theirs: String) {
    self.ours = ours
    self.theirs = theirs
  }

  private init(_ change: TreeChange, _ head: GitRevision) throws {
    func commit(_ tree: String, _ parents: [String]) throws -> String {
      try reading(nil) { () throws(GitProblem) in
        try gitLine(.commit(of: tree, parents: parents), in: head.top.text)
      }
    }
    let base = try commit(change.base, [])
    ours = try commit("\(head.commit)^{tree}", [base])
    theirs = try commit(change.theirs, [base])
  }

  /// Whether the index equals the last commit, and the last commit has this side's version of the file.
  private static func isOurs(_ file: FileVersions, _ head: GitRevision) throws -> Bool {
    try reading(nil) { () throws(GitProblem) in
      do throws(GitProblem) {
        _ = try git(.index(equals: head.commit), in: head.top.text)
        return try gitLine(.object(named: "\(head.commit):\(file.path)"), in: head.top.text) == file.ours
      } catch .failed {
        return false
      }
    }
  }

  /// The commit that a rebase is applying; nil if no rebase is in progress.
  private static func rebased(_ head: GitRevision) throws -> String? {
    let done = try reading(nil) { () throws(GitProblem) in
      try gitLine(.path(inGitFolder: "rebase-merge/done"), in: head.top.text)
    }
    let steps = (try? readFile(FolderPath(done, from: head.top).text, limit: 1 << 24)) ?? []
    let step = steps.split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) }
    return step?.split(separator: " ").dropFirst().first.map(String.init)
      .flatMap { $0.allSatisfy(\.isHexDigit) ? $0 : nil }
  }

  private static func change(
    of commit: String, _ file: FileVersions, _ head: GitRevision
  ) throws -> TreeChange? {
    // The step of the rebase may not be what is merged, for example if a stash is applied while the rebase waits.
    (try? changes(["--max-count=1", commit], file, head))?.first
  }

  /// The changes of those commits that change a file in the way it is merged, each once. `commits` are arguments of `git log`.
  private static func changes(
    _ commits: [String], _ file: FileVersions, _ head: GitRevision
  ) throws -> [TreeChange] {
    let output = try reading(nil) { () throws(GitProblem) in
      try git(.changes(of: file.path, in: commits), in: head.top.text)
    }
    var found: [TreeChange] = []
    var known: Set<TreeChange> = []
    var commit: [Substring] = []
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard line.hasPrefix(":"), words.count > 4 else {
        commit = words
        continue
      }
      guard commit.count > 1 else { continue }
      let (parent, child) = (String(commit[1]), String(commit[0]))
      let change: TreeChange
      switch file.change(from: String(words[2]), to: String(words[3])) {
      case .forward: change = try TreeChange(base: tree(parent, head), theirs: tree(child, head))
      case .backward: change = try TreeChange(base: tree(child, head), theirs: tree(parent, head))
      case nil: continue
      }
      if known.insert(change).inserted { found.append(change) }
    }
    return found
  }

  private static func tree(_ commit: String, _ head: GitRevision) throws -> String {
    try reading(nil) { () throws(GitProblem) in
      try gitLine(.object(named: "\(commit)^{tree}"), in: head.top.text)
    }
  }
}
