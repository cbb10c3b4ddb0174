import ThemeCore
import ThemeImage
import ThemeModel
import ThemeSlicing

// How lengths, colors and states are said in Dart.

extension Points {
  var dart: DartValue { .number("\(self)") }
}

extension Insets<Points> {
  /// Left, top, right, bottom: the order of everything in Dart that is made from four sides.
  func dart(_ name: String) -> DartValue { .call(name, [left.dart, top.dart, right.dart, bottom.dart], []) }
}

extension Color {
  var dart: DartValue {
    let word = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(word, radix: 16)
    return .call("Color", [.number("0x" + String(repeating: "0", count: 8 - digits.utf8.count) + digits)], [])
  }
}

extension StateName {
  /// Flutter's names of the states.
  var widgetStates: [String] {
    [(1, "pressed"), (2, "disabled"), (4, "selected"), (8, "focused")].filter { bits & $0.0 != 0 }.map(\.1)
  }
}

extension IconPlacement {
  /// Sides are sides: an icon goes with its art. Nil where it stands alone.
  var side: String? {
    switch self {
    case .leading: "left"
    case .trailing: "right"
    case .above: "up"
    case .below: "down"
    case .only: nil
    }
  }
}

/// The four edges of a rectangle in logical pixels.
struct FlutterRect: Equatable {
  let left, top, right, bottom: Points

  var dart: DartValue {
    .call("Rect.fromLTRB", [left.dart, top.dart, right.dart, bottom.dart], [])
  }
}

extension Slice {
  /// What stretches: in points, which are logical pixels of the picture.
  var centerSlice: FlutterRect? {
    center.map { center in
      FlutterRect(
        left: Points(center.x, at: scale), top: Points(center.y, at: scale),
        right: Points(Pixels(center.x.count + center.width.count), at: scale),
        bottom: Points(Pixels(center.y.count + center.height.count), at: scale))
    }
  }
}

extension SlicedArt {
  /// The smallest box that it is meant for: its caps; its own size where it does not stretch, and its own height where it
  /// has no caps above and below.
  var leastSize: Size<Points> {
    let slice = slices[0]
    let size = slice.pixels.size.points(at: slice.scale)
    guard let caps = slice.capInsets?.points(at: slice.scale) else { return size }
    let high = caps.top + caps.bottom
    return Size(width: caps.left + caps.right, height: high == .zero ? size.height : high)
  }
}
