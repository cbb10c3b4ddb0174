import Platform
package import ThemeCore

/// Makes the state of a build that has finished.
///
/// The largest parts, which are the snapshots of bundles' files and the diagnostics of themes, are added to the draft of the
/// state at once. Only their ranges there are kept in memory, in the encoding of the state.
package struct StateMaker: Sendable {
  /// The bytes of the state so far.
  package let draft: CacheDraft
  private let root: String
  private let disk: DiskInputs
  /// The paths that were looked at before the first theme was compiled.
  private let discovery: Set<ByteText>
  /// The paths of the inputs with their snapshots, in the encoding of the state; `scopes` has the scope of each.
  private var inputs = StateWriter()
  private var scopes: [BuildState.Scope] = []
  private var numbers: [ByteText: UInt32] = [:]
  /// The themes, in the encoding of the state.
  private var units = StateWriter()
  private var unitCount = 0
  /// Whether every theme of the build was added.
  private var isComplete = true
  /// The new indices of the inputs of an older state; nil for inputs that were not taken over.
  private var carried: [UInt32?] = []

  /// Begins the state; to be called when it is known which themes exist. `others` are absolute paths at which nothing was
  /// found; they, too, decide which themes exist. Nil when `disk` does not record what it finds.
  package init?(root: String, _ disk: DiskInputs, absent others: [String], draft: CacheDraft) {
    guard let seen = disk.seen else { return nil }
    (self.root, self.disk, self.draft) = (root, disk, draft)
    discovery = Set(seen.paths).union(others.map { ByteText(text: $0) })
    for path in others { number(ByteText(text: path), .nothing) }
  }

  @discardableResult private mutating func number(
    _ path: ByteText, _ snapshot: Snapshot, _ scope: BuildState.Scope = []
  ) -> UInt32 {
    if let known = numbers[path] {
      scopes[Int(known)].formUnion(scope)
      return known
    }
    let number = UInt32(scopes.count)
    inputs.add(text: path.text.isEmpty ? Array(".".utf8) : SystemName.bytes(of: path.text))
    inputs.add(snapshot)
    scopes.append(discovery.contains(path) ? scope.union(.discovery) : scope)
    numbers[path] = number
    return number
  }

  /// Adds a theme that was compiled by this build. `bundle` is nil when the theme has none or none was made.
  /// `diagnostics` is a range in the draft. The theme is left out when there is no snapshot of one of its inputs or when its bundle has changed since; the next build
  /// then makes it again.
  package mutating func add(
    _ path: ThemePath, name: String, isOnlyExtended: Bool, inputs paths: [ThemePath], bundle: SavedBundle?,
    diagnostics: Range<Int>
  ) {
    let kind: BuildState.Kind = isOnlyExtended ? .isOnlyExtended : []
    guard let seen = disk.seen else { return }
    var own: [UInt32] = []
    for path in paths {
      let (key, folder) = (ByteText(text: path.text), ByteText(text: path.folder.text))
      if let snapshot = seen[key] {
        own.append(number(key, snapshot))
      } else if let snapshot = seen[folder], snapshot.kind == .names {
        // That the input is missing or unreadable was found by listing its folder.
        own.append(number(folder, snapshot))
      } else {
        isComplete = false
        return
      }
    }
    let settled = bundle?.settled(in: draft)
    if bundle != nil, settled == nil {
      isComplete = false
      return
    }
    var head = StateWriter()
    for text in [path.text, name, bundle?.folder ?? ""] { head.add(text: SystemName.bytes(of: text)) }
    add(
      head: head.bytes, kind, fileCount: bundle?.fileCount ?? 0, inputs: own, diagnostics: diagnostics,
      settled?.settledFiles ?? [])
  }

  private mutating func add(
    head: some Collection<UInt8>, _ kind: BuildState.Kind, fileCount: Int, inputs: [UInt32],
    diagnostics: Range<Int>, _ outputs: [BuildState.OutputRange]
  ) {
    units.add(head)
    units.add(kind.rawValue)
    units.add(count: fileCount)
    units.add(count: inputs.count)
    for input in inputs { units.add(number: UInt64(input)) }
    units.add(diagnostics)
    units.add(count: outputs.count)
    for range in outputs {
      units.add(range.place)
      units.add(count: range.count)
    }
    unitCount += 1
  }

  /// Adds the names in the folder at an absolute path: where others are found there, the run has something to do. Does nothing
  /// where the folder can't be read.
  package mutating func addNames(in path: String) {
    guard let seen = disk.seen, let folder = try? Folder(path: path),
      let status = try? folder.descriptor.status(), let names = try? folder.names(limit: .max),
      var snapshot = Snapshot(status, since: seen.start)
    else { return }
    snapshot.digest = Snapshot.Digest(ofNames: names.filter(SystemName.isUTF8).sorted(by: precedesInBytes))
    number(ByteText(text: path), snapshot, .discovery)
  }

  /// Notes that a theme could not be added, so that the state is not complete.
  package mutating func addUnknown() { isComplete = false }

  /// Adds the theme with index `number` in an older state, as that state contains it.
  package mutating func add(_ number: Int, of state: BuildState) {
    let unit = state.units[number]
    if carried.isEmpty { carried = Array(repeating: nil, count: state.inputs.count) }
    let own = state.inputs(of: unit).map { input in
      if let known = carried[input] { return known }
      var reader = StateReader(state.bytes, from: state.inputs[input].snapshot)
      let new = self.number(ByteText(text: state.inputPath(input)), reader.snapshot())
      carried[input] = new
      return new
    }
    let diagnostics = draft.add(Array(state.bytes[unit.diagnostics]))
    let outputs = unit.outputs.map {
      BuildState.OutputRange(place: draft.add(Array(state.bytes[$0.place])), count: $0.count)
    }
    add(
      head: state.head(of: unit), unit.kind, fileCount: unit.fileCount, inputs: own,
      diagnostics: diagnostics, outputs)
  }

  /// Completes and keeps the state, and returns its digest. Nil when the run looked at a path for which no snapshot is
  /// possible, or when the state can't be kept. `state` is the older state from which themes were taken over; `isSilent` says
  /// that there were no diagnostics. Nothing can be added afterward.
  package mutating func save(after state: BuildState?, isSilent: Bool) -> [UInt8]? {
    complete(after: state, isSilent: isSilent) ? draft.finish() : nil
  }

  /// Completes the state, and returns the bytes that `save` would keep.
  package mutating func bytes(after state: BuildState?, isSilent: Bool) -> [UInt8]? {
    complete(after: state, isSilent: isSilent) ? draft.bytes : nil
  }

  private mutating func complete(after state: BuildState?, isSilent: Bool) -> Bool {
    guard let seen = disk.seen, !seen.isIncomplete else { return false }
    for path in seen.paths.sorted(by: { precedesInBytes($0.text, $1.text) }) where numbers[path] == nil {
      if let snapshot = seen[path] { number(path, snapshot, discovery.contains(path) ? [] : .all) }
    }
    // Paths that mattered for every theme also matter for the themes that were taken over.
    if let state {
      for (number, input) in state.inputs.enumerated() where input.scope.contains(.all) {
        var reader = StateReader(state.bytes, from: input.snapshot)
        self.number(ByteText(text: state.inputPath(number)), reader.snapshot(), .all)
      }
    }
    var flags: BuildState.Flags = isComplete ? .isComplete : []
    if isSilent { flags.insert(.isSilent) }
    var writer = StateWriter()
    writer.add(text: SystemName.bytes(of: root))
    writer.add(flags.rawValue)
    writer.add(count: scopes.count)
    let start = draft.add(writer.bytes).lowerBound
    draft.add(inputs.bytes)
    writer = StateWriter()
    for scope in scopes { writer.add(scope.rawValue) }
    writer.add(count: unitCount)
    draft.add(writer.bytes)
    let end = draft.add(units.bytes).upperBound
    writer = StateWriter()
    writer.add(UInt64(start))
    writer.add(UInt64(end + BuildState.endLength))
    writer.add(BuildState.mark)
    draft.add(writer.bytes)
    return true
  }
}
