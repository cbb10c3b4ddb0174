import Platform
import ThemeCore

/// How much a comparison has asked of the file system.
package struct StateEffort: Equatable, Sendable {
  /// How many paths were looked at.
  package var looks = 0
  /// How many files were read.
  package var reads = 0
  /// How many folders were listed.
  package var listings = 0

  package init() {}
}

extension BuildState {
  /// Compares everything with what there is now; `now` is a moment before that. Sets what is fresh.
  package mutating func compare(at now: FileTime, _ effort: inout StateEffort) {
    freshThemes = Array(repeating: false, count: units.count)
    isDiscoveryFresh = false
    guard let root = try? Folder(path: text(root)), let current = try? Folder(path: ".") else { return }
    var check = StateCheck(now: now)
    defer { effort = check.effort }
    freshInputs = inputs.map { input in
      check.isFresh(input.path, input.snapshot, in: root, followingLinks: true, &self)
    }
    func areFresh(_ scope: Scope) -> Bool {
      zip(inputs, freshInputs).allSatisfy { !Scope(rawValue: $0.scope).contains(scope) || $1 }
    }
    isDiscoveryFresh = areFresh(.discovery)
    guard areFresh(.all) else { return }
    for (number, unit) in units.enumerated() where unit.inputs.allSatisfy({ freshInputs[$0] }) {
      freshThemes[number] = check.areFresh(unit, in: current, &self)
    }
  }
}

/// One comparison of a state with the disk.
private struct StateCheck {
  let now: FileTime
  var effort = StateEffort()

  init(now: FileTime) {
    self.now = now
  }

  mutating func areFresh(_ unit: BuildState.Unit, in folder: Folder, _ state: inout BuildState) -> Bool {
    var place = unit.outputs.lowerBound
    for _ in 0..<unit.outputCount {
      var reader = StateReader(state.bytes, from: place, to: unit.outputs.upperBound)
      let path = reader.text()
      let snapshot = reader.place
      _ = reader.snapshot()
      place = reader.place
      guard !reader.isBroken, isFresh(path, snapshot, in: folder, followingLinks: false, &state) else {
        return false
      }
    }
    return true
  }

  /// Whether at a path stands what stood there.
  mutating func isFresh(
    _ path: Range<Int>, _ place: Int, in folder: Folder, followingLinks: Bool, _ state: inout BuildState
  ) -> Bool {
    var reader = StateReader(state.bytes, from: place)
    let known = reader.snapshot()
    effort.looks += 1
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    do throws(SystemError) {
      try folder.descriptor.call { number in
        unsafe state.bytes.withUnsafeBytes { bytes -> Int32 in
          guard let start = bytes.baseAddress else { return -1 }
          let name = unsafe start.advanced(by: path.lowerBound).assumingMemoryBound(to: CChar.self)
          return unsafe fstatat(number, name, &status, flags)
        }
      }
    } catch {
      return known.kind == .nothing && (error.code == ENOENT || error.code == ENOTDIR)
    }
    let fresh = known.renewed(FileStatus(status), at: now) { digest(state.text(path), $0, in: folder) }
    guard let fresh else { return false }
    if fresh != known { state.refresh(place, with: fresh) }
    return true
  }

  private mutating func digest(_ path: String, _ kind: Snapshot.Kind, in folder: Folder) -> Snapshot.Digest? {
    if kind == .names {
      effort.listings += 1
      return Snapshot.Digest(ofFolder: path, in: folder)
    }
    effort.reads += 1
    return Snapshot.Digest(ofFile: path, in: folder)
  }
}
