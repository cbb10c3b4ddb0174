/// Generated code as words: names, numbers, texts and signs. Comments are left out.
struct CodeTokens {
  enum Token: Equatable {
    case name(String)
    case number(String)
    case text(String)
    case sign(Character)
  }

  private let tokens: [Token]
  private(set) var position = 0

  init(_ code: String) throws(CodeError) {
    var tokens: [Token] = []
    var rest = code.unicodeScalars[...]
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
        || ("A"..."Z").contains(scalar)
    }
    while let first = rest.first {
      if first == " " || first == "\n" {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else if first == "\"" {
        tokens.append(.text(try CodeTokens.text(&rest)))
      } else if ("0"..."9").contains(first) {
        let number = rest.prefix { isWord($0) || $0 == "." }
        tokens.append(.number(String(number)))
        rest.removeFirst(number.count)
      } else if isWord(first) {
        let word = rest.prefix(while: isWord)
        tokens.append(.name(String(word)))
        rest.removeFirst(word.count)
      } else {
        tokens.append(.sign(Character(first)))
        rest.removeFirst()
      }
    }
    self.tokens = tokens
  }

  var next: Token? { position < tokens.count ? tokens[position] : nil }

  /// The one after the next.
  var second: Token? { position + 1 < tokens.count ? tokens[position + 1] : nil }

  mutating func advance() { position += 1 }

  mutating func takes(_ sign: Character) -> Bool {
    guard next == .sign(sign) else { return false }
    position += 1
    return true
  }

  mutating func takes(word: String) -> Bool {
    guard next == .name(word) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: Character) throws(CodeError) {
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

  /// A literal with the escapes of both languages, its quotes taken.
  private static func text(_ rest: inout Substring.UnicodeScalarView) throws(CodeError) -> String {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let sign = rest.popFirst() else { break }
      var digits: Substring.UnicodeScalarView
      var radix = 16
      switch sign {
      case "u":
        digits = rest.dropFirst().prefix { $0 != "}" }
        rest.removeFirst(min(digits.count + 2, rest.count))
      case "U":
        digits = rest.prefix(8)
        rest.removeFirst(digits.count)
      case "0"..."7":
        rest.insert(sign, at: rest.startIndex)
        digits = rest.prefix(3)
        rest.removeFirst(digits.count)
        radix = 8
      default:
        text.append(sign)
        continue
      }
      guard let value = UInt32(String(digits), radix: radix), let escaped = Unicode.Scalar(value) else {
        throw CodeError(reason: "an escape that is none")
      }
      text.append(escaped)
    }
    return String(text)
  }
}
