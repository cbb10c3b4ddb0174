import ThemeCore

/// A file prepared for rendering, in which the positions of any number of places are found after a single pass over its bytes.
struct PrintedSource {
  /// The path to print, in which hidden characters are not yet escaped.
  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  /// The number of scalars that begin before each byte whose offset is a multiple of `stride`. With it, a place late in a long
  /// line is found without counting from the line's beginning.
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

  /// The line and column of an offset, as in ``LineTable/position(of:)``.
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
  /// The replacement as it has to be written in a file with these bytes: with quotes if the replaced text is quoted, as JSON
  /// requires.
  package func replacement(in bytes: [UInt8]) -> String {
    let start = Int(range.start)
    guard start < min(Int(range.end), bytes.count), ["\"", "'"].contains(UnicodeScalar(bytes[start])),
      replacement.utf8.first != bytes[start]
    else { return replacement }
    let quote = String(UnicodeScalar(bytes[start]))
    return quote + replacement + quote
  }
}

/// The files of one report, each prepared when it is first needed.
struct PrintedSources {
  let sources: SourceMap
  /// The place from which the reader of the report opens paths.
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
