import Platform

/// Waits for changes of the paths that runs have looked at. It relies on events of the system and, where these are not
/// complete, on looking regularly.
package struct InputWatch {
  /// How long no events must come before a change counts as complete, in milliseconds: editors write several files one after
  /// another.
  private static let quiet: Int32 = 15
  /// The most times that it waits for such a pause, in case the events never stop.
  private static let maxWaits = 60

  private var list = WatchList()
  private var folders: FolderWatch
  /// Whether something may have changed between the run and the start of the watch.
  private var isNew = true
  /// The time between two looks where the system's events are not complete, in milliseconds.
  private let pace: Int32

  /// Watches by the events of `queue`, and looks every `pace` milliseconds where these are not complete or there is no queue.
  package init(by queue: (any ChangeQueue)? = SystemChangeQueue(), pace: Int32 = 500) {
    folders = FolderWatch(by: queue)
    self.pace = pace
  }

  /// The descriptor that becomes readable when `changes` should be called; -1 where there is none.
  package var descriptor: Int32 { folders.descriptor }

  /// After how many milliseconds `changes` should be called at the latest; -1 when it need not be called before the descriptor
  /// is readable.
  package var timeout: Int32 { isNew ? 0 : folders.isComplete ? -1 : pace }

  /// Watches the paths of a list, which runs have looked at. Changes since that look are reported, too.
  package mutating func follow(_ list: WatchList) {
    self.list = list
    folders.follow(list.paths)
    isNew = true
  }

  /// The paths from `/` that have changed since the last call or since the run looked at them, sorted. After an event, this
  /// waits until no more events come; it does not wait for a first change.
  package mutating func changes() -> [String] {
    let isNews = folders.hasNews()
    guard isNews || isNew || !folders.isComplete else { return [] }
    if isNews { settle() }
    isNew = false
    // A folder that was created meanwhile may contain a path that did not exist before.
    folders.renew()
    return list.changes()
  }

  /// The paths that have changed, as `changes` returns them, after waiting for the first change.
  package mutating func wait() -> [String] {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&entry, 1, timeout)
      let changed = changes()
      if !changed.isEmpty { return changed }
    }
  }

  private mutating func settle() {
    for _ in 0..<Self.maxWaits {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&entry, 1, Self.quiet) != 0 else { return }
      _ = folders.hasNews()
    }
  }
}
