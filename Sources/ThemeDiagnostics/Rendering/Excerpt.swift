import ThemeCore

/// A range of source to mark in an excerpt.
struct Mark {
  let range: SourceRange
  /// The text after the marks, with hidden characters already escaped.
  let label: String
  /// Whether the range is the place of the problem, which is marked with `^` rather than `-`.
  let isPrimary: Bool

  var character: String { isPrimary ? "^" : "-" }

  /// The marks in `count` columns, followed by the label.
  func text(count: Int) -> String {
    String(repeating: character, count: count) + (label.isEmpty ? "" : " \(label)")
  }
}

/// Lines of a file with marks beneath them: either one line with any number of marks, or the several lines of one mark.
struct Excerpt {
  /// A line of an excerpt, without its margin.
  struct Row {
    enum Margin {
      case number(Int)
      case none
      /// Some lines are left out here.
      case fold
    }

    var margin: Margin = .none
    /// The characters that connect the lines of one mark, in the style of the marks.
    var rail = ""
    var text = ""
    /// Whether the text consists of marks rather than source.
    var isMark = false
    var isPrimary = false
  }

  /// A mark, and the range of bytes beneath which it is drawn.
  private struct Place {
    let mark: Mark
    let bytes: Range<Int>
  }

  private let firstLine: Int
  /// The last line that is shown.
  let lastLine: Int
  private var places: [Place]

  /// The maximum number of lines that are shown in full. Of more lines, only the first three and the last are shown.
  private static let maxLines = 6

  /// The excerpts of the marks of one file, in the order of the marks. Marks on the same line share an excerpt.
  static func excerpts(of marks: [Mark], in text: PrintedSource) -> [Excerpt] {
    var excerpts: [Excerpt] = []
    var positions: [Int: Int] = [:]
    for mark in marks {
      let place = Place(mark: mark, bytes: visibleBytes(of: mark.range, in: text.bytes))
      let first = text.lines.line(of: place.bytes.lowerBound)
      let last = place.bytes.isEmpty ? first : text.lines.line(of: place.bytes.upperBound - 1)
      if first == last, let position = positions[first] {
        excerpts[position].places.append(place)
      } else {
        if first == last { positions[first] = excerpts.count }
        excerpts.append(Excerpt(firstLine: first, lastLine: last, places: [place]))
      }
    }
    return excerpts
  }

