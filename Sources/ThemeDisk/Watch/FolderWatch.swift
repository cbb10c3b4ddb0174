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
      wanted[ByteText(text: path)] = .some(nil)
    } else if withFiles, wanted[ByteText(text: path)] == nil {
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
        if events.contains(where: isWanted) { isNews = true }
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
    return names.contains(ByteText(text: name))
  }
}
