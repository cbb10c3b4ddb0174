import ThemeCore

/// A line of source as displayed on a terminal, with expanded tabs, escaped control characters, and the column of every
/// character. Of a very long line, only the part around a mark is laid out.
struct DisplayLine {
  private struct Cell {
    var text: String
    let column: Int
    var width: Int
    /// The offset of the byte after the cell.
    var end: Int
  }

  private var cells: [Cell] = []
  /// The range of the bytes that are laid out.
  private let shown: Range<Int>
  private let isCutAtStart: Bool
  private let isCutAtEnd: Bool
  private(set) var width = 0
  private var command = LogCommand()

  /// The maximum number of bytes of a line that are laid out, which is more than any screen shows.
  private static let window = 2048
  private static let tabWidth = 4

  /// Lays out the line whose bytes are `extent`. Of a line that is longer than any screen, only the part around `offset` is
  /// laid out.
  init(_ bytes: [UInt8], extent: Range<Int>, around offset: Int) {
    var shown = extent
    if extent.count > Self.window {
      let start = Self.boundary(
        in: bytes, at: max(extent.lowerBound, offset - Self.window / 3), within: extent)
      shown = start..<min(extent.upperBound, start + Self.window)
    }
    self.shown = shown
    isCutAtStart = shown.lowerBound > extent.lowerBound
    isCutAtEnd = shown.upperBound < extent.upperBound
    append(bytes[shown])
  }

  /// The offset of the first byte at or after `offset` that begins a Unicode scalar.
  private static func boundary(in bytes: [UInt8], at offset: Int, within extent: Range<Int>) -> Int {
    var offset = offset
    while offset < extent.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = bytes.startIndex
    var previous: Unicode.Scalar?
    while true {
      let scalar: Unicode.Scalar
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return
      case .valid(let encoded):
        scalar = UTF8.decode(encoded)
        offset += encoded.count
      case .error(let length):
        scalar = "\u{FFFD}"
        offset += length
      }
      append(scalar, after: previous, end: offset)
      previous = scalar
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, end: Int) {
    let isCommand = command.isBegun(by: scalar)
    if scalar == "\t" {
      let columns = Self.tabWidth - width % Self.tabWidth
      add(Cell(text: String(repeating: " ", count: columns), column: width, width: columns, end: end))
    } else if let escape = isCommand ? VisibleText.number(of: scalar) : VisibleText.escape(of: scalar) {
      add(Cell(text: escape, column: width, width: escape.utf8.count, end: end))
    } else if let previous, VisibleText.escape(of: previous) == nil,
      DisplayWidth.joins(scalar, after: previous),
      var cell = cells.popLast()
    {
      width -= cell.width
      cell.text.unicodeScalars.append(scalar)
      cell.width = DisplayWidth.columns(ofCluster: cell.text.unicodeScalars)
      cell.end = end
      add(cell)
    } else {
      let columns = DisplayWidth.columns(of: scalar)
      add(Cell(text: String(Character(scalar)), column: width, width: columns, end: end))
    }
  }

  private mutating func add(_ cell: Cell) {
    cells.append(cell)
    width += cell.width
  }

  /// Whether a range of the line's bytes is laid out.
  func holds(_ range: Range<Int>) -> Bool {
    shown.lowerBound <= range.lowerBound && range.upperBound <= shown.upperBound
      || range.lowerBound >= shown.upperBound && !isCutAtEnd
  }

  /// The columns of a range of bytes, at least one. A character that is only partly in the range counts as a whole.
  func columns(of range: Range<Int>) -> Range<Int> {
    let first = cell(of: range.lowerBound)
    let start = first?.column ?? width
    guard !range.isEmpty else { return start..<(start + 1) }
    let last = cell(of: range.upperBound - 1)
    return start..<max(start + 1, last.map { $0.column + $0.width } ?? width)
  }

  /// The cell that contains a byte; nil past the end of the line.
  private func cell(of offset: Int) -> Cell? {
    let place = cells.partitioningIndex { $0.end > offset }
    return place < cells.count ? cells[place] : nil
  }

  /// A part of the line that fits the screen.
  struct Window {
    let text: String
    /// The column of the line at which the window begins, counting the `…` if there is one.
    let left: Int
    /// The columns of the line that are visible, without those that a `…` replaces.
    let columns: Range<Int>

    /// The visible part of a range of the line's columns, as columns of the window; at least one.
    func clipped(_ range: Range<Int>) -> Range<Int> {
      let start = min(
        max(range.lowerBound, columns.lowerBound), max(columns.lowerBound, columns.upperBound - 1))
      let end = max(start + 1, min(range.upperBound, columns.upperBound))
      return (start - left)..<(end - left)
    }

    func holds(_ range: Range<Int>) -> Bool {
      columns.lowerBound <= range.lowerBound && range.upperBound <= columns.upperBound
    }
  }

  /// The part of the line that shows `marks` in at most `budget` columns, with `…` where the line continues.
  func window(of budget: Int, showing marks: Range<Int>) -> Window {
    let total = max(width, marks.upperBound)
    if total <= budget, !isCutAtStart, !isCutAtEnd {
      return Window(text: cells.map(\.text).joined(), left: 0, columns: 0..<total)
    }
    var left = 0
    if isCutAtStart || marks.upperBound > budget - 1 {
      // The marks are centered, or shown from their beginning if they don't fit.
      left = max(0, marks.lowerBound - max(budget / 4, (budget - marks.count) / 2))
      if marks.count >= budget / 2 { left = max(0, marks.lowerBound - budget / 4) }
      if !isCutAtEnd { left = max(0, min(left, total - budget)) }
    }
    let right = left + budget
    let hasMoreBefore = left > 0 || isCutAtStart
    let hasMoreAfter = total > right || isCutAtEnd
    let first = hasMoreBefore ? left + 1 : left
    let last = hasMoreAfter ? min(right, total) - 1 : right
    var text = hasMoreBefore ? "…" : ""
    var column = first
    for cell in cells where cell.column >= first && cell.column + cell.width <= last {
      // A wide character that would be cut at the edge is replaced by a blank.
      text += String(repeating: " ", count: max(0, cell.column - column)) + cell.text
      column = cell.column + cell.width
    }
    if hasMoreAfter { text += String(repeating: " ", count: max(0, last - column)) + "…" }
    let seen = first..<max(first + 1, hasMoreAfter ? last : min(right, total))
    return Window(text: text, left: left, columns: seen)
  }
}
