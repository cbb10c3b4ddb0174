import ThemeCore

/// A length of a resource: its points on the device, and how a theme says it.
struct ResourceLength: Hashable {
  var points: Double
  var text: String

  init(_ points: Double, text: String? = nil) {
    (self.points, self.text) = (points, text ?? points.themeText)
  }
}

extension Double {
  /// The number as a theme says it, with at most five decimals.
  var themeText: String {
    let units = Int64((self * 100_000).rounded())
    let (whole, rest) = (units.magnitude / 100_000, units.magnitude % 100_000)
    let sign = units < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = "\(rest + 100_000)".dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension ResourceReading {
  /// How many points a unit has.
  private static let units: [(name: String, points: Double)] = [
    ("dip", 1), ("dp", 1), ("sp", 1), ("pt", 160.0 / 72), ("in", 160), ("mm", 160 / 25.4),
  ]

  /// The length of a text on the device. Android rounds sizes, radii and strokes to whole pixels (`isRounded`): what is taken is
  /// what it is at `xhdpi`.
  mutating func length(
    _ text: String, at place: ImportPlace, isRounded: Bool = false
  ) throws(ResourceProblem) -> ResourceLength {
    if let name = text.dropping("@dimen/") {
      try enter("dimen/\(name)", at: place)
      defer { leave() }
      let sources = table.sources("dimen", name)
      let before = axes
      axes.formUnion(sources.axes)
      guard let source = sources.chosen(on: device).newest, case .value(let text) = source.content else {
        throw ResourceProblem(place, "there is no length `\(name)`")
      }
      let value = try length(text, at: source.place)
      let rounded = isRounded ? round(value.points, text, at: source.place) : value.points
      if rounded != value.points { return ResourceLength(rounded) }
      axes = before
      return ResourceLength(value.points, text: try reference("$dimen.\(name.tokenName)", at: place))
    }
    guard let points = Self.points(text) else {
      throw ResourceProblem(place, "`\(text)` is no length that a theme can say")
    }
    return ResourceLength(isRounded ? round(points, text, at: place) : points)
  }

  /// The points of a length with its unit; nil for one in pixels, which are of another size on every screen.
  static func points(_ text: String) -> Double? {
    for (unit, points) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count).trimmed), abs(number) < 100_000 else { return nil }
      return number * points
    }
    return text == "0px" || text == "0" ? 0 : nil
  }

  private mutating func round(_ points: Double, _ text: String, at place: ImportPlace) -> Double {
    guard points != points.rounded() else { return points }
    let pixels = max(1, (abs(points) * 2).rounded())
    let rounded = (points < 0 ? -pixels : pixels) / 2
    if rounded != rounded.rounded() || rounded != points {
      remark(
        .changed, at: place,
        "Android rounds `\(text)` to whole pixels of each screen; it is \(rounded.themeText) points here, as at `xhdpi`"
      )
    }
    return rounded
  }

  /// The length of an attribute; nil if it is not there.
  mutating func length(
    _ name: String, of node: ResourceNode, isRounded: Bool = false
  ) throws(ResourceProblem) -> ResourceLength? {
    guard let text = node[name] else { return nil }
    return try length(text, at: node.place, isRounded: isRounded)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingSpace }
}
