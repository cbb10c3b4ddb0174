import CShims
import Platform
import ThemeCore

/// Watches folders, with notifications from the system when something in them changes.
struct FolderWatch {
  /// Which changes of a place matter: those of the place itself and of the entries with these names, or of all entries if nil.
  private typealias Wanted = Set<ByteText>?

  /// The system's queue of events; nil where there is none.
  private var queue: (any ChangeQueue)?
  /// What matters at each watched place, by its path from `/`.
  private var wanted: [ByteText: Wanted] = [:]
  private var places: [Int32: Wanted] = [:]
  /// Whether the system reports every change. False where not every place can be watched, and where other machines can change
  /// files.
  private(set) var isComplete = false
  /// Whether the file of the last event that mattered may still be open for writing.
  private(set) var mayBeOpen = false

  init(by queue: (any ChangeQueue)?) {
    self.queue = queue
  }

  /// The descriptor that becomes readable when there are events; -1 where the system reports none.
  var descriptor: Int32 { queue?.descriptor ?? -1 }

  /// Watches the places that decide what exists at paths from `/`: all folders above the paths and above the targets of
  /// symbolic links, the folders themselves whose names matter, and files that need a watch of their own.
  mutating func follow(_ paths: [(path: String, isListed: Bool)]) {
    guard let queue else { return }
    wanted = [:]
    for (path, isListed) in paths {
      want(path, isListed: isListed, withFiles: queue.watchesFiles)
      if let real = realPath(path), !real.utf8.elementsEqual(path.utf8) {
        want(real, isListed: isListed, withFiles: queue.watchesFiles)
      }
    }
    renew()
  }

  private mutating func want(_ path: String, isListed: Bool, withFiles: Bool) {
    var parts = path.pathParts
    if isListed {
      wanted[ByteText(path)] = .some(nil)
    } else if withFiles, wanted[ByteText(path)] == nil {
      wanted[ByteText(path)] = .some([])
    }
    while let name = parts.popLast() {
      let folder = ByteText("/" + parts.joined(separator: "/"))
      let name = ByteText(String(name))
      guard let known = wanted[folder] else {
        wanted[folder] = .some([name])
        continue
      }
      // If the folder was known already, the folders above it are watched already, too.
      guard let names = known, !names.contains(name) else { return }
      wanted[folder] = .some(names.union([name]))
      return
    }
  }

  /// Watches what now exists at the same paths, and stops watching what existed there before.
  ///
  /// Where there is no room for all places, none is watched: a part of them would take the descriptors that a build needs, and
  /// spare nobody the looking.
  mutating func renew() {
    guard let queue else { return }
    isComplete = true
    // Watches with descriptors get a new number each time, so the old ones are removed first. Others keep theirs.
    if queue.watchesFiles { forget(places.keys) }
    var old = queue.watchesFiles ? [] : Set(places.keys)
    places = [:]
    guard wanted.count <= queue.room else { return giveUp(old) }
    for (path, names) in wanted {
      let number: Int32
      do throws(SystemError) {
        number = try queue.watch(path.text)
      } catch {
        if error.meansNoRoom { return giveUp(old) }
        // If nothing exists at a path, the watch of its folder reports when something appears.
        if error.code != ENOENT, error.code != ENOTDIR { isComplete = false }
        continue
      }
      old.remove(number)
      if queue.isRemote(path.text) { isComplete = false }
      guard let other = places[number] else {
        places[number] = .some(names)
        continue
      }
      places[number] = .some(other.flatMap { other in names.map { other.union($0) } })
    }
    forget(old)
  }

  private func forget(_ numbers: some Collection<Int32>) {
    for number in numbers.sorted() { queue?.forget(number) }
  }

  /// Watches nothing any more, neither the places so far nor `others`, so that only looking is left.
  private mutating func giveUp(_ others: Set<Int32>) {
    forget(others.union(places.keys))
    places = [:]
    isComplete = false
  }

