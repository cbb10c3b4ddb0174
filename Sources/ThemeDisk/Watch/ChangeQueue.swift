import CShims
import ThemeCore

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

  package init(place: Int32?, name: String?) {
    (self.place, self.name) = (place, name)
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
        place: event.place >= 0 ? event.place : nil, name: bytes.isEmpty ? nil : SystemName.text(of: bytes))
    }
  }

  package func isRemote(_ path: String) -> Bool {
    unsafe withName(path) { unsafe cwatch_is_remote($0) } != 0
  }
}
