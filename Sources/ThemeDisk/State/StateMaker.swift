import Platform
package import ThemeCore

/// Makes the state of a build that has finished.
///
/// What takes the most goes to the draft of the state at once: how the files of bundles stand, and what is wrong with themes. Memory
/// holds where that is, as the bytes that the state will have.
package struct StateMaker: Sendable {
  /// The bytes of the state up to now.
  package let draft: CacheDraft
  private let root: String
  private let disk: DiskInputs
  /// What was found before the first theme was compiled.
  private let discovery: Set<ByteText>
  /// The paths of the inputs with their snapshots, as they will stand in the state; and what each of them matters for.
  private var inputs = StateWriter()
  private var scopes: [BuildState.Scope] = []
  private var numbers: [ByteText: UInt32] = [:]
  /// The themes, as they will stand in the state.
  private var units = StateWriter()
  private var unitCount = 0
  /// Whether every theme of the build was added.
  private var isComplete = true
  /// The numbers of inputs of an older state.
  private var carried: [UInt32?] = []

  /// Begins when it is known which themes there are; `others` are paths at which nothing was found, or a file, to find that out.
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

  /// Adds a theme that was compiled now; without a bundle when it has none, or none was made. With `sharesFiles`, files that are made of several
  /// themes, this one among them, stand beside its bundle. `diagnostics` are a place in the draft. Leaves it out when something can't
  /// be told again: the next build makes it anew.
  package mutating func add(
    _ path: ThemePath, name: String, isOnlyExtended: Bool, inputs paths: [ThemePath], bundle: SavedBundle?,
    sharesFiles: Bool = false, diagnostics: Range<Int>
  ) {
    var kind: BuildState.Kind = isOnlyExtended ? .isOnlyExtended : []
    if sharesFiles { kind.insert(.sharesFiles) }
    guard let seen = disk.seen else { return }
    var own: [UInt32] = []
    for path in paths {
      let (key, folder) = (ByteText(text: path.text), ByteText(text: path.folder.text))
      if let snapshot = seen[key] {
        own.append(number(key, snapshot))
      } else if let snapshot = seen[folder], snapshot.kind == .names {
        // That it is not there, or is nothing to read, was seen in its folder.
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

  /// Says that a theme can't be told again.
  package mutating func addUnknown() { isComplete = false }

  /// Adds a theme as an older state has it, by its number there.
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

  /// Keeps the state, after which there is no more to make, and gives its digest; nil when the run has met something that can't be told
  /// again, or where it can't be kept. `state` is the older one, from which themes were taken; `isSilent` says that nothing was wrong.
  package mutating func save(after state: BuildState?, isSilent: Bool) -> [UInt8]? {
    complete(after: state, isSilent: isSilent) ? draft.finish() : nil
  }

  /// The bytes of the state, as `save` keeps them.
  package mutating func bytes(after state: BuildState?, isSilent: Bool) -> [UInt8]? {
    complete(after: state, isSilent: isSilent) ? draft.bytes : nil
  }

  private mutating func complete(after state: BuildState?, isSilent: Bool) -> Bool {
    guard let seen = disk.seen, !seen.isIncomplete else { return false }
    for path in seen.paths.sorted(by: { precedesInBytes($0.text, $1.text) }) where numbers[path] == nil {
      if let snapshot = seen[path] { number(path, snapshot, discovery.contains(path) ? [] : .all) }
    }
    // What mattered for every theme does so for those that are taken over.
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
