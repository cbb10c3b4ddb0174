import Platform
package import ThemeCore

/// The files of a bundle that was just written, as they stand.
package struct SavedBundle: Sendable {
  /// As typed.
  let folder: String
  let fileCount: Int
  private var files: [(path: String, snapshot: Snapshot)] = []
  /// Those that are settled, as they stand in a state, and how many they are.
  fileprivate private(set) var settledFiles = StateWriter()
  fileprivate private(set) var settledCount = 0

  /// Looks at the files of a bundle's folder, at some files beside it, and at where a build leaves what it can't finish; nil when
  /// something is not there.
  package init?(of paths: [String], in folder: String, beside others: [String]) {
    (self.folder, fileCount) = (folder, paths.count)
    let now = FileTime.present
    guard add(paths.map { "\(folder)/\($0)" } + others), let current = try? Folder(path: "."),
      let status = try? current.status(of: folder), let place = Snapshot(status, since: now)?.place
    else { return nil }
    files.append((folder, place))
    files.append(("\(folder)/\(Journal.name)", .nothing))
    let name = lastPart(ofPath: folder)
    if name != "", name != ".", name != ".." {
      files.append(("\(folder)/../.themec-\(name).stage", .nothing))
    }
  }

  /// The same with more files that stand beside the bundle; nil when one is not there.
  package func adding(_ others: [String]) -> SavedBundle? {
    var copy = self
    return copy.add(others) ? copy : nil
  }

  private mutating func add(_ paths: [String]) -> Bool {
    let now = FileTime.present
    guard let current = try? Folder(path: ".") else { return false }
    for path in paths {
      guard let status = try? current.status(of: path), status.kind == .file,
        let snapshot = Snapshot(status, since: now)
      else { return false }
      files.append((path, snapshot))
    }
    return true
  }

  /// The same a moment later, when further changes of what was recent would show; nil when something was changed since. What is
  /// still recent gets its digest.
  package func settled() -> SavedBundle? {
    guard !files.isEmpty else { return self }
    var copy = self
    let now = FileTime.present
    guard let current = try? Folder(path: ".") else { return nil }
    for (path, known) in files {
      var snapshot = known
      if known.isRecent {
        guard let status = try? current.status(of: path), known.isSame(as: status),
          let later = Snapshot(status, since: now)
        else { return nil }
        snapshot = later
        if snapshot.isRecent {
          guard let open = try? current.file(path),
            let bytes = try? open.read(size: status.size, limit: .max)
          else { return nil }
          snapshot.digest = Snapshot.Digest(of: bytes)
        }
      }
      copy.settledFiles.add(text: SystemName.bytes(of: path))
      copy.settledFiles.add(snapshot)
    }
    copy.settledCount += files.count
    copy.files = []
    return copy
  }
}

