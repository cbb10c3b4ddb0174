import ThemeCore
import ThemeDiagnostics

/// A line of YAML text, independent of its syntax: its indentation and the word with which it begins.
struct YAMLLine {
  let text: SourceText
  let start: Int
  /// The offset of the first byte that is not blank.
  let content: Int
  /// The offset after the last byte that is not blank.
  let end: Int
  /// The range of the word that the line begins with, after the dashes of a list. Usually it is the name of a key. It may be
  /// empty.
  let word: Range<Int>

  /// The line that contains an offset.
  init(at offset: Int, in text: SourceText) {
    self.text = text
    start = text.startOfLine(min(offset, text.bytes.count))
    content = text.skippingBlanks(from: start)
    var end = text.endOfLine(from: content)
    while end > content, text.bytes[end - 1] <= 0x20 { end -= 1 }
    self.end = end
    var first = content
    while text.byte(at: first) == UInt8(ascii: "-"), Self.isBlank(text.byte(at: first + 1)) {
      first = text.skippingBlanks(from: first + 1)
    }
    var last = first
    while let byte = text.byte(at: last), Self.isPartOfWord(byte, isFirst: last == first) { last += 1 }
    word = first..<last
  }

  /// The number of blank bytes that the line begins with.
  var indentation: Int { content - start }

  /// The columns at which the line's dashes and its word begin, from the left.
  var columns: [Int] { word.lowerBound == content ? [indentation] : [indentation, word.lowerBound - start] }

  var isEmpty: Bool { content == end || text.byte(at: content) == UInt8(ascii: "#") }

  /// Whether the word is a key: a colon follows it, and a blank follows the colon.
  var isKey: Bool {
    !word.isEmpty && text.byte(at: word.upperBound) == UInt8(ascii: ":")
      && Self.isBlank(text.byte(at: word.upperBound + 1))
  }

  /// Whether the line has a key without a value.
  var isOpen: Bool { isKey && rest.isEmpty }

  /// The range after the word and the one character that follows it, without surrounding blanks.
  var rest: Range<Int> {
    let first = min(end, text.skippingBlanks(from: min(end, word.upperBound + 1)))
    return first..<end
  }

  /// The nearest line above that is neither blank nor a comment; nil if there is none.
  var previous: YAMLLine? {
    var line = self
    while line.start > text.start {
      line = YAMLLine(at: line.start - 1, in: text)
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// The nearest line below that is neither blank nor a comment; nil if there is none.
  var next: YAMLLine? {
    var offset = text.endOfLine(from: start)
    while offset < text.bytes.count {
      let line = YAMLLine(at: offset + 1, in: text)
      if !line.isEmpty { return line }
      offset = text.endOfLine(from: min(offset + 1, text.bytes.count))
    }
    return nil
  }

  func string(_ range: Range<Int>) -> String { text.string(range.lowerBound, range.upperBound) }

  static func isBlank(_ byte: UInt8?) -> Bool {
    switch byte {
    case nil, 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  private static func isPartOfWord(_ byte: UInt8, isFirst: Bool) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
      || !isFirst && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
  }
}

/// Converts libyaml's marks, which count Unicode scalars, to byte offsets.
///
/// Marks come nearly in order, so that walking from the previous one costs about a single pass over the text.
struct MarkCursor {
  private let text: SourceText
  private let base: Int
  private var scalar = 0
  private var byte: Int

  init(_ text: SourceText) {
    self.text = text
    base = text.start
    byte = base
  }

  mutating func offset(of mark: Int) -> Int {
    if text.isASCII { return min(base + mark, text.bytes.count) }
    while scalar < mark, byte < text.bytes.count {
      byte += 1
      while byte < text.bytes.count, text.bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    while scalar > mark, byte > base {
      byte -= 1
      while byte > base, text.bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      scalar -= 1
    }
    return byte
  }
}

// Diagnosis of lines whose indentation matches none of the lines around them. libyaml reports such a line by the column of an
// outer map.

extension YAMLLine {
  /// The error that this line, or the one above it, is indented wrongly; nil if the line begins in the column of a line above.
  var misplacement: Diagnostic? {
    guard !word.isEmpty, let previous else { return nil }
    var levels: [(column: Int, line: YAMLLine)] = []
    var above: YAMLLine? = previous
    var leftmost = Int.max
    while let line = above, leftmost > 0 {
      for column in line.columns.reversed() where column < leftmost {
        levels.append((column, line))
        leftmost = column
      }
      above = line.previous
    }
    guard let nearest = levels.min(by: { abs($0.column - indentation) < abs($1.column - indentation) }),
      nearest.column != indentation, nearest.line.isKey || nearest.column != nearest.line.columns.last
    else { return nil }
    // If the next line agrees with this one, the first key of the map is the one that is indented wrongly.
    if nearest.line.start == previous.start, previous.columns.count == 1,
      let opener = previous.previous, opener.isOpen, opener.indentation < previous.indentation,
      let next, next.indentation == indentation
    {
      return .indented(previous, unlike: [(indentation, self)])
    }
    let distance = abs(nearest.column - indentation)
    let others = levels.filter { $0.column != nearest.column && abs($0.column - indentation) == distance }
    return .indented(self, unlike: [nearest] + others)
  }
}

extension Diagnostic {
  /// The error about a line whose indentation matches none of the lines that it may belong beside; `others` are these lines,
  /// the likeliest first.
  fileprivate static func indented(_ line: YAMLLine, unlike others: [(column: Int, line: YAMLLine)])
    -> Diagnostic
  {
    let (column, other) = others[0]
    let (name, otherName) = (line.name, other.name)
    let place = other.start < line.start ? "above" : "below"
    let ways = others.map { other in
      let way = other.column == 0 ? "remove its spaces" : "indent it by \(other.column.spaces)"
      return "\(way) to align it with `\(other.line.name(at: other.column))`"
    }
    return Diagnostic(
      .invalidYAML,
      "`\(name)` is indented by \(line.indentation.spaces), `\(otherName)` \(place) it by \(column)",
      at: line.text.range(line.word.lowerBound, line.word.upperBound)
    ).also(at: other.text.range(other.word.lowerBound, other.word.upperBound), column.spaces)
      .helping(words: ways.joined(separator: ", or "))
  }
}

extension YAMLLine {
  fileprivate var name: String { string(word).shortened }

  /// The text that begins in one of the line's columns: a dash, or its first word.
  fileprivate func name(at column: Int) -> String { column == columns.last ? name : "-" }
}

extension Int {
  fileprivate var spaces: String { self == 0 ? "no spaces" : self == 1 ? "1 space" : "\(self) spaces" }
}
