import ThemeBundle
import ThemeCore
import ThemeModel

/// A constant expression in Dart, as far as themes need it.
package indirect enum DartValue: Equatable, Sendable {
  /// A number literal: `7.5`, `0xff102030`.
  case number(String)
  case string(String)
  /// A name: `true`, `Brightness.dark`.
  case name(String)
  case list([DartValue])
  case set([DartValue])
  /// A map with strings as keys, in this order.
  case map([Argument])
  case call(String, [DartValue], [Argument])

  /// A named argument, or an entry of a map with its key.
  package struct Argument: Equatable, Sendable {
    package let name: String
    package var value: DartValue
  }

  /// A call with named arguments; those without a value are left out.
  static func call(_ name: String, _ positional: [DartValue] = [], named: [(String, DartValue?)]) -> DartValue
  {
    .call(name, positional, named.compactMap { name, value in value.map { Argument(name: name, value: $0) } })
  }

  /// The expression on one line.
  var text: String {
    let (open, items, close) = parts
    return open + items.map { $0.prefix + $0.value.text }.joined(separator: ", ") + close
  }

  /// The expression after `indent` columns. If it is too long for one line, each of its items is on lines of its own.
  func text(indent: Int) -> String {
    let line = text
    let (open, items, close) = parts
    if close.isEmpty || line.utf8.count + indent <= 100 { return line }
    let space = String(repeating: " ", count: indent + 2)
    let body = items.map { "\(space)\($0.prefix)\($0.value.text(indent: indent + 2)),\n" }.joined()
    return "\(open)\n\(body)\(space.dropLast(2))\(close)"
  }

  /// What the expression begins with, its items, and what it ends with, which is empty for a literal.
  private var parts: (open: String, items: [(prefix: String, value: DartValue)], close: String) {
    func named(_ arguments: [Argument], _ name: (String) -> String) -> [(String, DartValue)] {
      arguments.map { ("\(name($0.name)): ", $0.value) }
    }
    return switch self {
    case .number(let text), .name(let text): (text, [], "")
    case .string(let text): (DartValue.quoted(text), [], "")
    case .list(let values): ("[", values.map { ("", $0) }, "]")
    case .set(let values): ("{", values.map { ("", $0) }, "}")
    case .map(let entries): ("{", named(entries, DartValue.quoted), "}")
    case .call(let name, let values, let arguments):
      ("\(name)(", values.map { ("", $0) } + named(arguments) { $0 }, ")")
    }
  }

  /// A string literal, escaped so that nothing in the text ends the string, is interpolated, or is invisible.
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\", "$": result += "\\\(scalar)"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "'"
  }
}

// Lengths, colors and placements in Dart.

extension Points {
  var dart: DartValue { .number("\(self)") }
}

extension Color {
  var dart: DartValue {
    let word = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return .call("Color", [.number("0x\(String(word, digits: 8, radix: 16))")], [])
  }
}

extension IconPlacement {
  /// The side of the title on which the icon is placed; nil if the icon is alone. Sides are physical, because an icon belongs
  /// to its art.
  var dartSide: DartValue? {
    switch self {
    case .leading: .name("AxisDirection.left")
    case .trailing: .name("AxisDirection.right")
    case .above: .name("AxisDirection.up")
    case .below: .name("AxisDirection.down")
    case .only: nil
    }
  }
}

extension Slice {
  /// The center that stretches, in points, which are the picture's logical pixels; nil for art that doesn't stretch.
  var dartCenter: DartValue? {
    center.map { center in
      let edges = [center.x, center.y, center.x + center.width, center.y + center.height]
      return .call("Rect.fromLTRB", edges.map { Points($0, at: scale).dart }, [])
    }
  }
}
