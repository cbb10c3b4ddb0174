/// What themec makes of an element of SVG.
struct SVGElementKind: Sendable {
  enum Role: Sendable {
    /// `<svg>`: the picture itself, or a viewport within it.
    case viewport
    case group
    case use
    /// A viewport that only `use` shows.
    case symbol
    case shape
    case gradient
    case stop
    case clipPath
    case mask
    case pattern
    case marker
    case filter
    /// A step of a filter, or a part of one.
    case primitive
    /// `<switch>`, of whose children one is drawn.
    case choice
    /// A style sheet.
    case sheet
    /// Nothing of it is seen where it stands. What refers to it is drawn or refused itself.
    case unseen
    /// It would be seen where it stands, and can't be drawn.
    case refused
    /// It can change what is seen anywhere in the file, and can't be drawn.
    case active
  }

  let role: Role
  /// The attributes that are read besides those of all elements and those of properties.
  var attributes: Set<String> = []

  static let all: [String: SVGElementKind] = {
    var all = drawn
    for (names, role) in [(unseen, Role.unseen), (refused, .refused), (active, .active)] {
      for name in names { all[name] = SVGElementKind(role: role) }
    }
    return all
  }()

  private static let box: Set<String> = ["viewBox", "preserveAspectRatio"]
  private static let gradient: Set<String> = ["href", "gradientUnits", "gradientTransform", "spreadMethod"]

  /// The elements that are drawn, and those that what is drawn refers to.
  private static let drawn: [String: SVGElementKind] = [
    "svg": SVGElementKind(role: .viewport, attributes: box),
    "symbol": SVGElementKind(role: .symbol, attributes: box),
    "g": SVGElementKind(role: .group),
    "a": SVGElementKind(role: .group),
    "use": SVGElementKind(role: .use, attributes: ["href"]),
    "path": SVGElementKind(role: .shape),
    "rect": SVGElementKind(role: .shape),
    "circle": SVGElementKind(role: .shape),
    "ellipse": SVGElementKind(role: .shape),
    "line": SVGElementKind(role: .shape, attributes: ["x1", "y1", "x2", "y2"]),
    "polyline": SVGElementKind(role: .shape, attributes: ["points"]),
    "polygon": SVGElementKind(role: .shape, attributes: ["points"]),
    "linearGradient": SVGElementKind(
      role: .gradient, attributes: gradient.union(["x1", "y1", "x2", "y2"])),
    "radialGradient": SVGElementKind(
      role: .gradient, attributes: gradient.union(["cx", "cy", "r", "fx", "fy", "fr"])),
    "stop": SVGElementKind(role: .stop, attributes: ["offset"]),
    "clipPath": SVGElementKind(role: .clipPath, attributes: ["clipPathUnits"]),
    "mask": SVGElementKind(role: .mask, attributes: ["maskUnits", "maskContentUnits"]),
    "pattern": SVGElementKind(
      role: .pattern,
      attributes: box.union(["href", "patternUnits", "patternContentUnits", "patternTransform"])),
    "marker": SVGElementKind(
      role: .marker,
      attributes: box.union(["markerUnits", "markerWidth", "markerHeight", "refX", "refY", "orient"])),
    "switch": SVGElementKind(role: .choice),
    "style": SVGElementKind(role: .sheet, attributes: ["type", "media"]),
    "filter": SVGElementKind(
      role: .filter, attributes: ["filterUnits", "primitiveUnits", "href", "filterRes"]),
    "feGaussianBlur": step(["stdDeviation", "edgeMode"]),
    "feOffset": step(["dx", "dy"]),
    "feFlood": step(),
    "feDropShadow": step(["dx", "dy", "stdDeviation"]),
    "feBlend": step(["in2", "mode"]),
    "feComposite": step(["in2", "operator", "k1", "k2", "k3", "k4"]),
    "feColorMatrix": step(["type", "values"]),
    "feMerge": step(),
    "feMergeNode": step(),
    "feMorphology": step(["operator", "radius"]),
    "feComponentTransfer": step(),
    "feFuncR": transfer, "feFuncG": transfer, "feFuncB": transfer, "feFuncA": transfer,
    "feTurbulence": step(["baseFrequency", "numOctaves", "seed", "type", "stitchTiles"]),
    "feTile": step(),
  ]

  private static func step(_ attributes: Set<String> = []) -> SVGElementKind {
    SVGElementKind(role: .primitive, attributes: attributes.union(["in", "result"]))
  }

  private static let transfer = step([
    "type", "tableValues", "slope", "intercept", "amplitude", "exponent", "offset",
  ])

  /// Elements of which nothing is seen where they stand.
  private static let unseen = [
    "defs", "title", "desc", "metadata", "view", "cursor", "color-profile", "solidcolor", "solidColor",
    "hatch", "hatchpath", "meshgradient", "meshrow", "meshpatch",
    "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feImage", "fePointLight",
    "feSpecularLighting", "feSpotLight", "font", "font-face",
    "font-face-format", "font-face-name", "font-face-src", "font-face-uri", "glyph", "glyphRef", "hkern",
    "missing-glyph", "vkern",
  ]

  /// Elements that would be seen.
  private static let refused = [
    "text", "tspan", "textPath", "tref", "altGlyph", "image", "foreignObject", "audio", "canvas",
    "iframe", "video", "mesh", "unknown", "flowDiv", "flowPara", "flowRegion", "flowRoot", "flowSpan",
  ]

  /// Elements that change what others show.
  private static let active = [
    "html:style", "html:link", "html:script", "link", "script", "animate", "animateColor", "animateMotion",
    "animateTransform", "discard",
    "handler", "listener", "set",
  ]
}

/// Attributes that are neither of a property nor read by the elements that have them.
enum SVGAttributes {
  /// Attributes that no picture shows: names, notes, and what serves links and programs.
  static let unseen: Set<String> = [
    "id", "class", "lang", "role", "tabindex", "autofocus", "focusable", "version", "baseProfile",
    "contentScriptType", "contentStyleType", "zoomAndPan", "externalResourcesRequired", "name", "target",
    "rel",
    "download", "hreflang", "ping", "referrerpolicy", "pathLength", "title",
    // Notes of editors that lost the prefix of their namespace.
    "label", "nodetypes",
  ]

  /// Attributes that say for whom an element is drawn.
  static let conditions: Set<String> = ["requiredExtensions", "requiredFeatures", "systemLanguage"]

  /// How the names of attributes begin that no picture shows.
  static let unseenPrefixes = ["aria-", "data-", "_ng"]

  /// Attributes of other elements, which SVG ignores where they stand elsewhere.
  static let ofOthers: Set<String> = Set(SVGElementKind.all.values.flatMap(\.attributes)).union([
    "type", "media",
  ])

  /// All attributes that are known.
  static var all: Set<String> {
    unseen.union(conditions).union(ofOthers).union(
      SVGProperty.all.filter { $0.value.isAttribute }.keys)
  }

  /// Whether an attribute changes nothing that is seen.
  static func isUnseen(_ name: String) -> Bool {
    unseen.contains(name) || conditions.contains(name) || ofOthers.contains(name)
      || unseenPrefixes.contains(where: name.hasPrefix)
  }
}
