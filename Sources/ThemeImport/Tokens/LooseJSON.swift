import ThemeCore

/// Reads JSON as people write it: with comments, trailing commas, keys without quotes, single quotes (JSON5), a byte order
/// mark, and with several documents in one file, each after a comment that names it.
struct LooseJSON {
  /// Why a file can't be read.
  struct Problem: Error {
    let line: Int
    let reason: String
  }

  struct Document {
    /// The last comment before the document.
    let heading: String?
    let root: FoundValue
  }

  /// Keys that stand twice in a map, of which the last one counts.
  private(set) var duplicates: [(key: String, line: Int)] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  private var comment: String?

  init(_ bytes: [UInt8]) throws(Problem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(line: 1, reason: "it is not UTF-8")
    }
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The documents of the whole text.
  mutating func documents() throws(Problem) -> [Document] {
    var result: [Document] = []
    while true {
      comment = nil
      skipBlanks()
      guard index < bytes.count else { break }
      let heading = comment
      result.append(Document(heading: heading, root: try value()))
    }
    guard !result.isEmpty else { throw Problem(line: 1, reason: "it is empty") }
    return result
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func problem(_ reason: String) -> Problem { Problem(line: line, reason: reason) }

  private mutating func value() throws(Problem) -> FoundValue {
    skipBlanks()
    let start = line
    switch byte {
    case UInt8(ascii: "{"): return FoundValue(.map(try map()), line: start)
    case UInt8(ascii: "["): return FoundValue(.list(try list()), line: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return FoundValue(.text(try quoted()), line: start)
    case nil: throw problem("the file ends where a value should be")
    default:
      let word = word()
      switch word {
      case "true": return FoundValue(.truth(true), line: start)
      case "false": return FoundValue(.truth(false), line: start)
      case "null", "undefined": return FoundValue(.null, line: start)
      default:
        guard let number = Self.number(word) else { throw problem("a value is expected here") }
        return FoundValue(.number(number), line: start)
      }
    }
  }

  /// A number in decimal digits; nil for what is none.
  private static func number(_ word: String) -> String? {
    var word = word[...]
    if word.hasPrefix("+") { word.removeFirst() }
    if word.hasPrefix("0x") { return Int(word.dropFirst(2), radix: 16).map(String.init) }
    guard word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(word),
      number.isFinite
    else { return nil }
    return String(word)
  }

  private mutating func map() throws(Problem) -> [FoundValue.Member] {
    try enter()
    var members: [FoundValue.Member] = []
    var places: [String: Int] = [:]
    while true {
      skipBlanks()
      if take("}") { break }
      let start = line
      let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      let key = isQuoted ? try quoted() : word()
      skipBlanks()
      guard isQuoted || !key.isEmpty, take(":") else {
        throw problem("a key and a colon are expected here")
      }
      let member = FoundValue.Member(key: key, line: start, value: try value())
      if let place = places[key] {
        duplicates.append((key, start))
        members[place] = member
      } else {
        places[key] = members.count
        members.append(member)
      }
      skipBlanks()
      if take(",") { continue }
      guard take("}") else { throw problem("a comma or a closing brace is expected here") }
      break
    }
    depth -= 1
    return members
  }

  private mutating func list() throws(Problem) -> [FoundValue] {
    try enter()
    var items: [FoundValue] = []
    while true {
      skipBlanks()
      if take("]") { break }
      items.append(try value())
      skipBlanks()
      if take(",") { continue }
      guard take("]") else { throw problem("a comma or a closing bracket is expected here") }
      break
    }
    depth -= 1
    return items
  }

  private mutating func enter() throws(Problem) {
    index += 1
    depth += 1
    // Half of what the reader of token files takes: what is written nests deeper than what is read.
    if depth > Limit.nestingDepth.standard / 2 { throw problem("maps and lists nest too deep") }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// The characters up to a blank or a sign.
  private mutating func word() -> String {
    let start = index
    while let byte, byte > 0x20, !",:{}[]/\"'".utf8.contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Problem) -> String {
    let quote = byte
    index += 1
    var text: [UInt8] = []
    while let next = byte, next != quote {
      index += 1
      if next == UInt8(ascii: "\n") { line += 1 }
      guard next == UInt8(ascii: "\\") else {
        text.append(next)
        continue
      }
      guard let escaped = byte else { break }
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += UTF8.encode(unicode()) ?? UTF8.encodedReplacementCharacter
      case 0x0A: line += 1
      default: text.append(escaped)
      }
    }
    guard byte != nil else { throw problem("a text has no closing quote") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of `\uXXXX`, or of two of them that stand for one.
  private mutating func unicode() -> Unicode.Scalar {
    let first = hexadecimal()
    guard (0xD800..<0xDC00).contains(first), bytes[index...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    index += 2
    let second = hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.count)].prefix {
      Character(Unicode.Scalar($0)).isHexDigit
    }
    index += digits.count
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
  }

  /// Skips blanks and comments, and keeps the text of the last comment.
  private mutating func skipBlanks() {
    while let next = byte {
      if next == 0x0A { line += 1 }
      if next <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        let start = index + 2
        while let byte, byte != 0x0A { index += 1 }
        keep(bytes[start..<index])
      } else if bytes[index...].starts(with: "/*".utf8) {
        let start = index + 2
        index = start
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) {
          if bytes[index] == 0x0A { line += 1 }
          index += 1
        }
        keep(bytes[start..<min(index, bytes.count)])
        index = min(index + 2, bytes.count)
      } else {
        break
      }
    }
  }

  private mutating func keep(_ text: ArraySlice<UInt8>) {
    let words = String(decoding: text, as: UTF8.self).split { " \t\r\n*".contains($0) }
    comment = words.joined(separator: " ")
  }
}
