import CDisk
import Platform
import ThemeCore

/// Watches folders, with notifications from the system when something in them changes.
struct FolderWatch {
  /// Which changes of a place matter: those of the place itself and of the entries with these names, or of all entries if nil.
  private typealias Wanted = Set<ByteText>?

  private static let room = 64

  /// The system's queue of events; nil where the system has none, where no more can be opened, or when polling.
  private let queue: Descriptor?
  /// What matters at each watched place, by its path from `/`.
  private var wanted: [ByteText: Wanted] = [:]
  private var places: [Int32: Wanted] = [:]
  /// Whether the system reports every change. False where no more places can be watched, and where other machines can change
  /// files.
  private(set) var isComplete = false

  /// Opens a queue of events, unless `polling`.
  init(polling: Bool = false) {
    let number = polling ? -1 : cwatch_open()
    queue = number < 0 ? nil : Descriptor(number)
  }

  /// The descriptor that becomes readable when there are events; -1 where the system reports none.
  var descriptor: Int32 { queue.flatMap { try? $0.call { $0 } } ?? -1 }

  /// Watches the places that decide what exists at paths from `/`: all folders above the paths and above the targets of
  /// symbolic links, the folders themselves whose names matter, and files that need a watch of their own.
  mutating func follow(_ paths: [(path: String, isListed: Bool)]) {
    guard queue != nil else { return }
    wanted = [:]
    for (path, isListed) in paths {
      want(path, isListed: isListed)
      if let real = realPath(path), !real.utf8.elementsEqual(path.utf8) { want(real, isListed: isListed) }
    }
    renew()
  }

  private mutating func want(_ path: String, isListed: Bool) {
    var parts = path.pathParts
    if isListed {
      wanted[ByteText(text: path)] = .some(nil)
    } else if cwatch_needs_files() != 0, wanted[ByteText(text: path)] == nil {
      wanted[ByteText(text: path)] = .some([])
    }
    while let name = parts.popLast() {
      let folder = ByteText(text: "/" + parts.joined(separator: "/"))
      let name = ByteText(text: String(name))
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
  mutating func renew() {
    guard let queue else { return }
    isComplete = true
    let old = places
    places = [:]
    // Watches with descriptors get a new number each time, so the old ones are removed first.
    if cwatch_needs_files() != 0 { for number in old.keys.sorted() { remove(number, queue) } }
    for (path, names) in wanted {
      let number: Int32
      do throws(SystemError) {
        number = try queue.call { queue in unsafe path.withName { unsafe cwatch_add(queue, $0) } }
      } catch {
        // If nothing exists at a path, the watch of its folder reports when something appears.
        if error.code != ENOENT, error.code != ENOTDIR { isComplete = false }
        continue
      }
      if unsafe path.withName({ unsafe cwatch_is_remote($0) }) != 0 { isComplete = false }
      guard let other = places[number] else {
        places[number] = .some(names)
        continue
      }
      places[number] = .some(other.flatMap { other in names.map { other.union($0) } })
    }
    if cwatch_needs_files() == 0 {
      for number in old.keys.sorted() where places[number] == nil { remove(number, queue) }
    }
  }

  private func remove(_ number: Int32, _ queue: Descriptor) {
    _ = try? queue.call { queue -> Int32 in
      cwatch_remove(queue, number)
      return 0
    }
  }

  /// Takes all events from the queue without waiting. Returns whether something that matters may have changed.
  func hasNews() -> Bool {
    guard let queue else { return false }
    var events = Array(repeating: cwatch_event(), count: Self.room)
    var isNews = false
    while true {
      let count = try? queue.call { unsafe cwatch_take($0, &events, Int32(Self.room)) }
      guard let count, count > 0 else { return isNews }
      for event in events.prefix(Int(count)) where isWanted(event) { isNews = true }
    }
  }

  private func isWanted(_ event: cwatch_event) -> Bool {
    guard event.place >= 0 else { return true }
    guard let names = places[event.place] else { return false }
    let bytes = unsafe withUnsafeBytes(of: event.name) { unsafe Array($0.prefix { $0 != 0 }) }
    guard let names, !bytes.isEmpty else { return true }
    return names.contains(ByteText(text: SystemName.text(of: bytes)))
  }
}

extension ByteText {
  /// Makes a system call with the bytes of a path.
  @unsafe fileprivate func withName(_ call: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    unsafe (SystemName.bytes(of: text) + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a path without an end") }
      return unsafe call(start)
    }
  }
}
