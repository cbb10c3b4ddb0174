import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution

// The style and the placement of titles.

extension TitleFacts {
  var dartPadding: DartValue? {
    let padding = padding(within: .zero).map { max($0, .zero) }
    if padding == .zero { return nil }
    return .call(
      "EdgeInsets.fromLTRB", [padding.left, padding.top, padding.right, padding.bottom].map(\.dart), [])
  }

  /// The title's `Alignment`, or its `AlignmentDirectional` if it follows the reading direction; nil for the center.
  var dartAlignment: DartValue? {
    let side =
      switch alignment {
      case .leading: "Start"
      case .center: "Center"
      case .trailing: "End"
      case .left: "Left"
      case .right: "Right"
      }
    let isCentered = alignment == .center && verticalAlignment == .center
    return isCentered
      ? nil
      : .name("\(isDirectional ? "AlignmentDirectional" : "Alignment").\(verticalAlignment.rawValue)\(side)")
  }

  /// Whether the title's placement depends on the reading direction.
  var isDirectional: Bool { alignment == .leading || alignment == .trailing }

  var dartStyle: DartValue? {
    let shadow = shadow.map { shadow in
      DartValue.call(
        "Shadow",
        named: [
          ("color", shadow.color.dart), ("offset", .call("Offset", [shadow.x.dart, shadow.y.dart], [])),
          ("blurRadius", shadow.blur.blurRadius == 0 ? nil : thousandths(shadow.blur.blurRadius)),
        ])
    }
    let family = $font?.named(for: \.flutter).family
    let named: [(String, DartValue?)] = [
      ("color", color?.dart), ("fontFamily", family.flatMap { $0 == "system" ? nil : .string($0) }),
      ("fontSize", $font?.size.dart), ("fontWeight", $font.map { .name("FontWeight.w\($0.weight.number)") }),
      ("fontStyle", $font?.style.map { .name("FontStyle.\($0.rawValue)") }),
      ("letterSpacing", $font?.letterSpacing?.dart), ("shadows", shadow.map { .list([$0]) }),
    ]
    return named.allSatisfy { $0.1 == nil } ? nil : .call("TextStyle", named: named)
  }

  /// The arguments that say how the text follows the user's text size; empty if the theme doesn't say it.
  var dartScaling: [(String, DartValue?)] {
    guard let font = $font, let scales = font.scales else { return [] }
    // Rounded down, so that the text never exceeds its maximum size.
    let most = font.maximumSize.map { Int($0.units * 1_000 / font.size.units) }
    return [
      ("scalesText", scales ? nil : .name("false")), ("maxTextScale", most.map(thousandths)),
    ]
  }

  private func thousandths(_ value: Int) -> DartValue {
    .number("\(value / 1_000).\(String(value % 1_000, digits: 3))")
  }
}

extension Points {
  /// Flutter's blur radius for a blur of twice sigma, in thousandths of a logical pixel. Flutter's sigma is 0.57735 times the
  /// radius plus half a pixel, but 0 for a radius of 0. So a blur of less than half a point becomes 0, and any other sigma is
  /// at least half a pixel.
  fileprivate var blurRadius: Int {
    let sigma = (units * 1_000 + Points.unitsPerPoint) / (2 * Points.unitsPerPoint)
    if sigma < 250 { return 0 }
    return Int(max(1, ((sigma - 500) * 100_000 + 57_735 / 2) / 57_735))
  }
}
