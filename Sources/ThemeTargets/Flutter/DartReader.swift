/// What is wrong with a text that should be an expression.
struct DartError: Error {
  let reason: String
}

/// Reads constant expressions.
struct DartReader {
  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  /// The value of a text that holds one expression and nothing else.
  static func value(_ text: Substring) throws(DartError) -> DartValue {
    var reader = DartReader(rest: text.unicodeScalars)
    let value = try reader.value()
    guard reader.next == nil else { throw DartError(reason: "more follows `\(value.text.prefix(60))`") }
    return value
  }

  /// The next sign that is no space.
  private var next: Unicode.Scalar? {
    mutating get {
      while let first = rest.first, first == " " || first == "\n" { rest.removeFirst() }
      return rest.first
    }
  }

  private mutating func value() throws(DartError) -> DartValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 16, let first = next else { throw DartError(reason: "an expression is missing") }
    switch first {
    case "'": return .string(try string())
    case "[": return .list(try items("]").map(\.value))
    case "{": return .set(try items("}").map(\.value))
    case "-", "0"..."9": return .number(word())
    default: break
    }
    let name = word()
    if name.isEmpty { throw DartError(reason: "`\(first)` begins no expression") }
    guard next == "(" else { return .name(name) }
    let items = try items(")")
    let positional = items.filter { $0.name.isEmpty }.map(\.value)
    return .call(name, positional, items.filter { !$0.name.isEmpty })
  }

  /// What stands in brackets, with the names of arguments.
  private mutating func items(_ end: Unicode.Scalar) throws(DartError) -> [DartValue.Argument] {
    rest.removeFirst()
    var items: [DartValue.Argument] = []
    while let first = next, first != end {
      let start = rest
      let name = word()
      if next == ":" {
        rest.removeFirst()
        items.append(DartValue.Argument(name: name, value: try value()))
      } else {
        rest = start
        items.append(DartValue.Argument(name: "", value: try value()))
      }
      if next == "," { rest.removeFirst() } else { break }
    }
    guard next == end else { throw DartError(reason: "`\(end)` is missing") }
    rest.removeFirst()
    return items
  }

  private mutating func word() -> String {
    let word = rest.prefix { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "." || scalar == "-"
    }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func string() throws(DartError) -> String {
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      switch scalar {
      case "'": return text
      case "$", "\n": throw DartError(reason: "a string that is not plain")
      case "\\":
        guard let escaped = rest.popFirst() else { break }
        guard escaped == "u" else {
          text.unicodeScalars.append(escaped)
          continue
        }
        let digits = String(rest.dropFirst().prefix { $0 != "}" })
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { break }
        rest.removeFirst(digits.unicodeScalars.count + 2)
        text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    throw DartError(reason: "a string has no end")
  }
}
