import Synchronization
import ThemeCore

/// What is done to the files of a bundle one by one, on several threads, until one fails or a signal asks to stop.
struct FileSteps: Sendable {
  private let bundle: BundleFolder
  /// The files by their numbers.
  private let paths: [BundlePath]
  private let workers: Int
  private let progress: DiskProgress
  private let watch: StageWatch
  /// How many threads bring files and folders to the disk: these only wait, and file systems bring many there at once when
  /// many ask for it. A test that counts calls needs them in order.
  private let waiters: Int

  init(bundle: BundleFolder, paths: [BundlePath], _ options: CommitOptions) {
    self.bundle = bundle
    self.paths = paths
    (workers, progress, watch) = (options.workers, options.progress, options.watch)
    waiters = bundle.root.faults == nil ? options.sync?.waiters ?? 16 : 1
  }

  /// Does something for files, and tells of each; `isWaiting` when it does little but wait for the disk.
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

  /// Writes the new files of a plan below a folder, each under a name for its number; copies of others come when those are
  /// there. Brings each to the disk, unless they are brought there `together` later. `content` gives a file of the tree by its
  /// number.
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

  /// Does something to folders below one that stands for the bundle, nil for itself.
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
