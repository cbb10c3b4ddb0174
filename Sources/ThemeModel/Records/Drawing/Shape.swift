package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// The outline of a layer, within its frame.
package enum ShapeForm: Lowerable {
  case rectangle
  /// A rectangle with one radius for all corners.
  case roundedRectangle(radius: Setting<Points>, smoothing: Setting<Fraction> = .unset)
  case corners(Setting<CornersOverlay>, smoothing: Setting<Fraction> = .unset)
  case capsule
  case ellipse
  case chevron(Setting<ChevronOverlay>)
  case star(Setting<StarOverlay>)
  case arc(Setting<ArcOverlay>)
  case ring(Setting<RingOverlay>)
  /// A polygon whose corners are in points from the upper left corner of the frame.
  case polygon(Setting<SettingList<OffsetOverlay>>)
  /// A path whose coordinates are in points from the upper left corner of the frame.
  case path(Setting<PathOutline>)

  /// The shapes without parameters, by the words for them.
  private static let plain: [String: ShapeForm] = [
    "rectangle": .rectangle, "capsule": .capsule, "ellipse": .ellipse,
  ]
  private static let words = ["rectangle", "capsule", "ellipse"]
  /// What is meant by the words of other tools, in lowercase: a word, or the map to write.
  private static let synonyms = [
    "circle": "ellipse", "oval": "ellipse", "rect": "rectangle", "square": "rectangle", "box": "rectangle",
    "pill": "capsule", "stadium": "capsule", "rounded": "{ roundedRectangle: { radius: 5 } }",
    "roundrect": "{ roundedRectangle: { radius: 5 } }", "roundedrect": "{ roundedRectangle: { radius: 5 } }",
    "squircle": "{ roundedRectangle: { radius: 12, smoothing: 60% } }",
    "triangle": "{ polygon: { points: [ { x: 0, y: 10 }, { x: 5, y: 0 }, { x: 10, y: 10 } ] } }",
    "line": "{ path: \"M0 0 H10\" }",
  ]

  /// The maps to write for the words of shapes with parameters.
  private static let examples = [
    "roundedRectangle": "{ roundedRectangle: { radius: 5 } }", "star": "{ star: { points: 5 } }",
    "chevron": "{ chevron: { point: 11, radius: 5 } }", "arc": "{ arc: { start: 0, end: 270 } }",
    "ring": "{ ring: { thickness: 4 } }", "path": "{ path: \"M 0 0 L 10 5 …\" }",
    "polygon": "{ polygon: { points: [ { x: 0, y: 0 }, … ] } }",
  ]

  package static let isMap = true
  package static let expectation =
    "a shape such as `rectangle`, `{ roundedRectangle: { radius: 5 } }` or `{ chevron: { point: 11 } }`"
  package static var form: ValueType { .either([.words(words), .map(ShapeKeys.name)]) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    if let scalar = node.scalar { return word(scalar.text, node, &sink) }
    return Alternative.lower(node, by: ShapeKeys.self, &sink)
  }

  private static func word(_ text: String, _ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    if let shape = plain[text] { return shape }
    if let example = examples[text] { return mismatch(node, &sink, help: "write `\(example)`") }
    let known = words + KeyTable(ShapeKeys.self).keys.map(\.name)
    guard let meant = synonyms[text.lowercased()] else {
      return sink.refuse(.unknownValue(text, at: node.range, what: "shape", known: known))
    }
    let diagnostic = Diagnostic(.unknownValue, "unknown shape `\(text)`", at: node.range)
    return sink.refuse(
      plain[meant] == nil
        ? diagnostic.helping("write `\(meant)`")
        : diagnostic.helping("did you mean `\(meant)`? known are \(known.listed)").fixing(
          node.range, with: meant))
  }

  /// Reports an unknown key of a shape's map. For the word of a shape without parameters, the report tells how to write it.
  fileprivate static func reportUnknown(_ key: Ranged<String>, _ sink: inout DiagnosticSink) {
    guard words.contains(key.value) else { return sink.report(unknownKey: key, in: ShapeKeys.self) }
    sink.report(
      Diagnostic(.wrongType, "`\(key.value)` takes no parameters", at: key.range)
        .helping("write only `\(key.value)`, without a map"))
  }

  package func overlaid(by overlay: ShapeForm) -> ShapeForm {
    switch (self, overlay) {
    case (.roundedRectangle(let lower, let below), .roundedRectangle(let upper, let above)):
      .roundedRectangle(radius: lower.overlaid(by: upper), smoothing: below.overlaid(by: above))
    case (.corners(let lower, let below), .roundedRectangle(.unset, let above)):
      .corners(lower, smoothing: below.overlaid(by: above))
    case (.roundedRectangle(_, let below), .corners(let upper, let above)):
      .corners(upper, smoothing: below.overlaid(by: above))
    case (.corners(let lower, let below), .corners(let upper, let above)):
      .corners(lower.overlaid(by: upper), smoothing: below.overlaid(by: above))
    case (.chevron(let lower), .chevron(let upper)): .chevron(lower.overlaid(by: upper))
    case (.star(let lower), .star(let upper)): .star(lower.overlaid(by: upper))
    case (.arc(let lower), .arc(let upper)): .arc(lower.overlaid(by: upper))
    case (.ring(let lower), .ring(let upper)): .ring(lower.overlaid(by: upper))
    default: overlay
    }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    switch self {
    case .rectangle, .capsule, .ellipse: return false
    case .roundedRectangle(let radius, let smoothing):
      self = .roundedRectangle(
        radius: radius.resolved(references, &sink), smoothing: smoothing.resolved(references, &sink))
    case .corners(let corners, let smoothing):
      self = .corners(corners.resolved(references, &sink), smoothing: smoothing.resolved(references, &sink))
    case .chevron(let chevron): self = .chevron(chevron.resolved(references, &sink))
    case .star(let star): self = .star(star.resolved(references, &sink))
    case .arc(let arc): self = .arc(arc.resolved(references, &sink))
    case .ring(let ring): self = .ring(ring.resolved(references, &sink))
    case .polygon(let points): self = .polygon(points.resolved(references, &sink))
    case .path(let path): self = .path(path.resolved(references, &sink))
    }
    return true
  }
}

