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
    let read = inputs.enumerated().map {
      StateLook(owner: $0, path: $1.path, snapshot: $1.snapshot, followsLinks: true)
    }
    freshInputs = compare(read, of: inputs.count, in: root, at: now, workers, &effort)
    func areFresh(_ scope: Scope) -> Bool {
      zip(inputs, freshInputs).allSatisfy { !Scope(rawValue: $0.scope).contains(scope) || $1 }
    }
    isDiscoveryFresh = areFresh(.discovery)
    guard areFresh(.all) else { return }
    var written: [StateLook] = []
    var isWhole = Array(repeating: false, count: units.count)
    for (number, unit) in units.enumerated() where unit.inputs.allSatisfy({ freshInputs[$0] }) {
      guard let looks = outputs(of: unit, number) else { continue }
      written += looks
      isWhole[number] = true
    }
    let found = compare(written, of: units.count, in: current, at: now, workers, &effort)
    freshThemes = zip(isWhole, found).map { $0 && $1 }
  }

  /// Where to look for the files of a theme; nil where the state is broken.
  private func outputs(of unit: Unit, _ number: Int) -> [StateLook]? {
    var reader = StateReader(bytes, from: unit.outputs.lowerBound, to: unit.outputs.upperBound)
    var looks: [StateLook] = []
    looks.reserveCapacity(unit.outputCount)
    for _ in 0..<unit.outputCount {
      let path = reader.text()
      looks.append(StateLook(owner: number, path: path, snapshot: reader.place, followsLinks: false))
      _ = reader.snapshot()
    }
    return reader.isBroken ? nil : looks
  }

  /// Which of `count` owners have everything as it was; keeps what tells later changes.
  private mutating func compare(
    _ looks: [StateLook], of count: Int, in folder: Folder, at now: FileTime, _ workers: Int,
    _ effort: inout StateEffort
  ) -> [Bool] {
    let runs = (looks.count + StateCheck.runLength - 1) / StateCheck.runLength
    let checks = parallelMap(runs, workers: workers) { [self] run in
      var check = StateCheck(state: self, folder: folder, now: now)
      let start = run * StateCheck.runLength
      check.look(looks[start..<min(start + StateCheck.runLength, looks.count)])
      return check.findings
    }
    var fresh = Array(repeating: true, count: count)
    for findings in checks {
      for owner in findings.stale { fresh[owner] = false }
      for (place, snapshot) in findings.renewed { refresh(place, with: snapshot) }
      effort.add(findings.effort)
    }
    return fresh
  }
}

/// One path of a state, and whose it is: the number of an input or of a theme.
private struct StateLook: Sendable {
  let owner: Int
  let path: Range<Int>
  let snapshot: Int
  let followsLinks: Bool
}

/// The comparison of a part of a state with the disk.
private struct StateCheck {
  /// A thread takes so many paths at a time, which costs several times what starting the thread does.
  static let runLength = 256

  struct Findings: Sendable {
    var effort = StateEffort()
    /// The owners of which something has changed.
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

  /// Looks at paths in their order, and at no more of an owner than shows that something of it has changed.
  mutating func look(_ looks: ArraySlice<StateLook>) {
    for look in looks where findings.stale.last != look.owner {
      if !isFresh(look) { findings.stale.append(look.owner) }
    }
  }

  /// Whether at a path stands what stood there.
  private mutating func isFresh(_ look: StateLook) -> Bool {
    var reader = StateReader(state.bytes, from: look.snapshot)
    let known = reader.snapshot()
    findings.effort.looks += 1
    var status = stat()
    let flags = look.followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    do throws(SystemError) {
      try folder.descriptor.call { number in
        unsafe state.bytes.withUnsafeBytes { bytes -> Int32 in
          guard let start = bytes.baseAddress else { return -1 }
          let name = unsafe start.advanced(by: look.path.lowerBound).assumingMemoryBound(to: CChar.self)
          return unsafe fstatat(number, name, &status, flags)
        }
      }
    } catch {
      return known.kind == .nothing && (error.code == ENOENT || error.code == ENOTDIR)
    }
    let fresh = known.renewed(FileStatus(status), at: now) { digest(state.text(look.path), $0) }
    guard let fresh else { return false }
    if fresh != known { findings.renewed.append((look.snapshot, fresh)) }
    return true
  }

  private mutating func digest(_ path: String, _ kind: Snapshot.Kind) -> Snapshot.Digest? {
    if kind == .names {
      findings.effort.listings += 1
      return Snapshot.Digest(ofFolder: path, in: folder)
    }
    findings.effort.reads += 1
    return Snapshot.Digest(ofFile: path, in: folder)
  }
}
