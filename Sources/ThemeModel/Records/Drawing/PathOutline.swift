package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// SVG path data as the theme writes it, with the path that it describes. Outlines with the same data are equal.
package struct PathOutline: Hashable, Lowerable {
  package let data: String
  package let path: Path

  package static let expectation = "SVG path data such as `\"M 0 0 L 10 5 L 0 10 Z\"`"
  package static var form: ValueType { .text }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathOutline? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    do throws(PathDataError) {
      return PathOutline(data: scalar.text, path: try Path(data: scalar.text))
    } catch {
      return sink.refuse(Diagnostic(.pathInvalid, "\(error)", at: node.range(ofByte: error.offset)))
    }
  }

  package static func == (left: PathOutline, right: PathOutline) -> Bool { left.data == right.data }

  package func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension SyntaxNode {
  /// The range of one byte of a scalar's text, or of the whole scalar if escapes or line breaks make the byte's position
  /// uncertain.
  fileprivate func range(ofByte offset: Int) -> SourceRange {
    guard case .scalar(let scalar) = value else { return range }
    let length = Int(range.end) - Int(range.start)
    let quotes = length - scalar.text.utf8.count
    guard quotes == 0 || (quotes == 2 && scalar.isQuoted) else { return range }
    let start = Int(range.start) + quotes / 2 + min(offset, max(0, scalar.text.utf8.count - 1))
    return SourceRange(source: range.source, start: UInt32(start), end: UInt32(start + 1))
  }
}

/// A number without a unit, such as a fraction of a frame or a factor, exact in thirds and to five decimals as lengths are.
package struct Ratio: Hashable, Comparable, Lowerable, CustomStringConvertible {
  /// The number, stored as that many points.
  let points: Points

  package init(_ points: Points) {
    self.points = points
  }

  package static let zero = Ratio(.zero)
  package static let one = Ratio(Points(1))

  package static let expectation = "a number such as `0.5` or `50%`"
  package static var form: ValueType { .ratio }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Ratio? {
    guard case .scalar(let scalar) = node.value, node.quotesHelp == nil else {
      return mismatch(node, &sink, help: node.quotesHelp)
    }
    guard scalar.text.utf8.last == UInt8(ascii: "%") else {
      return Points(decimal: scalar.text).map(Ratio.init) ?? mismatch(node, &sink)
    }
    guard let hundredths = Points(decimal: scalar.text.dropLast()) else { return mismatch(node, &sink) }
    return Ratio(Points(units: (hundredths.units + (hundredths.units < 0 ? -50 : 50)) / 100))
  }

  /// The nearest floating-point number.
  package var double: Double { points.double }
  /// The number in decimal notation, as short as possible.
  package var description: String { points.description }

  package static func < (left: Ratio, right: Ratio) -> Bool { left.points < right.points }
}

/// A direction in degrees, as in CSS: 0 points up, 90 to the right, 180 down.
package struct Angle: Hashable, Lowerable, CustomStringConvertible {
  /// The number of degrees.
  package let degrees: Ratio

  package static let zero = Angle(degrees: .zero)

  package static let expectation = "an angle in degrees such as `180`: 0 points up, 90 to the right"
  package static var form: ValueType { .angle }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Angle? {
    guard case .scalar(let scalar) = node.value, node.quotesHelp == nil else {
      return mismatch(node, &sink, help: node.quotesHelp)
    }
    let number = scalar.text.hasSuffix("deg") ? scalar.text.dropLast(3) : scalar.text[...]
    guard let degrees = Points(decimal: number) else { return mismatch(node, &sink) }
    return Angle(degrees: Ratio(degrees))
  }

  package var description: String { degrees.description }
}

/// A rounded box. The compiler determines the size of its drawing, its caps and its alignment insets.
package struct BoxOverlay: Record, Lowerable {
  package var fill = Setting<FillForm>.unset
  package var radius = Setting<Points>.unset
  package var corners = Setting<CornersOverlay>.unset
  package var smoothing = Setting<Fraction>.unset
  package var stroke = Setting<StrokeOverlay<BoxStroke>>.unset
  package var shadows = Setting<SettingList<LayerShadowOverlay>>.unset
  package var innerShadows = Setting<SettingList<LayerShadowOverlay>>.unset
  /// Whether a part of the box was refused with an error. Missing keys should then not be reported.
  package var isBroken = false
  /// Where the boxes are written that were merged into this one, the lowest first.
  package private(set) var places: [SourceRange] = []

  package init() {}

  package static let about = KeyListName("box", "a box", shownBy: "boxes")
  package static let expectation = "a box such as `{ fill: white, radius: 8 }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "fill", \.fill,
      "What fills the box: a color, or a gradient from top to bottom in an element with a `height`.")
    keys.setting("radius", \.radius, "The radius of all four corners.")
    keys.setting("corners", \.corners, "A radius for each corner.")
    keys.setting(
      "smoothing", \.smoothing, default: "0",
      "How gradually the corners begin to bend: 0 is a circle's corner, 60% about that of iOS.",
      by: "smooth-boxes")
    keys.setting("stroke", \.stroke, "A line along the edge of the box.")
    keys.setting("shadows", \.shadows, "Shadows around the box; the first one is on top.")
    keys.setting("innerShadows", \.innerShadows, "Shadows inside the box; the first one is on top.")
  }

  /// The result of laying `overlay` over this box. A `radius` replaces `corners`, and vice versa.
  package func overlaid(by overlay: BoxOverlay) -> BoxOverlay {
    var lower = self
    if !overlay.corners.isUnset { lower.radius = .unset }
    if !overlay.radius.isUnset { lower.corners = .unset }
    var result = lower.merged(with: overlay)
    result.isBroken = isBroken || overlay.isBroken
    result.places = places + overlay.places
    return result
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> BoxOverlay? {
    let errors = sink.errorCount
    var box = lowerKeys(node, &sink)
    if let radius = box?.radius.range, let corners = box?.corners.range {
      sink.report(
        Diagnostic(.exclusiveKeys, "`radius` and `corners` can't be used together", at: corners)
          .also(at: radius, "the radius of all corners"))
    }
    box?.isBroken = sink.errorCount > errors
    box?.places = [node.range]
    return box
  }
}