/// The keys of shapes with parameters, of which a map has exactly one.
package enum ShapeKeys: KeyList {
  package typealias Root = Alternative<ShapeForm>

  package static let about = KeyListName("shape", "a shape", shownBy: "shapes")

  package static func list(_ keys: inout some KeyVisitor<Alternative<ShapeForm>>) {
    keys.other("roundedRectangle", .map(RoundedRectangleKeys.name), "A rectangle with rounded corners.") {
      $0.take(RoundedRectangleKeys.shape($1.value, &$2), $1, &$2)
    }
    keys.form("chevron", ShapeForm.chevron, "The shape of a back button, with a point at one side.")
    keys.form("star", ShapeForm.star, "A star in the ellipse of the frame.", by: "drawings")
    keys.form("arc", ShapeForm.arc, "A part of the ellipse of the frame, as a line.", by: "drawings")
    keys.form(
      "ring", ShapeForm.ring, "A ring along the ellipse of the frame, or a part of one.", by: "drawings")
    keys.other("polygon", .map(PolygonKeys.name), "Straight lines between points.") {
      $0.take(PolygonKeys.shape($1.value, &$2), $1, &$2)
    }
    keys.form(
      "path", ShapeForm.path, "SVG path data, in points from the upper left corner of the frame.")
  }

  package static func reportUnknown(_ key: Ranged<String>, _ sink: inout DiagnosticSink) {
    ShapeForm.reportUnknown(key, &sink)
  }
}

