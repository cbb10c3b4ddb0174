import ThemeCore

/// A file as the renderers look at it: any number of places in it cost one pass over its bytes.
struct PrintedSource {
  /// The path as it is printed, not yet made visible.
  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  /// How many scalars begin before each byte whose offset is a multiple of `stride`: a place late in a long line is
  /// found without counting from its beginning.
  private let scalarsBefore: [Int]
  private static let stride = 1024

  init(_ file: SourceFile, from pathBase: PathBase) {
    path = pathBase.path(to: file.path)
    bytes = file.bytes
    lines = file.lines
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in file.bytes.enumerated() {
      if offset % Self.stride == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    if file.bytes.count % Self.stride == 0 { counts.append(count) }
    scalarsBefore = counts
  }

  /// The line and column of an offset, as ``LineTable/position(of:)`` gives them.
  func position(of offset: UInt32) -> (line: Int, column: Int) {
    let offset = min(Int(offset), bytes.count)
    let line = lines.line(of: offset)
    return (line, 1 + scalars(before: offset) - scalars(before: lines.extent(ofLine: line).lowerBound))
  }

  private func scalars(before offset: Int) -> Int {
    let step = offset / Self.stride
    var count = scalarsBefore[step]
    for byte in bytes[(step * Self.stride)..<offset] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension Diagnostic.Fix {
  /// What is to be written in its place in a file of these bytes: what is quoted stays quoted, as JSON needs it.
  package func replacement(in bytes: [UInt8]) -> String {
    let start = Int(range.start)
    guard start < min(Int(range.end), bytes.count), ["\"", "'"].contains(UnicodeScalar(bytes[start])),
      replacement.utf8.first != bytes[start]
    else { return replacement }
    let quote = String(UnicodeScalar(bytes[start]))
    return quote + replacement + quote
  }
}

/// The files of one report, each prepared when it is first asked for.
struct PrintedSources {
  let sources: SourceMap
  /// Where the reader of the report stands.
  let pathBase: PathBase
  private var texts: [SourceID: PrintedSource] = [:]

  init(_ sources: SourceMap, from pathBase: PathBase) {
    self.sources = sources
    self.pathBase = pathBase
  }

  subscript(source: SourceID) -> PrintedSource {
    mutating get {
      if let known = texts[source] { return known }
      let text = PrintedSource(sources[source], from: pathBase)
      texts[source] = text
      return text
    }
  }
}