/// Makes the state of a build that has finished.
package struct StateMaker: Sendable {
  private struct Unit {
    let head: [UInt8]
    let inputs: [Int]
    let diagnostics: [UInt8]
    let outputCount: Int
    let outputs: [UInt8]

    static let empty = Unit(head: [], inputs: [], diagnostics: [], outputCount: 0, outputs: [])
    /// How many bytes it takes in a state, at least.
    var leastBytes: Int { head.count + inputs.count * 4 + diagnostics.count + outputs.count + 32 }
  }

  private let root: String
  private let disk: DiskInputs
  /// What was found before the first theme was compiled.
  private let discovery: Set<ByteText>
  private var inputs: [(path: String, snapshot: Snapshot)] = []
  private var numbers: [ByteText: Int] = [:]
  private var units: [Unit] = []
  /// Whether every theme of the build was added.
  private var isComplete = true
  /// The numbers of inputs of an older state.
  private var carried: [Int?] = []

  /// Begins when it is known which themes there are; `others` are paths at which nothing was found, or a file, to find that out.
  package init?(root: String, _ disk: DiskInputs, absent others: [String]) {
    guard let seen = disk.seen else { return nil }
    (self.root, self.disk) = (root, disk)
    let found = seen.found
    discovery = Set(found.keys).union(others.map { ByteText(text: $0) })
    for path in others { number(ByteText(text: path), .nothing) }
  }

  @discardableResult private mutating func number(_ path: ByteText, _ snapshot: Snapshot) -> Int {
    if let known = numbers[path] { return known }
    inputs.append((path.text, snapshot))
    numbers[path] = inputs.count - 1
    return inputs.count - 1
  }

  private func head(
    _ path: String, _ name: String, _ kind: BuildState.Kind, _ folder: String, _ fileCount: Int
  )
    -> [UInt8]
  {
    var writer = StateWriter()
    writer.add(text: SystemName.bytes(of: path))
    writer.add(text: SystemName.bytes(of: name))
    writer.add(kind.rawValue)
    writer.add(text: SystemName.bytes(of: folder))
    writer.add(count: fileCount)
    return writer.bytes
  }

  /// Adds a theme that was compiled now; without a bundle when it has none, or none was made. With `sharesFiles`, files that are made of several
  /// themes, this one among them, stand beside its bundle. Leaves it out when something can't be told again: the
  /// next build makes it anew.
  package mutating func add(
    _ path: ThemePath, name: String, isOnlyExtended: Bool, inputs paths: [ThemePath], bundle: SavedBundle?,
    sharesFiles: Bool = false, diagnostics: [UInt8]
  ) {
    var kind: BuildState.Kind = isOnlyExtended ? .isOnlyExtended : []
    if sharesFiles { kind.insert(.sharesFiles) }
    guard let seen = disk.seen else { return }
    let found = seen.found
    var own: [Int] = []
    for path in paths {
      let (key, folder) = (ByteText(text: path.text), ByteText(text: path.folder.text))
      if let snapshot = found[key] {
        own.append(number(key, snapshot))
      } else if let snapshot = found[folder], snapshot.kind == .names {
        // That it is not there, or is nothing to read, was seen in its folder.
        own.append(number(folder, snapshot))
      } else {
        isComplete = false
        return
      }
    }
    let settled = bundle?.settled()
    if bundle != nil, settled == nil {
      isComplete = false
      return
    }
    units.append(
      Unit(
        head: head(path.text, name, kind, bundle?.folder ?? "", bundle?.fileCount ?? 0), inputs: own,
        diagnostics: diagnostics, outputCount: settled?.settledCount ?? 0,
        outputs: settled?.settledFiles.bytes ?? []))
  }

  /// Says that a theme can't be told again.
  package mutating func addUnknown() { isComplete = false }

  /// Adds a theme as an older state has it, by its number there.
  package mutating func add(_ number: Int, of state: BuildState) {
    let unit = state.units[number]
    if carried.isEmpty { carried = Array(repeating: nil, count: state.inputs.count) }
    let own = unit.inputs.map { input in
      if let known = carried[input] { return known }
      var reader = StateReader(state.bytes, from: state.inputs[input].snapshot)
      let new = self.number(ByteText(text: state.inputPath(input)), reader.snapshot())
      carried[input] = new
      return new
    }
    units.append(
      Unit(
        head: Array(state.bytes[unit.head]),
        inputs: own, diagnostics: Array(state.bytes[unit.diagnostics]), outputCount: unit.outputCount,
        outputs: Array(state.bytes[unit.outputs])))
  }

  /// The bytes of the state, after which there is no more to make; nil when the run has met something that can't be told again.
  /// `state` is the older one, from which themes were taken; `isSilent` says that nothing was wrong.
  package mutating func bytes(after state: BuildState?, isSilent: Bool) -> [UInt8]? {
    guard let seen = disk.seen, !seen.isIncomplete else { return nil }
    let named = Set(numbers.keys)
    for (path, snapshot) in seen.found.sorted(by: { precedesInBytes($0.key.text, $1.key.text) }) {
      number(path, snapshot)
    }
    var common = Set(seen.found.keys).subtracting(named).subtracting(discovery)
    // What mattered for every theme does so for those that are taken over.
    if let state {
      for (number, input) in state.inputs.enumerated()
      where BuildState.Scope(rawValue: input.scope).contains(.all) {
        var reader = StateReader(state.bytes, from: input.snapshot)
        let path = ByteText(text: state.inputPath(number))
        self.number(path, reader.snapshot())
        common.insert(path)
      }
    }
    var flags: BuildState.Flags = isComplete ? .isComplete : []
    if isSilent { flags.insert(.isSilent) }
    return joined(common, flags)
  }

  /// Lets go of each theme when it is written: of very many, there is memory for once all of them.
  private mutating func joined(_ common: Set<ByteText>, _ flags: BuildState.Flags) -> [UInt8] {
    var writer = StateWriter()
    writer.reserve(inputs.reduce(units.reduce(0) { $0 + $1.leastBytes }) { $0 + $1.path.utf8.count + 80 })
    writer.add(BuildState.mark)
    writer.add(text: SystemName.bytes(of: root))
    writer.add(flags.rawValue)
    writer.add(count: inputs.count)
    for input in inputs {
      let key = ByteText(text: input.path)
      var scope: BuildState.Scope = discovery.contains(key) ? .discovery : []
      if common.contains(key) { scope.insert(.all) }
      writer.add(scope.rawValue)
      writer.add(text: input.path.isEmpty ? Array(".".utf8) : SystemName.bytes(of: input.path))
      writer.add(input.snapshot)
    }
    writer.add(count: units.count)
    for number in units.indices {
      let unit = units[number]
      units[number] = Unit.empty
      writer.add(unit.head)
      writer.add(count: unit.inputs.count)
      for input in unit.inputs { writer.add(count: input) }
      writer.add(text: unit.diagnostics)
      writer.add(count: unit.outputCount)
      writer.add(count: unit.outputs.count)
      writer.add(unit.outputs)
    }
    return writer.bytes
  }
}
