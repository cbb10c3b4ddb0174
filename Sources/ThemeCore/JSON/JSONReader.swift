/// An event in a JSON text.
package enum JSONEvent: Sendable {
  /// The start of an object, with the offset of its `{`.
  case beginObject(at: Int)
  /// The start of an array, with the offset of its `[`.
  case beginArray(at: Int)
  /// The end of the innermost object or array, with the offset after its closing bracket.
  case end(at: Int)
  case key(Ranged<String>)
  case string(Ranged<String>)
  /// A number, `true`, `false` or `null`, as it is written.
  case plain(Ranged<String>)
}

/// A streaming reader for JSON, exactly as RFC 8259 defines it. It returns one event at a time and needs no recursion.
///
/// A loose one takes what other tools write, too: comments, commas before closing brackets, keys without quotes, single quotes,
/// words of any kind as values, and several values one after the other.
package struct JSONReader {
  /// What the grammar allows next.
  private enum Expectation {
    case value
    /// After `[`: a value or `]`.
    case firstItem
    case key
    /// After `{`: a key or `}`.
    case firstKey
    /// After a value: `,`, the closing bracket of the innermost object or array, or the end of the file.
    case separator

    var words: String {
      switch self {
      case .value: "a value"
      case .firstItem: "a value or `]`"
      case .key: "a key in double quotes"
      case .firstKey: "a key in double quotes or `}`"
      case .separator: ""
      }
    }
  }

  private let text: SourceText
  private let isLoose: Bool
  /// The text of the last comment before the value that is read.
  package private(set) var comment: Range<Int>?
  private var index: Int
  private var expects = Expectation.value
  /// The objects (true) and arrays (false) that are not closed yet.
  private var open: [Bool] = []
  /// Whether an error about the end of the file names what is not closed, for which the text is read again.
  private var namesUnclosed = true

  /// Creates a reader that begins at the start of the text, after a byte order mark if there is one.
  package init(_ text: SourceText, isLoose: Bool = false) {
    self.text = text
    self.isLoose = isLoose
    index = text.start
  }

  /// The next event; nil after the end of the text's only value.
  package mutating func next() throws(JSONProblem) -> JSONEvent? {
    while true {
      skipBlanks()
      switch (expects, text.byte(at: index)) {
      case (.firstItem, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")): return close()
      case (.key, UInt8(ascii: "}")) where isLoose: return close()
      case (.value, UInt8(ascii: "]")) where isLoose && open.last == false: return close()
      case (.value, let byte), (.firstItem, let byte): return try value(beginningWith: byte)
      case (.key, _), (.firstKey, _): return .key(try key())
      case (.separator, let byte):
        guard let isObject = open.last else {
          guard byte != nil else { return nil }
          guard isLoose else { throw problem("the end of the file") }
          expects = .value
          continue
        }
        if byte == UInt8(ascii: isObject ? "}" : "]") { return close() }
        guard byte == UInt8(ascii: ",") else { throw missingSeparator(isObject) }
        index += 1
        expects = isObject ? .key : .value
      }
    }
  }

  private mutating func value(beginningWith byte: UInt8?) throws(JSONProblem) -> JSONEvent {
    let start = index
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = byte == UInt8(ascii: "{")
      open.append(isObject)
      index += 1
      expects = isObject ? .firstKey : .firstItem
      return isObject ? .beginObject(at: start) : .beginArray(at: start)
    case UInt8(ascii: "\""),
      UInt8(ascii: "'") where isLoose:
      let string = try string()
      expects = .separator
      return .string(string)
    case _ where isLoose:
      index = endOfWord
      guard index > start else { throw problem(expects.words) }
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"):
      index = try JSONNumber(at: start, in: text).end
    default:
      let words = ["true", "false", "null"]
      guard let word = words.first(where: { text.bytes[start...].starts(with: $0.utf8) }) else {
        throw problem(expects.words)
      }
      index += word.utf8.count
    }
    expects = .separator
    return .plain(Ranged(text.string(start, index), text.range(start, index)))
  }

  private mutating func key() throws(JSONProblem) -> Ranged<String> {
    let key: Ranged<String>
    switch text.byte(at: index) {
    case UInt8(ascii: "\""),
      UInt8(ascii: "'") where isLoose:
      key = try string()
    default:
      let start = index
      if isLoose { index = endOfWord }
      guard index > start else { throw problem(expects.words) }
      key = Ranged(text.string(start, index), text.range(start, index))
    }
    skipBlanks()
    guard text.byte(at: index) == UInt8(ascii: ":") else { throw problem("`:` after the key") }
    index += 1
    expects = .value
    return key
  }

  /// The offset after the word of a loose text that begins here: up to a blank or a sign.
  private var endOfWord: Int {
    var end = index
    while let byte = text.byte(at: end), byte > 0x20, !",:{}[]/\"'".utf8.contains(byte) { end += 1 }
    return end
  }

  private mutating func string() throws(JSONProblem) -> Ranged<String> {
    let string = try JSONString(at: index, in: text, isLoose: isLoose)
    defer { index = string.end }
    return Ranged(string.value, text.range(index, string.end))
  }

  private mutating func close() -> JSONEvent {
    index += 1
    open.removeLast()
    if open.isEmpty { comment = nil }
    expects = .separator
    return .end(at: index)
  }

  private mutating func skipBlanks() {
    while let byte = text.byte(at: index) {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || (isLoose && byte < 0x20) {
        index += 1
      } else if isLoose, byte == UInt8(ascii: "/"), let end = endOfComment {
        let isLine = text.byte(at: index + 1) == UInt8(ascii: "/")
        comment = index + 2..<max(index + 2, isLine ? end : end - 2)
        index = end
      } else {
        return
      }
    }
  }

  /// The offset after the comment of a loose text that begins here; nil if none does.
  private var endOfComment: Int? {
    switch text.byte(at: index + 1) {
    case UInt8(ascii: "/"): return text.endOfLine(from: index)
    case UInt8(ascii: "*"):
      return text.bytes[(index + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? text.bytes.count
    default: return nil
    }
  }

  private func problem(_ expected: String) -> JSONProblem {
    JSONProblem(expected: expected, at: index, in: text)
  }

  /// The error about what follows a value inside of an object (true) or an array.
  private func missingSeparator(_ isObject: Bool) -> JSONProblem {
    let expected = isObject ? "`,` or `}`" : "`,` or `]`"
    guard let byte = text.byte(at: index) else {
      return (namesUnclosed ? JSONReader.unclosed(in: text, isLoose: isLoose) : nil) ?? problem(expected)
    }
    let end = text.endOfToken(before: index)
    if end == index, text.bytes[end - 1] < 0x80, byte.isASCIILetter {
      var start = end
      while start > max(text.start, end - 40), text.bytes[start - 1] > 0x20,
        !",:[{".utf8.contains(text.bytes[start - 1])
      {
        start -= 1
      }
      guard end - start < 40 else { return problem(expected) }
      let whole = text.range(start, Int(FoundText(at: index, in: text).range.end))
      return JSONProblem(
        "expected a value, found \(FoundText.quoted(text.string(start, Int(whole.end))))", at: whole,
        help: "put text between double quotes")
    }
    guard "\"{[".utf8.contains(byte) else { return problem(expected) }
    return JSONProblem(
      "expected \(expected) after this value, found \(FoundText(at: index, in: text).words)",
      at: text.range(end - 1, end), help: "put a comma after it")
  }

  /// The error about an object or an array that is not closed, where the indentation of a key shows which one it is; else about
  /// the innermost one. Nil if all are closed.
  private static func unclosed(in text: SourceText, isLoose: Bool) -> JSONProblem? {
    var reader = JSONReader(text, isLoose: isLoose)
    reader.namesUnclosed = false
    var lines = Indentations(text)
    // With the indentation of their lines and of their first keys.
    var open: [(offset: Int, indentation: Int, keys: Int?)] = []
    while let event = try? reader.next() {
      switch event {
      case .beginObject(let offset), .beginArray(let offset):
        open.append((offset, lines.indentation(of: offset).columns, nil))
      case .end: open.removeLast()
      case .key(let key):
        let (columns, isFirst) = lines.indentation(of: Int(key.range.start))
        guard let bracket = open.last, isFirst else { continue }
        guard let keys = bracket.keys else {
          open[open.count - 1].keys = columns
          continue
        }
        guard columns < keys, columns <= bracket.indentation else { continue }
        return JSONProblem(
          "expected `}` before this key", at: key.range, help: "close the object that is open here",
          related: (text.range(bracket.offset, bracket.offset + 1), "this one"))
      case .string, .plain: continue
      }
    }
    guard let bracket = open.last else { return nil }
    let sign = text.string(bracket.offset, bracket.offset + 1)
    return JSONProblem(
      "this `\(sign)` is never closed", at: text.range(bracket.offset, bracket.offset + 1),
      help: "add a `\(sign == "{" ? "}" : "]")` at its end")
  }
}

/// The indentations of lines, asked in the order of the text, each byte of which is looked at once.
private struct Indentations {
  private let text: SourceText
  private var line: Int
  private var first: Int
  private var scanned: Int

  init(_ text: SourceText) {
    self.text = text
    (line, scanned) = (text.start, text.start)
    first = text.skippingBlanks(from: text.start)
  }

  /// The number of blanks at the beginning of the line of an offset, and whether nothing else stands before it.
  mutating func indentation(of offset: Int) -> (columns: Int, isFirst: Bool) {
    while scanned < offset {
      let byte = text.bytes[scanned]
      scanned += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      line = scanned
      first = text.skippingBlanks(from: line)
    }
    return (first - line, first == offset)
  }
}
