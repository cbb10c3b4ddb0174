/// A tree that YAML and JSON say alike.
enum Written: Sendable {
  case text(String)
  /// A number or a boolean, as both write it.
  case plain(String)
  case map([(String, Written)])
  case list([Written])

  /// What takes away what a fall-back says.
  static let null = Written.plain("null")

  var json: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .plain(let text): text
    case .map(let entries):
      "{" + entries.map { Self.quoted($0) + ": " + $1.json }.joined(separator: ", ") + "}"
    case .list(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    }
  }

  /// As YAML: maps in blocks or in braces, text with quotes or, where it may, without, as the dice fall.
  func yaml(_ dice: inout Dice, indent: Int = 0) -> String {
    switch self {
    case .text(let text): return Self.isSafe(text) && dice.happens(60) ? text : Self.quoted(text)
    case .plain(let text): return text
    case .list(let values):
      var parts: [String] = []
      for value in values { parts.append(value.flow(&dice)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .map(let entries):
      guard !entries.isEmpty, indent == 0 || dice.happens(70) else { return flow(&dice) }
      var lines = ""
      for (key, value) in entries {
        let name = Self.isSafe(key) ? key : Self.quoted(key)
        lines += "\n" + String(repeating: "  ", count: indent) + name + ": "
        lines += value.yaml(&dice, indent: indent + 1)
        if dice.happens(5) { lines += " # a word" }
      }
      return indent == 0 ? lines.dropFirst() + "\n" : lines
    }
  }

  private func flow(_ dice: inout Dice) -> String {
    guard case .map(let entries) = self else { return yaml(&dice, indent: 1) }
    var parts: [String] = []
    for (key, value) in entries {
      parts.append((Self.isSafe(key) ? key : Self.quoted(key)) + ": " + value.flow(&dice))
    }
    return "{ " + parts.joined(separator: ", ") + " }"
  }

  /// Whether YAML reads it as text without quotes.
  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.utf8.first, ("a"..."z").contains(Character(Unicode.Scalar(first))) else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_./@".utf8.contains(byte)
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Written: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .text(text) }
}

extension Written: ExpressibleByIntegerLiteral {
  init(integerLiteral number: Int) { self = .plain(String(number)) }

  init(_ number: Int) { self = .plain(String(number)) }
}

extension Written: ExpressibleByDictionaryLiteral {
  typealias Key = String
  typealias Value = Written

  init(dictionaryLiteral entries: (String, Written)...) { self = .map(entries) }
}

extension Written: ExpressibleByArrayLiteral {
  init(arrayLiteral values: Written...) { self = .list(values) }
}
