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

  mutating func add(_ other: StateEffort) {
    looks += other.looks
    reads += other.reads
    listings += other.listings
  }
}

extension BuildState {
  /// Compares everything with what there is now, on so many threads; `now` is a moment before that. Sets what is fresh.
  package mutating func compare(at now: FileTime, workers: Int = 1, _ effort: inout StateEffort) {
    freshThemes = Array(repeating: false, count: units.count)
    isDiscoveryFresh = false
    guard let root = try? Folder(path: text(root)), let current = try? Folder(path: ".") else { return }
    freshInputs = compare(inputs.count, StateCheck.runLength, in: root, at: now, workers, &effort) {
      $0.look(atInput: $1)
    }
    func areFresh(_ scope: Scope) -> Bool {
      zip(inputs, freshInputs).allSatisfy { !$0.scope.contains(scope) || $1 }
    }
    isDiscoveryFresh = areFresh(.discovery)
    guard areFresh(.all) else { return }
    // A bundle has some ten files.
    freshThemes = compare(units.count, StateCheck.runLength / 8, in: current, at: now, workers, &effort) {
      $0.look(atTheme: $1)
    }
  }

  /// Which of `count` inputs or themes are as they were, of which a thread takes `length` at a time; keeps what tells later changes.
  private mutating func compare(
    _ count: Int, _ length: Int, in folder: Folder, at now: FileTime, _ workers: Int,
    _ effort: inout StateEffort, _ look: @Sendable (inout StateCheck, Int) -> Bool
  ) -> [Bool] {
    let runs = (count + length - 1) / length
    let checks = parallelMap(runs, workers: workers) { [self] run in
      var check = StateCheck(state: self, folder: folder, now: now)
      for number in run * length..<min(count, (run + 1) * length) where !look(&check, number) {
        check.findings.stale.append(number)
      }
      return check.findings
    }
    var fresh = Array(repeating: true, count: count)
    for findings in checks {
      for number in findings.stale { fresh[number] = false }
      for (place, snapshot) in findings.renewed { refresh(place, with: snapshot) }
      effort.add(findings.effort)
    }
    return fresh
  }
}

/// The comparison of a part of a state with the disk.
private struct StateCheck {
  /// A thread takes so many paths at a time, which costs several times what starting the thread does.
  static let runLength = 256

  struct Findings: Sendable {
    var effort = StateEffort()
    /// The inputs or themes of which something has changed.
    var stale: [Int] = []
    /// What tells later changes, by the place of what told them so far.
    var renewed: [(place: Int, snapshot: Snapshot)] = []
  }

  let state: BuildState
  let folder: Folder
  let now: FileTime
  var findings = Findings()

  init(state: BuildState, folder: Folder, now: FileTime) {
    (self.state, self.folder, self.now) = (state, folder, now)
  }

  /// Whether at the path of an input stands what stood there.
  mutating func look(atInput number: Int) -> Bool {
    let input = state.inputs[number]
    return isFresh(state.bytes, input.path, in: folder, input.snapshot, followsLinks: true)
  }

  /// Whether the inputs of a theme are fresh, and its files are as they were; looks at no more of them than shows that one is not.
  mutating func look(atTheme number: Int) -> Bool {
    let unit = state.units[number]
    guard state.inputs(of: unit).allSatisfy({ state.freshInputs[$0] }) else { return false }
    for outputs in unit.outputs {
      var reader = StateReader(state.bytes, from: outputs.place.lowerBound, to: outputs.place.upperBound)
      var path: [UInt8] = []
      var common = CommonFolder(below: folder)
      for _ in 0..<outputs.count {
        reader.path(after: &path)
        let place = reader.place
        _ = reader.snapshot()
        guard !reader.isBroken else { return false }
        let (folder, start) = common.start(of: path)
        guard isFresh(path, start..<path.count - 1, in: folder, place, followsLinks: false) else {
          return false
        }
      }
    }
    return true
  }

  /// Whether at a path from a folder, which stands in some bytes with a zero behind it, stands what stood there.
  private mutating func isFresh(
    _ bytes: [UInt8], _ path: Range<Int>, in folder: Folder, _ snapshot: Int, followsLinks: Bool
  ) -> Bool {
    var reader = StateReader(state.bytes, from: snapshot)
    let known = reader.snapshot()
    findings.effort.looks += 1
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    do throws(SystemError) {
      try folder.descriptor.call { number in
        unsafe bytes.withUnsafeBytes { bytes -> Int32 in
          guard let start = bytes.baseAddress else { return -1 }
          let name = unsafe start.advanced(by: path.lowerBound).assumingMemoryBound(to: CChar.self)
          return unsafe fstatat(number, name, &status, flags)
        }
      }
    } catch {
      return known.kind == .nothing && (error.code == ENOENT || error.code == ENOTDIR)
    }
    let fresh = known.renewed(FileStatus(status), at: now) {
      digest(SystemName.text(of: bytes[path]), in: folder, $0)
    }
    guard let fresh else { return false }
    if fresh != known { findings.renewed.append((snapshot, fresh)) }
    return true
  }

  private mutating func digest(
    _ path: String, in folder: Folder, _ kind: Snapshot.Kind
  ) -> Snapshot.Digest? {
    if kind == .names {
      findings.effort.listings += 1
      return Snapshot.Digest(ofFolder: path, in: folder)
    }
    findings.effort.reads += 1
    return Snapshot.Digest(ofFile: path, in: folder)
  }
}
