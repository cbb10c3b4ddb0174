package import ThemeCore

/// The state that a finished build or check saves: everything that it has read, listed, looked for in vain and written.
///
/// Its bytes begin with the snapshots of the files that the themes have written and the themes' diagnostics, in the order in
/// which they were added. Then follow the root; flags; the paths, relative to the root or absolute, at which something was read
/// or missing, each with a snapshot; the scope of each path; and the themes, whose inputs are indices of those paths. At the
/// end are the offset of the root, the number of all bytes, and a mark. Texts that are looked up end with a zero, so that
/// system calls can use them in place.
package struct BuildState: Sendable {
  static let mark = Array("themec state 2\n".utf8)
  /// The number of bytes that follow the themes.
  static let endLength = mark.count + 16

  /// What a path matters for, apart from the themes that name it as an input.
  struct Scope: OptionSet {
    let rawValue: UInt8
    /// The path decides which themes exist.
    static let discovery = Scope(rawValue: 1)
    /// The path matters for every theme.
    static let all = Scope(rawValue: 2)
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The state contains every theme of its build.
    static let isComplete = Flags(rawValue: 1)
    /// There were no diagnostics.
    static let isSilent = Flags(rawValue: 2)
  }

  /// A path at which something was read, listed or missing.
  struct Input: Sendable {
    private let pathStart: UInt32
    private let pathLength: UInt32
    let snapshot: Int
    fileprivate(set) var scope: Scope = []

    var path: Range<Int> { Int(pathStart)..<Int(pathStart) + Int(pathLength) }

    fileprivate init(path: Range<Int>, snapshot: Int) {
      (pathStart, pathLength) = (UInt32(path.lowerBound), UInt32(path.count))
      self.snapshot = snapshot
    }
  }

  /// The role of a theme in a build.
  struct Kind: OptionSet {
    let rawValue: UInt8
    /// The theme is only extended by others and never has a bundle.
    static let isOnlyExtended = Kind(rawValue: 1)
  }

  /// A theme and its bundle.
  struct Unit: Sendable {
    /// The bytes of the theme's path, name and folder.
    fileprivate let head: Range<Int>
    let kind: Kind
    let fileCount: Int
    fileprivate let inputPlace: Int
    fileprivate let inputCount: Int
    let diagnostics: Range<Int>
    let outputs: [OutputRange]
  }

  /// The snapshots of files, which follow one another in the state.
  struct OutputRange: Sendable {
    let place: Range<Int>
    let count: Int
  }

  private(set) package var bytes: [UInt8]
  let root: Range<Int>
  let flags: Flags
  let inputs: [Input]
  let units: [Unit]
  /// For each input, whether it is unchanged; empty before `compare`.
  var freshInputs: [Bool] = []
  /// For each theme, whether it needs no build; empty before `compare`.
  package internal(set) var freshThemes: [Bool] = []
  /// Whether there were no diagnostics for the themes or the project.
  package var isSilent: Bool { flags.contains(.isSilent) }
  /// Whether the set of themes is unchanged, as far as the paths show that decide which themes exist.
  package internal(set) var isDiscoveryFresh = false
  /// Whether snapshots in the bytes were renewed, so that the state should be saved again.
  package internal(set) var isRefreshed = false

  /// Reads a state. Nil for bytes that are not a complete state of this version.
  package init?(_ bytes: [UInt8]) {
    let last = bytes.count - Self.endLength
    guard last >= 0, bytes.suffix(Self.mark.count).elementsEqual(Self.mark) else { return nil }
    var end = StateReader(bytes, from: last)
    let (start, length) = (end.integer(UInt64.self), end.integer(UInt64.self))
    guard length == UInt64(bytes.count), length < 1 << 31, start <= UInt64(last) else { return nil }
    let first = Int(start)
    var reader = StateReader(bytes, from: first, to: last)
    root = reader.text()
    flags = Flags(rawValue: reader.integer())
    var inputs: [Input] = []
    let inputCount = reader.count()
    inputs.reserveCapacity(min(inputCount, bytes.count / 16))
    for _ in 0..<inputCount {
      let path = reader.text()
      inputs.append(Input(path: path, snapshot: reader.place))
      _ = reader.snapshot()
      guard !reader.isBroken else { return nil }
    }
    for number in inputs.indices { inputs[number].scope = Scope(rawValue: reader.integer()) }
    var units: [Unit] = []
    let unitCount = reader.count()
    units.reserveCapacity(min(unitCount, bytes.count / 16))
    for _ in 0..<unitCount {
      let head = reader.place
      for _ in 0..<3 { _ = reader.text() }
      let headEnd = reader.place
      let (kind, fileCount, inputCount) = (Kind(rawValue: reader.integer()), reader.number(), reader.count())
      let inputPlace = reader.place
      for _ in 0..<inputCount where reader.number() >= UInt64(inputs.count) { return nil }
      let diagnostics = reader.range(before: first)
      let outputs = (0..<reader.count()).map { _ in
        let place = reader.range(before: first)
        return OutputRange(place: place, count: min(place.count, Int(clamping: reader.number())))
      }
      guard !reader.isBroken, fileCount <= UInt32.max else { return nil }
      units.append(
        Unit(
          head: head..<headEnd, kind: kind, fileCount: Int(fileCount), inputPlace: inputPlace,
          inputCount: inputCount, diagnostics: diagnostics, outputs: outputs))
    }
    guard !reader.isBroken, reader.isAtEnd else { return nil }
    (self.bytes, self.inputs, self.units) = (bytes, inputs, units)
  }

  /// The ranges of a theme's path, name and folder.
  private func texts(of unit: Unit) -> (path: Range<Int>, name: Range<Int>, folder: Range<Int>) {
    var reader = StateReader(bytes, from: unit.head.lowerBound)
    return (reader.text(), reader.text(), reader.text())
  }

  /// The bytes of a theme's path, name and folder, as the state contains them.
  func head(of unit: Unit) -> ArraySlice<UInt8> { bytes[unit.head] }

  /// The indices of a theme's inputs.
  func inputs(of unit: Unit) -> [Int] {
    var reader = StateReader(bytes, from: unit.inputPlace)
    return (0..<unit.inputCount).map { _ in Int(reader.number()) }
  }

  /// The diagnostics of a theme, in the form in which the caller added them; empty when there are none.
  package func diagnostics(of theme: SavedTheme) -> [UInt8] { Array(bytes[units[theme.number].diagnostics]) }

  /// Replaces the snapshot at an offset with a newer one, so that the next build does not have to look as closely.
  mutating func refresh(_ place: Int, with snapshot: Snapshot) {
    StateWriter.put(snapshot, at: place, in: &bytes)
    isRefreshed = true
  }

  func text(_ range: Range<Int>) -> String { SystemName.text(of: bytes[range]) }

  /// The path of an input, relative to the root, and empty for the root itself; absolute for a project file that was missing.
  func inputPath(_ number: Int) -> String {
    let text = text(inputs[number].path)
    return text == "." ? "" : text
  }

  /// Whether a build with the same options would do nothing.
  package var isUpToDate: Bool {
    flags.contains(.isComplete) && isDiscoveryFresh && freshThemes.allSatisfy { $0 }
  }

  /// The folders of the bundles, as typed.
  package var folders: some Collection<String> {
    units.lazy.filter { !$0.kind.contains(.isOnlyExtended) }.map { text(texts(of: $0).folder) }
  }

  /// The themes, in the order in which they were built.
  package var themes: [SavedTheme] {
    var paths: [ThemePath?] = Array(repeating: nil, count: inputs.count)
    return units.indices.map { number in
      let unit = units[number]
      let inputs = inputs(of: unit).compactMap { input in
        if let known = paths[input] { return known }
        let text = inputPath(input)
        let path = text.isEmpty ? .root : ThemePath(text)
        paths[input] = path
        return path
      }
      let texts = texts(of: unit)
      return SavedTheme(
        number: number, path: text(texts.path), name: text(texts.name),
        isOnlyExtended: unit.kind.contains(.isOnlyExtended),
        inputs: inputs, folder: text(texts.folder), fileCount: unit.fileCount,
        hasDiagnostics: !unit.diagnostics.isEmpty)
    }
  }
}

/// What a state contains about a theme.
package struct SavedTheme: Sendable {
  /// The index of the theme in the state.
  package let number: Int
  /// The path of the theme's file, relative to the root.
  package let path: String
  /// The theme's name; empty when it has none.
  package let name: String
  /// Whether the theme is only extended by others and never has a bundle.
  package let isOnlyExtended: Bool
  /// The paths of all inputs that the theme was made from.
  package let inputs: [ThemePath]
  /// The folder of the theme's bundle, as typed.
  package let folder: String
  /// The number of files in the bundle.
  package let fileCount: Int
  /// Whether there are diagnostics for the theme.
  package let hasDiagnostics: Bool
}
