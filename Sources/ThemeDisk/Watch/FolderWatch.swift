import CDisk
import Platform
import ThemeCore

/// Is told by the system when something in some folders changes.
struct FolderWatch {
  /// What is wanted of a place: news of these names in it, or of all where it is nil, and of the place itself.
  private typealias Wanted = Set<ByteText>?

  private static let room = 64

  /// Nil where the system has no such queue, or none left.
  private let queue: Descriptor?
  /// By paths from `/`.
  private var wanted: [ByteText: Wanted] = [:]
  private var places: [Int32: Wanted] = [:]
  /// Whether the system tells of every change: no more than it lets one watch, and none from other machines.
  private(set) var isComplete = false

  /// Opens a queue, unless `polling`.
  init(polling: Bool = false) {
    let number = polling ? -1 : cwatch_open()
    queue = number < 0 ? nil : Descriptor(number)
  }

  /// What is ready to be read when there is news; -1 where the system tells of nothing.
  var descriptor: Int32 { queue.flatMap { try? $0.call { $0 } } ?? -1 }

  /// Watches the places that decide what stands at paths from `/`: their folders, up to the first, and where links lead.
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
      // Who wants a name has wanted the folders above.
      guard let names = known, !names.contains(name) else { return }
      wanted[folder] = .some(names.union([name]))
      return
    }
  }

  /// Watches what stands at the same paths now, and no longer what stood there.
  mutating func renew() {
    guard let queue else { return }
    isComplete = true
    let old = places
    places = [:]
    // A file would get another number each time.
    if cwatch_needs_files() != 0 { for number in old.keys.sorted() { remove(number, queue) } }
    for (path, names) in wanted {
      let number: Int32
      do throws(SystemError) {
        number = try queue.call { queue in unsafe path.withName { unsafe cwatch_add(queue, $0) } }
      } catch {
        // What stands nowhere, its folder tells of.
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

  /// Takes the news without waiting; whether something may have changed that is wanted.
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
  /// Makes a call of the system with the bytes of a path.
  @unsafe fileprivate func withName(_ call: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    unsafe (SystemName.bytes(of: text) + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a path without an end") }
      return unsafe call(start)
    }
  }
}
