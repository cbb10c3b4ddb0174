import Synchronization
import ThemeCore

/// Runs an operation for each of several files of a bundle, on several threads, until one fails or a signal asks to stop.
struct FileSteps: Sendable {
  private let bundle: BundleFolder
  /// The paths of the files that the numbers in `forEach` stand for.
  private let paths: [BundlePath]
  private let workers: Int
  private let progress: DiskProgress
  private let watch: StageWatch
  /// The number of threads that flush files and folders. These threads only wait, and file systems flush many files at once
  /// when many threads ask for it. It is 1 for a test that injects faults, because the test needs the calls in order.
  private let waiters: Int

  init(bundle: BundleFolder, paths: [BundlePath], _ options: CommitOptions) {
    self.bundle = bundle
    self.paths = paths
    (workers, progress, watch) = (options.workers, options.progress, options.watch)
    waiters = bundle.root.faults == nil ? options.sync?.waiters ?? 16 : 1
  }

  /// Runs `body` for each number in `numbers`, and reports progress after each. `isWaiting` says that `body` does little but
  /// wait for the disk.
  func forEach<State: Sendable>(
    _ numbers: [Int], _ stage: String, isWaiting: Bool = false, with state: State,
    _ body: @Sendable (inout State, Int) throws(SystemError) -> Void
  ) throws(CommitError) {
    let done = Atomic(0)
    _ = try mapInRuns(numbers.count, workers: isWaiting ? waiters : workers, with: state, watch) {
      state, index throws(CommitError) in
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      let path = paths[numbers[index]].text
      try bundle.attempt(path) { () throws(SystemError) in try body(&state, numbers[index]) }
      progress(stage, done.wrappingAdd(1, ordering: .relaxed).newValue, numbers.count, path)
    }
  }

  /// Writes the new files of a plan below a folder, each with the name that `name` returns for the index of its change. Copies
  /// are written after their originals. Flushes each file to the disk, unless all are flushed `together` later. `content`
  /// returns the bytes of a file, given its index in the tree.
  func write(
    _ changes: [Plan.Change], below root: Folder, links: Bool, together: Bool = false,
    named name: @Sendable (Int) -> String, _ content: @Sendable (Int) -> [UInt8]
  ) throws(CommitError) {
    let openPath = OpenFolderPath(root: root)
    func synchronize(_ numbers: [Int]) throws(CommitError) {
      guard !together else { return }
      try forEach(numbers, "writing", isWaiting: true, with: openPath) {
        openPath, number throws(SystemError) in
        try openPath.folder(of: changes[number].path).synchronize(name(number))
      }
    }
    let originals = changes.indices.filter { changes[$0].copySource == nil }
    try forEach(originals, "encoding", with: openPath) { openPath, number throws(SystemError) in
      let change = changes[number]
      try openPath.folder(of: change.path).create(name(number), content(change.index))
    }
    try synchronize(originals)
    let copies = changes.indices.filter { changes[$0].copySource != nil }
    let copyMaker = CopyMaker(links: links)
    let openPaths = CopyFolders(original: openPath, copy: openPath)
    try forEach(copies, "copying", with: openPaths) { openPaths, number throws(SystemError) in
      let folder = try openPaths.copy.folder(of: changes[number].path)
      let (source, sourceName) =
        switch changes[number].copySource {
        case .change(let first): (changes[first].path, name(first))
        case .file(let path): (path, path.name)
        case nil: preconditionFailure("a copy of nothing")
        }
      try copyMaker.make(name(number), in: folder, of: sourceName, in: openPaths.original.folder(of: source))
    }
    try synchronize(copies)
  }

  /// Runs `body` for folders below a folder that stands for the bundle; nil stands for that folder itself.
  func forEachFolder(
    _ folders: [BundlePath?], in root: Folder,
    _ body: @Sendable (Folder, BundlePath?) throws(SystemError) -> Void
  ) throws(CommitError) {
    _ = try mapInRuns(folders.count, workers: waiters, with: OpenFolderPath(root: root), watch) {
      openPath, index throws(CommitError) in
      try bundle.attempt(folders[index]?.text ?? "") { () throws(SystemError) in
        try body(openPath.openFolder(folders[index]), folders[index])
      }
    }
  }
}
