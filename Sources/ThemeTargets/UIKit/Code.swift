import ThemeCheck
package import ThemeCore
import ThemeModel
import ThemeResolution

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

/// The value that generated code sets a fact of a look to.
package enum UIKitValue: Equatable, Sendable {
  case art(UIKitArt)
  case insets(UIKitMargins)
  /// Any other value. A font has the name by which iOS knows it.
  case plain(LookValue)

  /// The literal `nil`.
  static let nothing = UIKitValue.plain(.nothing)
  /// A fact of the look.
  static func fact(_ value: FactValue) -> UIKitValue { .plain(.fact(value)) }
  /// A new title or icon, of which no property is set yet.
  static let present = UIKitValue.plain(.present)

  /// Creates the value from that of a look's property; `art` returns the asset catalog's picture for some art.
  init(_ value: LookValue, art: (ShownArt) -> UIKitArt) {
    switch value {
    case .art(let shown): self = .art(art(shown))
    case .fact(.insets(let insets)): self = .insets(UIKitMargins(insets))
    case .fact(.font(let font)): self = .fact(.font(font.named(for: \.ios)))
    default: self = .plain(value)
    }
  }
}

/// A picture of the asset catalog, as generated code describes it.
package struct UIKitArt: Equatable, Sendable {
  /// The name by which code loads the picture.
  package var name: String
  /// The resizing mode; nil for art that doesn't stretch.
  package var resizing: ResizingMode?
  package var caps: UIKitMargins
  package var alignment: UIKitMargins
  package var isTemplate: Bool
  /// The color that fills the art from edge to edge, so that the picture isn't needed; nil for other art.
  package var color: Color?
  /// Whether the art is the background of a bar and so dark that the status bar needs light text.
  package var isDark = false
}

/// Insets: in points if they are the same at every scale, or else in pixels of each scale's file.
package struct UIKitMargins: Equatable, Sendable {
  package enum Lengths: Equatable, Sendable {
    case points(Insets<Points>)
    case pixels([ScaledInsets])
  }

  /// The insets in pixels of the file of one scale.
  package struct ScaledInsets: Equatable, Sendable {
    package let scale: Scale
    package let insets: Insets<Pixels>
  }

  package let lengths: Lengths
  /// Whether the left and right insets are those for left-to-right languages, and exchanged for others.
  package var isDirected = false

  init(_ insets: Insets<Points>) { lengths = .points(insets) }

  /// Creates margins in points if all scales agree on them, or else in pixels.
  init(_ scales: [(scale: Scale, insets: Insets<Pixels>)]) {
    let points = scales.map { $0.insets.points(at: $0.scale) }
    if let first = points.first, !points.allSatisfy({ $0 == first }) {
      lengths = .pixels(scales.map { ScaledInsets(scale: $0.scale, insets: $0.insets) })
    } else {
      lengths = .points(points.first ?? .zero)
    }
  }

  var isZero: Bool { lengths == .points(.zero) }

  private var mirrored: Lengths {
    switch lengths {
    case .points(let insets): .points(insets.mirrored)
    case .pixels(let scales):
      .pixels(scales.map { ScaledInsets(scale: $0.scale, insets: $0.insets.mirrored) })
    }
  }

  /// The margins for both reading directions, if `other` are those for right-to-left languages; nil if one value can't say them.
  fileprivate func directed(mirroredBy other: UIKitMargins) -> UIKitMargins? {
    if self == other { return self }
    guard other.lengths == mirrored else { return nil }
    var both = self
    both.isDirected = true
    return both
  }
}

extension UIKitValue {
  /// The value for both reading directions, if `other` is the one for right-to-left languages; nil if one value can't say them.
  func directed(mirroredBy other: UIKitValue) -> UIKitValue? {
    switch (self, other) {
    case (.plain(.fact(.alignment(.left))), .plain(.fact(.alignment(.right)))):
      return .fact(.alignment(.leading))
    case (.plain(.fact(.alignment(.right))), .plain(.fact(.alignment(.left)))):
      return .fact(.alignment(.trailing))
    case (.insets(let left), .insets(let right)):
      return left.directed(mirroredBy: right).map { .insets($0) }
    case (.art(let left), .art(var right)):
      guard let caps = left.caps.directed(mirroredBy: right.caps),
        let alignment = left.alignment.directed(mirroredBy: right.alignment)
      else { return nil }
      (right.caps, right.alignment) = (left.caps, left.alignment)
      guard left == right else { return nil }
      (right.caps, right.alignment) = (caps, alignment)
      return .art(right)
    default: return nil
    }
  }
}
