import Platform
import ThemeCore

/// The number of file system operations that a comparison of a state with the disk took.
package struct StateEffort: Equatable, Sendable {
  /// The number of paths whose status was requested.
  package var looks = 0
  /// The number of files that were read.
  package var reads = 0
  /// The number of folders that were listed.
  package var listings = 0

  package init() {}

  mutating func add(_ other: StateEffort) {
    looks += other.looks
    reads += other.reads
    listings += other.listings
  }
}

extension BuildState {
  /// Compares the state with the disk on `workers` threads, and sets `freshInputs`, `freshThemes` and `isDiscoveryFresh`. `now`
  /// is a time before the call.
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
    // A bundle has about ten files, so fewer themes than inputs make a run.
    freshThemes = compare(units.count, StateCheck.runLength / 8, in: current, at: now, workers, &effort) {
      $0.look(atTheme: $1)
    }
  }

  /// For each of `count` inputs or themes, whether it is unchanged. A thread checks `length` of them at a time. Renewed
  /// snapshots are put into the state.
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
  /// How many paths a thread checks at a time. Checking them takes several times as long as starting the thread.
  static let runLength = 256

  struct Findings: Sendable {
    var effort = StateEffort()
    /// The indices of the inputs or themes that have changed.
    var stale: [Int] = []
    /// The renewed snapshots, by the offsets of those that they replace.
    var renewed: [(place: Int, snapshot: Snapshot)] = []
  }

  let state: BuildState
  let folder: Folder
  let now: FileTime
  var findings = Findings()

  init(state: BuildState, folder: Folder, now: FileTime) {
    (self.state, self.folder, self.now) = (state, folder, now)
  }

  /// Whether an input is unchanged.
  mutating func look(atInput number: Int) -> Bool {
    let input = state.inputs[number]
    return isFresh(state.bytes, input.path, in: folder, input.snapshot, followsLinks: true)
  }

  /// Whether a theme's inputs and files are all unchanged. Stops at the first one that has changed.
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

  /// Whether a file or folder still matches the snapshot at an offset in the state. Its path is a range of `bytes` that is
  /// followed by a zero.
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
