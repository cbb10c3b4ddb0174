package import ThemeCore

/// What a finished build or check knew of everything that it had read, listed, looked for in vain and written.
///
/// Its bytes: what the themes have written and what was wrong with them, as it came; then the root, flags, the paths below the root
/// at which something was read, each with a snapshot, what each of them matters for, and the themes, each with its inputs as numbers
/// of those paths; then the place of the root, the number of all bytes, and a mark. Texts that are looked up end with a zero, so
/// that the system takes them where they stand.
package struct BuildState: Sendable {
  static let mark = Array("themec state 2\n".utf8)
  /// How many bytes stand behind the themes.
  static let endLength = mark.count + 16

  /// What a path matters for beside the themes that name it as an input.
  struct Scope: OptionSet {
    let rawValue: UInt8
    /// Which themes there are.
    static let discovery = Scope(rawValue: 1)
    /// Every theme.
    static let all = Scope(rawValue: 2)
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// It has every theme of its build.
    static let isComplete = Flags(rawValue: 1)
    /// Nothing was wrong.
    static let isSilent = Flags(rawValue: 2)
  }

  /// A path at which something was read.
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

  /// What a theme is to a build.
  struct Kind: OptionSet {
    let rawValue: UInt8
    /// It is only extended, and never has a bundle.
    static let isOnlyExtended = Kind(rawValue: 1)
    /// Files beside its bundle are made of several themes, this one among them.
    static let sharesFiles = Kind(rawValue: 2)
  }

  /// A theme and its bundle.
  struct Unit: Sendable {
    /// Where its path, name and folder stand.
    fileprivate let head: Range<Int>
    let kind: Kind
    let fileCount: Int
    fileprivate let inputPlace: Int
    fileprivate let inputCount: Int
    let diagnostics: Range<Int>
    let outputs: [OutputRange]
  }

  /// Files that stand one after the other.
  struct OutputRange: Sendable {
    let place: Range<Int>
    let count: Int
  }

  private(set) package var bytes: [UInt8]
  let root: Range<Int>
  let flags: Flags
  let inputs: [Input]
  let units: [Unit]
  /// Which inputs are as they were; none before they were compared.
  var freshInputs: [Bool] = []
  /// Which themes need no build; none before they were compared.
  package internal(set) var freshThemes: [Bool] = []
  /// Whether nothing was wrong with the themes nor with the project.
  package var isSilent: Bool { flags.contains(.isSilent) }
  /// Whether there are the same themes, wherever something may say that there are others.
  package internal(set) var isDiscoveryFresh = false
  /// Whether bytes were changed that should be kept.
  package internal(set) var isRefreshed = false

  /// Nil for bytes that are no whole state of this version.
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

  /// The path, the name and the folder of a theme.
  private func texts(of unit: Unit) -> (path: Range<Int>, name: Range<Int>, folder: Range<Int>) {
    var reader = StateReader(bytes, from: unit.head.lowerBound)
    return (reader.text(), reader.text(), reader.text())
  }

  /// The path, the name and the folder of a theme, as they stand here.
  func head(of unit: Unit) -> ArraySlice<UInt8> { bytes[unit.head] }

  /// The numbers of the inputs of a theme.
  func inputs(of unit: Unit) -> [Int] {
    var reader = StateReader(bytes, from: unit.inputPlace)
    return (0..<unit.inputCount).map { _ in Int(reader.number()) }
  }

  /// What was wrong with a theme, as whoever made the state writes it; empty when nothing was.
  package func diagnostics(of theme: SavedTheme) -> [UInt8] { Array(bytes[units[theme.number].diagnostics]) }

  /// Puts what was found now in the place of a snapshot, so that the next build need not look as closely.
  mutating func refresh(_ place: Int, with snapshot: Snapshot) {
    StateWriter.put(snapshot, at: place, in: &bytes)
    isRefreshed = true
  }

  func text(_ range: Range<Int>) -> String { SystemName.text(of: bytes[range]) }

  /// The path of an input from the root, empty for the root itself.
  func inputPath(_ number: Int) -> String {
    let text = text(inputs[number].path)
    return text == "." ? "" : text
  }

  /// Whether a build with these options would do nothing.
  package var isUpToDate: Bool {
    flags.contains(.isComplete) && isDiscoveryFresh && freshThemes.allSatisfy { $0 }
  }

  /// The folders of the bundles, as typed.
  package var folders: some Collection<String> {
    units.lazy.filter { !$0.kind.contains(.isOnlyExtended) }.map { text(texts(of: $0).folder) }
  }

  /// The themes, in the order of their build; each with its number.
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
        isOnlyExtended: unit.kind.contains(.isOnlyExtended), sharesFiles: unit.kind.contains(.sharesFiles),
        inputs: inputs, folder: text(texts.folder), fileCount: unit.fileCount,
        hasDiagnostics: !unit.diagnostics.isEmpty)
    }
  }
}

/// What a state says of a theme.
package struct SavedTheme: Sendable {
  /// Its place in the state.
  package let number: Int
  /// Of its file, from the root.
  package let path: String
  /// Empty when it has none.
  package let name: String
  /// Whether it is only extended, and never has a bundle.
  package let isOnlyExtended: Bool
  /// Whether files beside its bundle are made of several themes, this one among them.
  package let sharesFiles: Bool
  /// Everything that it was made of.
  package let inputs: [ThemePath]
  /// The folder of its bundle, as typed.
  package let folder: String
  /// How many files the bundle has.
  package let fileCount: Int
  /// Whether something is wrong with it.
  package let hasDiagnostics: Bool
}
