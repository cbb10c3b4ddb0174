import ThemeBundle
import ThemeCore
import ThemeModel

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
