package import ThemeCore

/// What a finished build or check knew of everything that it had read, listed, looked for in vain and written.
///
/// Its bytes, each number little-endian: a mark; the root; flags; the paths below the root at which something was read, each with what
/// it matters for and a snapshot; then the themes, each with its inputs as numbers of those paths, and the files of its bundle
/// with their snapshots. Texts end with a zero, so that the system takes them where they stand.
package struct BuildState: Sendable {
  static let mark = Array("themec state 1\n".utf8)

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
    let path: Range<Int>
    let snapshot: Int
    let scope: UInt8
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
    /// What stands before its inputs.
    let head: Range<Int>
    let path: Range<Int>
    let name: Range<Int>
    let kind: Kind
    let folder: Range<Int>
    let fileCount: Int
    let inputs: [Int]
    let diagnostics: Range<Int>
    /// From the first of its files to behind the last.
    let outputs: Range<Int>
    let outputCount: Int
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
    var reader = StateReader(bytes)
    guard bytes[reader.take(Self.mark.count)].elementsEqual(Self.mark) else { return nil }
    root = reader.text()
    flags = Flags(rawValue: reader.integer())
    var inputs: [Input] = []
    for _ in 0..<reader.count() {
      let (scope, path) = (reader.integer(UInt8.self), reader.text())
      inputs.append(Input(path: path, snapshot: reader.place, scope: scope))
      _ = reader.snapshot()
    }
    var units: [Unit] = []
    for _ in 0..<reader.count() {
      let start = reader.place
      let (path, name, kind) = (reader.text(), reader.text(), Kind(rawValue: reader.integer()))
      let (folder, fileCount) = (reader.text(), Int(reader.integer(UInt32.self)))
      let head = start..<reader.place
      let numbers = (0..<reader.count()).map { _ in Int(reader.integer(UInt32.self)) }
      let (diagnostics, outputCount, length) = (reader.text(), reader.count(), reader.count())
      let outputs = reader.take(length)
      guard !reader.isBroken, numbers.allSatisfy(inputs.indices.contains) else { return nil }
      units.append(
        Unit(
          head: head, path: path, name: name, kind: kind, folder: folder,
          fileCount: fileCount,
          inputs: numbers, diagnostics: diagnostics, outputs: outputs, outputCount: outputCount))
    }
    guard !reader.isBroken, reader.isAtEnd else { return nil }
    (self.bytes, self.inputs, self.units) = (bytes, inputs, units)
  }

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
    units.lazy.filter { !$0.kind.contains(.isOnlyExtended) }.map { text($0.folder) }
  }

  /// The themes, in the order of their build; each with its number.
  package var themes: [SavedTheme] {
    var paths: [ThemePath?] = Array(repeating: nil, count: inputs.count)
    return units.indices.map { number in
      let unit = units[number]
      let inputs = unit.inputs.compactMap { input in
        if let known = paths[input] { return known }
        let text = inputPath(input)
        let path = text.isEmpty ? .root : ThemePath(text)
        paths[input] = path
        return path
      }
      return SavedTheme(
        number: number, path: text(unit.path), name: text(unit.name),
        isOnlyExtended: unit.kind.contains(.isOnlyExtended), sharesFiles: unit.kind.contains(.sharesFiles),
        inputs: inputs, folder: text(unit.folder), fileCount: unit.fileCount,
        diagnostics: Array(bytes[unit.diagnostics]))
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
  /// What is wrong with it, as whoever made the state writes it; empty when nothing is.
  package let diagnostics: [UInt8]
}
