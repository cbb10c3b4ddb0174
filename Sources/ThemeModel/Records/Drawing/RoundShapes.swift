package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A star whose points lie on the ellipse in the frame, the first one at the top.
package struct StarOverlay: Record, Lowerable {
  package var points = Setting<StarPoints>.unset
  package var inner = Setting<Fraction>.unset

  package init() {}

  package static let about = KeyListName("star", "a star", shownBy: "drawings")
  package static let expectation = "a star such as `{ points: 5 }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("points", \.points, "The number of points; required.")
    keys.setting(
      "inner", \.inner,
      "Where the corners between the points lie, as a fraction from the center to the ellipse. Without it, the sides of two points in turn are in line: 38.2% for five points, 57.7% for six."
    )
  }
}

/// The number of points of a star.
package struct StarPoints: Hashable, Lowerable, Sendable, CustomStringConvertible {
  package let count: Int

  package static let expectation = "a number of points"
  package static var form: ValueType { .wholeNumber(range) }

  private static let range = 3...360

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StarPoints? {
    wholeNumber(node, "points", range, &sink).map { StarPoints(count: $0) }
  }

  package var description: String { "\(count)" }
}

/// A part of the ellipse in the frame, as an open line.
package struct ArcOverlay: RecordWithDefaults, Lowerable {
  package var start = Setting<Angle>.unset
  package var end = Setting<Angle>.unset

  package init() {}

  package static let about = KeyListName("arc", "an arc", shownBy: "drawings")
  package static let expectation = "an arc such as `{ start: 0, end: 270 }`"

  package static let standard = ArcOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("start", \.start, default: "0", "Where it begins, in degrees: 0 is up, 90 is right.")
    keys.setting("end", \.end, "Where it ends, clockwise; required.")
  }
}

/// The area between the ellipse in the frame and a smaller one, or a part of it.
package struct RingOverlay: RecordWithDefaults, Lowerable {
  package var thickness = Setting<Points>.unset
  package var start = Setting<Angle>.unset
  package var end = Setting<Angle>.unset

  package init() {}

  package static let about = KeyListName("ring", "a ring", shownBy: "drawings")
  package static let expectation = "a ring such as `{ thickness: 4 }`"

  package static let standard = RingOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "thickness", \.thickness, "The thickness; required. One that is too large leaves no hole.")
    keys.setting(
      "start", \.start, default: "0", "Where a part of a ring begins, in degrees: 0 is up, 90 is right.")
    keys.setting("end", \.end, default: "360", "Where it ends, clockwise.")
  }
}