  /// Takes all events from the queue without waiting. Returns whether something that matters may have changed.
  mutating func hasNews() -> Bool {
    guard let queue else { return false }
    var isNews = false
    do throws(SystemError) {
      while true {
        let events = try queue.take()
        if events.isEmpty { return isNews }
        guard let last = events.last(where: isWanted) else { continue }
        (isNews, mayBeOpen) = (true, last.mayBeOpen)
      }
    } catch {
      // A queue that can't be read tells of nothing, so only looking is left.
      giveUp([])
      self.queue = nil
      return true
    }
  }

  private func isWanted(_ event: ChangeEvent) -> Bool {
    guard let place = event.place else { return true }
    guard let names = places[place] else { return false }
    guard let names, let name = event.name else { return true }
    return names.contains(ByteText(name))
  }
}

/// A queue in which a system tells of changes of watched places, each a folder or a file.
package protocol ChangeQueue: Sendable {
  /// The most places that can be watched at a time; further ones would leave the process no descriptors for its own work.
  var room: Int { get }
  /// Whether a file needs a watch of its own, because the watch of its folder does not tell that it was written to. Each place
  /// then takes a descriptor, and a place that is watched again gets another number.
  var watchesFiles: Bool { get }
  /// The descriptor that becomes readable when there are events.
  var descriptor: Int32 { get }

  /// Watches what exists at a path from `/`, symbolic links followed, and returns the number of the watch.
  func watch(_ path: String) throws(SystemError) -> Int32
  /// Ends a watch, given its number.
  func forget(_ place: Int32)
  /// Takes some of the events from the queue without waiting; none when there are none.
  func take() throws(SystemError) -> [ChangeEvent]
  /// Whether other machines may change what is at a path, which no queue tells.
  func isRemote(_ path: String) -> Bool
}

/// A change of a watched place.
package struct ChangeEvent: Sendable {
  /// The number of the place; nil where events were lost.
  package let place: Int32?
  /// The name of the entry that changed in a folder; nil for the place itself, and where the system does not tell.
  package let name: String?
  /// Whether what has changed may still be open for writing: false only where the system tells that it was closed or moved.
  let mayBeOpen: Bool

  package init(place: Int32?, name: String?, mayBeOpen: Bool = true) {
    (self.place, self.name, self.mayBeOpen) = (place, name, mayBeOpen)
  }
}

/// The queue of the system: inotify on Linux, kqueue on Darwin.
package struct SystemChangeQueue: ChangeQueue {
  private static let most = 64

  private let queue: Descriptor

  /// Opens a queue; nil where the system has none, or where no more can be opened.
  package init?() {
    let number = cwatch_open()
    guard number >= 0 else { return nil }
    queue = Descriptor(number)
  }

  package var room: Int { Int(cwatch_room()) }
  package var watchesFiles: Bool { cwatch_needs_files() != 0 }
  package var descriptor: Int32 { (try? queue.call { $0 }) ?? -1 }

  package func watch(_ path: String) throws(SystemError) -> Int32 {
    try queue.call { queue in unsafe withName(path) { unsafe cwatch_add(queue, $0) } }
  }

  package func forget(_ place: Int32) {
    _ = try? queue.call { queue -> Int32 in
      cwatch_remove(queue, place)
      return 0
    }
  }

  package func take() throws(SystemError) -> [ChangeEvent] {
    var events = Array(repeating: cwatch_event(), count: Self.most)
    let count = try queue.call { unsafe cwatch_take($0, &events, Int32(Self.most)) }
    return events.prefix(Int(count)).map { event in
      let bytes = unsafe withUnsafeBytes(of: event.name) { unsafe Array($0.prefix { $0 != 0 }) }
      return ChangeEvent(
        place: event.place >= 0 ? event.place : nil, name: bytes.isEmpty ? nil : SystemName.text(of: bytes),
        mayBeOpen: event.is_closed == 0)
    }
  }

  package func isRemote(_ path: String) -> Bool {
    unsafe withName(path) { unsafe cwatch_is_remote($0) } != 0
  }
}
