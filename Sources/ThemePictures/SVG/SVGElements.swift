import ThemeCore

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
    var all: [String: SVGElementKind] = [:]
    for (names, role) in [(unseen, Role.unseen), (refused, .refused), (active, .active)] {
      for name in names { all[name] = SVGElementKind(role: role) }
    }
    let steps = Self.steps.map {
      (name: $0.name, role: Role.primitive, attributes: $0.attributes + " in result")
    }
    for (name, role, attributes) in drawn + steps {
      all[name] = SVGElementKind(role: role, attributes: Set(attributes.words))
    }
    return all
  }()

  private static let box = "viewBox preserveAspectRatio "
  private static let gradient = "href gradientUnits gradientTransform spreadMethod "

  /// The elements that are drawn, or that what is drawn refers to, with their own attributes.
  private static let drawn: [(name: String, role: Role, attributes: String)] = [
    ("svg", .viewport, box), ("symbol", .symbol, box), ("use", .use, "href"), ("switch", .choice, ""),
    ("g", .group, ""), ("a", .group, ""), ("path", .shape, ""), ("rect", .shape, ""), ("circle", .shape, ""),
    ("ellipse", .shape, ""), ("line", .shape, "x1 y1 x2 y2"), ("polyline", .shape, "points"),
    ("polygon", .shape, "points"), ("linearGradient", .gradient, gradient + "x1 y1 x2 y2"),
    ("radialGradient", .gradient, gradient + "cx cy r fx fy fr"), ("stop", .stop, "offset"),
    ("clipPath", .clipPath, "clipPathUnits"), ("mask", .mask, "maskUnits maskContentUnits"),
    ("pattern", .pattern, box + "href patternUnits patternContentUnits patternTransform"),
    ("marker", .marker, box + "markerUnits markerWidth markerHeight refX refY orient"),
    ("style", .sheet, "type media"), ("filter", .filter, "filterUnits primitiveUnits href filterRes"),
  ]

  /// The steps of filters and their parts, with the attributes that not all of them have.
  private static let steps: [(name: String, attributes: String)] = [
    ("feGaussianBlur", "stdDeviation edgeMode"), ("feOffset", "dx dy"), ("feFlood", ""),
    ("feDropShadow", "dx dy stdDeviation"), ("feBlend", "in2 mode"),
    ("feComposite", "in2 operator k1 k2 k3 k4"), ("feColorMatrix", "type values"), ("feMerge", ""),
    ("feMergeNode", ""), ("feMorphology", "operator radius"), ("feComponentTransfer", ""),
    ("feFuncR", transfer), ("feFuncG", transfer), ("feFuncB", transfer), ("feFuncA", transfer),
    ("feTurbulence", "baseFrequency numOctaves seed type stitchTiles"), ("feTile", ""),
  ]
  private static let transfer = "type tableValues slope intercept amplitude exponent offset"

  /// Elements of which nothing is seen where they stand.
  private static let unseen = """
    defs title desc metadata view cursor color-profile solidcolor solidColor hatch hatchpath meshgradient
    meshrow meshpatch feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feImage fePointLight
    feSpecularLighting feSpotLight font font-face font-face-format font-face-name font-face-src font-face-uri
    glyph glyphRef hkern missing-glyph vkern
    """.words

  /// Elements that would be seen.
  private static let refused = [
    "text", "tspan", "textPath", "tref", "altGlyph", "image", "foreignObject", "audio", "canvas",
    "iframe", "video", "mesh", "unknown", "flowDiv", "flowPara", "flowRegion", "flowRoot", "flowSpan",
  ]

  /// Elements that change what others show.
  private static let active = """
    html:style html:link html:script link script animate animateColor animateMotion animateTransform discard
    handler listener set
    """.words
}

/// Attributes that are neither of a property nor read by the elements that have them.
enum SVGAttributes {
  /// Attributes that no picture shows: names, notes, and what serves links and programs. The last two are notes of editors that
  /// lost the prefix of their namespace.
  static let unseen = Set(
    """
    id class lang role tabindex autofocus focusable version baseProfile contentScriptType contentStyleType
    zoomAndPan externalResourcesRequired name target rel download hreflang ping referrerpolicy pathLength
    title label nodetypes
    """.words)

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