  /// The bytes of a range without blanks and line ends at its end. The range of a block map extends to the next content, which
  /// may be lines later.
  private static func visibleBytes(of range: SourceRange, in bytes: [UInt8]) -> Range<Int> {
    let start = min(Int(range.start), bytes.count)
    let full = start..<min(Int(range.end), bytes.count)
    let visible = bytes[full].lastIndex { !Self.isBlank($0) }
    if let visible { return start..<(visible + 1) }
    // A range of blanks alone is shortened to its first line.
    return
      start..<(bytes[full].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? full.upperBound)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The rows of the excerpt. Text is at most `budget` columns wide, except for labels.
  func rows(of text: PrintedSource, budget: Int) -> [Row] {
    firstLine == lastLine ? rowsOfOneLine(places, text, budget) : rowsOfManyLines(places[0], text, budget - 2)
  }

  private func rowsOfOneLine(_ places: [Place], _ text: PrintedSource, _ budget: Int) -> [Row] {
    let first = places[0]
    let extent = text.lines.extent(ofLine: firstLine)
    let line = DisplayLine(text.bytes, extent: extent, around: first.bytes.lowerBound)
    // If one window can't show all marks, the line is repeated for the others.
    let near = places.filter { line.holds($0.bytes) }
    let columns = near.map { line.columns(of: $0.bytes) }
    let all = columns.reduce(line.columns(of: first.bytes)) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
    let window = line.window(of: budget, showing: all.count < budget ? all : line.columns(of: first.bytes))
    var rows = [Row(margin: .number(firstLine), text: window.text)]
    var rest: [Place] = []
    for (index, place) in places.enumerated() {
      let marked = line.columns(of: place.bytes)
      guard index == 0 || line.holds(place.bytes) && window.holds(marked) else {
        rest.append(place)
        continue
      }
      let shown = window.clipped(marked)
      let marks = String(repeating: " ", count: shown.lowerBound) + place.mark.text(count: shown.count)
      rows.append(Row(text: marks, isMark: true, isPrimary: place.mark.isPrimary))
    }
    return rest.isEmpty ? rows : rows + [Row()] + rowsOfOneLine(rest, text, budget)
  }

  private func rowsOfManyLines(_ place: Place, _ text: PrintedSource, _ budget: Int) -> [Row] {
    let mark = place.mark
    var rows: [Row] = []
    let start = place.bytes.lowerBound
    let extent = text.lines.extent(ofLine: firstLine)
    let beginsLine = text.bytes[extent.lowerBound..<max(start, extent.lowerBound)].allSatisfy(Self.isBlank)
    let first = DisplayLine(text.bytes, extent: extent, around: start)
    let window = first.window(of: budget, showing: first.columns(of: start..<start))
    rows.append(
      Row(
        margin: .number(firstLine), rail: beginsLine ? "/ " : "  ", text: window.text,
        isPrimary: mark.isPrimary))
    if !beginsLine {
      let column = window.clipped(first.columns(of: start..<start)).lowerBound
      let marks = " " + String(repeating: "_", count: column + 1) + mark.character
      rows.append(Row(text: marks, isMark: true, isPrimary: mark.isPrimary))
    }
    let isFolded = lastLine - firstLine >= Self.maxLines
    for line in (firstLine + 1)..<lastLine where !isFolded || line <= firstLine + 2 {
      let extent = text.lines.extent(ofLine: line)
      let shown = DisplayLine(text.bytes, extent: extent, around: extent.lowerBound).window(
        of: budget, showing: 0..<1)
      rows.append(Row(margin: .number(line), rail: "| ", text: shown.text, isPrimary: mark.isPrimary))
    }
    if isFolded { rows.append(Row(margin: .fold, rail: "|", isPrimary: mark.isPrimary)) }

    let end = place.bytes.upperBound - 1
    let last = DisplayLine(text.bytes, extent: text.lines.extent(ofLine: lastLine), around: end)
    let marked = last.columns(of: end..<(end + 1))
    let lastWindow = last.window(of: budget, showing: marked)
    rows.append(
      Row(margin: .number(lastLine), rail: "| ", text: lastWindow.text, isPrimary: mark.isPrimary))
    let column = lastWindow.clipped(marked).upperBound - 1
    let marks = "|" + String(repeating: "_", count: column + 1) + mark.text(count: 1)
    rows.append(Row(text: marks, isMark: true, isPrimary: mark.isPrimary))
    return rows
  }
}

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
  /// The replacement as it has to be written in a file with these bytes: with quotes if the replaced text is quoted, unless it has
  /// quotes itself or is a map or a list, whose texts get quotes in JSON.
  package func replacement(in bytes: [UInt8]) -> String {
    let start = Int(range.start)
    guard start < min(Int(range.end), bytes.count), ["\"", "'"].contains(UnicodeScalar(bytes[start])),
      let first = replacement.first, !"\"'".contains(first)
    else { return replacement }
    if first == "{" || first == "[" {
      let isJSON = bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
      return isJSON ? Self.quotingWords(of: replacement) : replacement
    }
    let quote = String(UnicodeScalar(bytes[start]))
    return quote + replacement + quote
  }

  /// A map or a list of YAML on one line, without quotes, as JSON.
  private static func quotingWords(of text: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      guard " {}[],:".contains(character) else {
        word.append(character)
        continue
      }
      let isPlain = word.isEmpty || Double(word) != nil || ["true", "false", "null"].contains(word)
      result += isPlain ? word : "\"\(word)\""
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
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