/// The keys of rounded rectangles.
package enum RoundedRectangleKeys: KeyList {
  package struct Root {
    fileprivate var radius: Ranged<Setting<Points>>?
    fileprivate var corners: Ranged<Setting<CornersOverlay>>?
    fileprivate var smoothing = Setting<Fraction>.unset
  }

  package static let about = KeyListName("roundedRectangle", "a rounded rectangle", shownBy: "shapes")

  package static func list(_ keys: inout some KeyVisitor<Root>) {
    keys.other("radius", .length, "The radius of all four corners.", isSetting: true) {
      $0.radius = Ranged(Points.setting($1.value, &$2), $1.key.range)
    }
    keys.other("corners", CornersOverlay.form, "A radius for each corner.", isSetting: true) {
      $0.corners = Ranged(CornersOverlay.setting($1.value, &$2), $1.key.range)
    }
    keys.setting(
      "smoothing", \.smoothing, default: "0",
      "How gradually the corners begin to bend: 0 is a circle's corner, 60% about that of iOS.",
      by: "drawings")
  }

  fileprivate static func shape(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    let entries = node.entries(expected: "a map such as `{ radius: 5 }`", &sink)
    var root = Root()
    read(entries.filter { !$0.value.isNull }, into: &root, &sink)
    if let radius = root.radius, let corners = root.corners {
      sink.report(
        Diagnostic(.exclusiveKeys, "`radius` and `corners` can't be used together", at: corners.range)
          .also(at: radius.range, "the first"))
    }
    guard node.mapping != nil else { return nil }
    if let corners = root.corners { return .corners(corners.value, smoothing: root.smoothing) }
    return .roundedRectangle(radius: root.radius?.value ?? .unset, smoothing: root.smoothing)
  }
}

/// The keys of polygons.
package enum PolygonKeys: KeyList {
  package struct Root {
    fileprivate var points = Setting<SettingList<OffsetOverlay>>.unset
  }

  package static let about = KeyListName("polygon", "a polygon", shownBy: "shapes")

  package static func list(_ keys: inout some KeyVisitor<Root>) {
    keys.setting("points", \.points, "The corners, in points from the upper left corner of the frame.")
  }

  fileprivate static func shape(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShapeForm? {
    var root = Root()
    read(
      node.entries(expected: "a map such as `{ points: [ { x: 0, y: 0 }, … ] }`", &sink), into: &root, &sink)
    return node.mapping == nil ? nil : .polygon(root.points)
  }
}

extension OffsetOverlay: ListItem {
  package static var limit: (count: Int, noun: String) { (10_000, "points") }
}

/// A radius for each corner, in points.
package struct CornersOverlay: Record, Lowerable {
  package var topLeft = Setting<Points>.unset
  package var topRight = Setting<Points>.unset
  package var bottomRight = Setting<Points>.unset
  package var bottomLeft = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("corners", "corners", shownBy: "shapes")
  package static let expectation = "radii such as `{ topLeft: 5, bottomLeft: 5 }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("topLeft", \.topLeft, default: "0", "The radius of this corner.")
    keys.setting("topRight", \.topRight, default: "0", "The radius of this corner.")
    keys.setting("bottomRight", \.bottomRight, default: "0", "The radius of this corner.")
    keys.setting("bottomLeft", \.bottomLeft, default: "0", "The radius of this corner.")
  }

  package static func help(_ node: SyntaxNode) -> String? {
    node.sequence == nil
      ? "the radius of all corners is `radius`"
      : "name the corners, because platforms order them differently"
  }
}

/// The shape of a back button: a rounded rectangle that ends in a point.
package struct ChevronOverlay: RecordWithDefaults, Lowerable {
  package var point = Setting<Points>.unset
  package var radius = Setting<Points>.unset
  package var direction = Setting<Chevron.Direction>.unset

  package init() {}

  package static let about = KeyListName("chevron", "a chevron", shownBy: "shapes")
  package static let expectation = "a chevron such as `{ point: 11, radius: 5 }`"

  package static let standard = ChevronOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("point", \.point, "The length of the point; required.")
    keys.setting("radius", \.radius, default: "0", "The radius of the corners.")
    keys.setting("direction", \.direction, default: "left", "The direction of the point.")
  }
}

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
