/// Generated code as words: names, numbers, texts and signs. Comments are left out.
struct CodeTokens {
  enum Token: Equatable {
    case name(String)
    case number(String)
    case text(String)
    case sign(Unicode.Scalar)
  }

  private let tokens: [Token]
  private(set) var position = 0

  init(_ code: String) throws(CodeError) {
    var tokens: [Token] = []
    let bytes = Array(code.utf8)
    var place = 0
    func word(orDots: Bool) -> String {
      let start = place
      while place < bytes.count,
        CodeTokens.isWord(bytes[place]) || orDots && bytes[place] == UInt8(ascii: ".")
      {
        place += 1
      }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    while place < bytes.count {
      let first = bytes[place]
      switch first {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): place += 1
      case UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "\""): tokens.append(.text(try CodeTokens.text(bytes, &place)))
      case UInt8(ascii: "0")...UInt8(ascii: "9"): tokens.append(.number(word(orDots: true)))
      case 0x80...:
        let end = bytes[(place + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        tokens += String(decoding: bytes[place..<end], as: UTF8.self).unicodeScalars.map { .sign($0) }
        place = end
      case _ where CodeTokens.isWord(first): tokens.append(.name(word(orDots: false)))
      default:
        tokens.append(.sign(Unicode.Scalar(first)))
        place += 1
      }
    }
    self.tokens = tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  var next: Token? { position < tokens.count ? tokens[position] : nil }

  /// The one after the next.
  var second: Token? { position + 1 < tokens.count ? tokens[position + 1] : nil }

  mutating func advance() { position += 1 }

  mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard next == .sign(sign) else { return false }
    position += 1
    return true
  }

  mutating func takes(word: String) -> Bool {
    guard next == .name(word) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(CodeError) {
    guard takes(sign) else { throw CodeError(reason: "`\(sign)` is missing before \(place)") }
  }

  mutating func name() throws(CodeError) -> String {
    guard case .name(let name) = next else { throw CodeError(reason: "no name before \(place)") }
    position += 1
    return name
  }

  /// The next words, for a message.
  var place: String {
    tokens[min(position, tokens.count)..<min(position + 5, tokens.count)].map { "\($0)" }.joined(
      separator: " ")
  }

  /// A literal with the escapes of both languages, which begins at a place and ends before the one that is left there.
  private static func text(_ bytes: [UInt8], _ place: inout Int) throws(CodeError) -> String {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\") {
        place += 1
      }
      text += bytes[start..<place]
      let isEscape = place < bytes.count && bytes[place] == UInt8(ascii: "\\")
      place += 1
      guard isEscape, place < bytes.count else { break }
      var rest = bytes[place...]
      var digits: ArraySlice<UInt8>
      var radix = 16
      switch rest[place] {
      case UInt8(ascii: "u"):
        digits = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(digits.count + 3)
      case UInt8(ascii: "U"):
        digits = rest.dropFirst().prefix(8)
        rest = rest.dropFirst(digits.count + 1)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        digits = rest.prefix(3)
        rest = rest.dropFirst(digits.count)
        radix = 8
      default:
        text.append(rest[place])
        place += 1
        continue
      }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
      guard let number, let escaped = Unicode.Scalar(number) else {
        throw CodeError(reason: "an escape that is none")
      }
      text += String(escaped).utf8
      place = rest.startIndex
    }
    return String(decoding: text, as: UTF8.self)
  }
}
