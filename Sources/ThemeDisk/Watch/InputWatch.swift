import Platform

/// Waits for changes of what runs have looked at: by the news of the system and, where that doesn't tell all, by looking.
package struct InputWatch {
  /// How long nothing happens when a change is over: editors write several files one after the other. In milliseconds.
  private static let quiet: Int32 = 15
  /// How often it waits for that at most, where something never comes to rest.
  private static let mostWaits = 60

  private var list = WatchList()
  private var folders: FolderWatch
  /// Whether something may have changed before it was watched.
  private var isNew = true
  /// Between two looks where the system doesn't tell all, in milliseconds.
  private let pace: Int32

  /// With `polling`, it looks every `pace` milliseconds and asks for no news.
  package init(polling: Bool = false, pace: Int32 = 500) {
    folders = FolderWatch(polling: polling)
    self.pace = pace
  }

  /// What is ready to be read when `changes` has something to say, or -1.
  package var descriptor: Int32 { folders.descriptor }

  /// How many milliseconds may pass until `changes` is asked; -1 where the descriptor alone tells.
  package var patience: Int32 { isNew ? 0 : folders.isComplete ? -1 : pace }

  /// Watches what a run has looked at, from when it looked.
  package mutating func follow(_ list: WatchList) {
    self.list = list
    folders.follow(list.paths)
    isNew = true
  }

  /// The paths from `/` at which something else stands than at the last call or when the run looked, sorted. Waits until they
  /// come to rest, and not for the first of them.
  package mutating func changes() -> [String] {
    let isNews = folders.hasNews()
    guard isNews || isNew || !folders.isComplete else { return [] }
    if isNews { settle() }
    isNew = false
    // A folder that has come may hold what was looked for.
    folders.renew()
    return list.changes()
  }

  /// The same, but waits for the first change.
  package mutating func wait() -> [String] {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&entry, 1, patience)
      let changed = changes()
      if !changed.isEmpty { return changed }
    }
  }

  private func settle() {
    for _ in 0..<Self.mostWaits {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&entry, 1, Self.quiet) != 0 else { return }
      _ = folders.hasNews()
    }
  }
}
