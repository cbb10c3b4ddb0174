/// A queue that behaves as kqueue does, made of the system's own: each place takes a descriptor, events have no names, and the
/// watch of a folder tells of its entries alone, not of what is written to them. At most `room` places, after which opening
/// fails as it does without descriptors.
final class DescriptorQueue: ChangeQueue {
  private struct Place {
    let number: Int32
    let watch: Int32
    /// The folder's names with the files that they stand for; nil for a file.
    var entries: [String: ino_t]?
  }

  private let system: SystemChangeQueue
  private let places = Mutex<[Place]>([])
  private let limit: Int
  let room: Int
  let watchesFiles = true

  /// With `said`, the queue says that it has that much room.
  init?(room: Int = .max, said: Int? = nil) {
    guard let system = SystemChangeQueue() else { return nil }
    (self.system, limit, self.room) = (system, room, said ?? room)
  }

  deinit { for place in places.withLock({ $0 }) { close(place.number) } }

  var descriptor: Int32 { system.descriptor }
  /// How many places are watched.
  var count: Int { places.withLock { $0.count } }

  func watch(_ path: String) throws(SystemError) -> Int32 {
    guard count < limit else { throw SystemError(code: EMFILE) }
    let number = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      let watch = try system.watch(path)
      places.withLock { $0.append(Place(number: number, watch: watch, entries: Self.entries(of: number))) }
      return number
    } catch {
      close(number)
      throw error
    }
  }

  func forget(_ place: Int32) {
    places.withLock { places in
      guard let index = places.firstIndex(where: { $0.number == place }) else { return }
      let watch = places.remove(at: index).watch
      close(place)
      if !places.contains(where: { $0.watch == watch }) { system.forget(watch) }
    }
  }

  func take() throws(SystemError) -> [ChangeEvent] {
    while true {
      let events = try system.take()
      if events.isEmpty { return [] }
      let told = events.flatMap { tell($0) }
      if !told.isEmpty { return told }
    }
  }

  func isRemote(_ path: String) -> Bool { false }

  private func tell(_ event: ChangeEvent) -> [ChangeEvent] {
    guard let watch = event.place else { return [event] }
    return places.withLock { places in
      var told: [ChangeEvent] = []
      for index in places.indices where places[index].watch == watch {
        let entries = Self.entries(of: places[index].number)
        if event.name != nil, entries == places[index].entries { continue }
        places[index].entries = entries
        told.append(ChangeEvent(place: places[index].number, name: nil))
      }
      return told
    }
  }

  private static func entries(of folder: Int32) -> [String: ino_t]? {
    let number = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0, let stream = unsafe fdopendir(number) else { return nil }
    defer { unsafe closedir(stream) }
    var found: [String: ino_t] = [:]
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      found[name] = unsafe entry.pointee.d_ino
    }
    return found
  }
}
