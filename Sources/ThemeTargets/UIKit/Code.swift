import ThemeCore

/// An expression of generated code, which is broken into lines where it is too long for one.
struct Code: ExpressibleByStringInterpolation {
  /// The maximum number of columns of a line, which only names and texts may exceed.
  static let width = 110

  /// The text before the items, or all of it.
  private let open: String
  private let items: [Code]
  private let close: String
  /// Whether each item is on a line of its own, unless there is only one.
  private let isList: Bool

  init(stringLiteral text: String) { (open, items, close, isList) = (text, [], "", false) }

  init(_ text: String) { self.init(stringLiteral: text) }

  /// A call of a function, or a list in brackets. Nil stands for an argument that is left out.
  init(_ open: String, _ items: [Code?], _ close: String = ")", isList: Bool = false) {
    self.items = items.compactMap(\.self)
    (self.open, self.close, self.isList) = (open, close, isList)
  }

  /// An array literal or a dictionary literal.
  static func list(_ items: [Code]) -> Code { Code("[", items, "]", isList: true) }

  /// The expression after a text such as an argument label.
  func after(_ text: String) -> Code { Code(text + open, items, close, isList: isList) }

  /// The expression on one line.
  private var flat: String { open + items.map(\.flat).joined(separator: ", ") + close }

  /// The lines of the expression if the first of them is indented by a number of spaces, and the last is followed by `rest`.
  func lines(indentation: Int, before rest: String = "") -> [String] {
    let indent = String(repeating: " ", count: indentation)
    let room = Code.width - indentation
    if items.isEmpty || !isLong && flat.utf8.count + rest.utf8.count <= room { return [indent + flat + rest] }
    if isList {
      return [indent + open] + items.flatMap { $0.lines(indentation: indentation + 2, before: ",") }
        + [indent + close + rest]
    }
    let end = close + rest
    if !isLong {
      let inner = items.map(\.flat)
      let all = inner.joined(separator: ", ")
      if all.utf8.count + end.utf8.count <= room - 2 { return [indent + open, "\(indent)  \(all)\(end)"] }
      let others = inner.dropFirst().joined(separator: ", ")
      if open.utf8.count + inner[0].utf8.count < room, others.utf8.count + end.utf8.count <= room - 2 {
        return ["\(indent)\(open)\(inner[0]),", "\(indent)  \(others)\(end)"]
      }
    }
    return [indent + open]
      + items.enumerated().flatMap { place, item in
        item.lines(indentation: indentation + 2, before: place < items.count - 1 ? "," : end)
      }
  }

  /// Whether the expression is never on one line.
  private var isLong: Bool { isList && items.count > 1 || items.contains(where: \.isLong) }
}

/// Escapes text of a theme for generated code, so that it can't become code.
enum CodeText {
  /// A string literal of Swift.
  static func swift(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      default: isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The text as one line of a comment: no character ends the line or is invisible, and no backslash at the end continues it.
  static func comment(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars { line += isPlain(scalar) ? String(scalar) : " " }
    while line.hasSuffix("\\") || line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// Whether a character is visible as itself: it is no control or format character, no line separator, and not hidden in
  /// another way.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: !scalar.isHidden
    }
  }
}
