import ThemeCore
import ThemeDrawing

/// A property of CSS, as `style` and presentation attributes set it.
struct SVGProperty: Sendable {
  /// Sets the property in the style of an element, which is given that of the element around it.
  typealias Setter = (inout SVGStyle, _ outer: SVGStyle) -> Void
  typealias Change = (inout SVGStyle) -> Void
  typealias Reader = @Sendable (String, SVGSyntax) -> SVGRead<Change>

  enum Kind: Sendable {
    /// themec draws it. The text is the initial value.
    case drawn(initial: String, Reader)
    /// Only these values leave pictures as they are; all others are refused.
    case only([String])
    /// No value changes a picture.
    case unseen
  }

  let kind: Kind
  var isInherited = false
  /// Takes the property over from the element around; nil where only `isInherited` does.
  var inherit: (@Sendable (inout SVGStyle, SVGStyle) -> Void)?
  /// Whether SVG has an attribute of the same name.
  var isAttribute = true

  /// Reads a value; nil where it leaves the picture as it is.
  func read(_ value: String, _ syntax: SVGSyntax) -> SVGRead<Setter?> {
    switch kind {
    case .unseen: return .value(nil)
    case .only(let values):
      let lower = value.lowercased()
      return ["inherit", "initial", "unset"].contains(lower) || values.contains(lower)
        ? .value(nil) : .unsupported
    case .drawn(let initial, let reader):
      // What these functions stand for is known only where a page is.
      if value.utf8.contains(UInt8(ascii: "(")), case let lower = value.lowercased(),
        ["var(", "env(", "attr("].contains(where: { lower.contains($0) })
      {
        return .unsupported
      }
      // The words for any property are short, and path data is long.
      let lower = value.utf8.count <= "revert-layer".utf8.count ? value.lowercased() : ""
      func setter(_ reading: SVGRead<Change>) -> SVGRead<Setter?> {
        reading.map { change in { style, _ in change(&style) } }
      }
      switch lower {
      case "inherit": return isInherited ? .value(nil) : .value(inherit)
      case "unset", "revert", "revert-layer":
        return isInherited ? .value(nil) : setter(reader(initial, .attribute))
      case "initial": return setter(reader(initial, .attribute))
      default:
        let reading = reader(value, syntax)
        // Comments and escapes, which are not read, are in valid values too.
        if case .unknown = reading, value.contains("/*") || value.contains("\\") { return .unsupported }
        return setter(reading)
      }
    }
  }

  /// The property of a name, which may have the prefix of a browser; nil if it is unknown.
  static func named(_ name: String) -> SVGProperty? {
    if let known = all[name] { return known }
    if unseenPrefixes.contains(where: name.hasPrefix) {
      return SVGProperty(kind: .unseen, isAttribute: false)
    }
    for prefix in ["-webkit-", "-moz-", "-ms-", "-o-"] where name.hasPrefix(prefix) {
      let bare = named(String(name.dropFirst(prefix.utf8.count)))
      // What a browser draws by such a name is not what the standard says in each case.
      if case .drawn = bare?.kind { return SVGProperty(kind: .only([]), isAttribute: false) }
      return bare
    }
    return nil
  }
}

extension SVGProperty {
  private static func drawn<Value>(
    _ place: any WritableKeyPath<SVGStyle, Value> & Sendable, initial: String, isInherited: Bool = false,
    isAttribute: Bool = true, _ read: @escaping @Sendable (String, SVGSyntax) -> SVGRead<Value>
  ) -> SVGProperty {
    SVGProperty(
      kind: .drawn(initial: initial) { text, syntax in
        read(text, syntax).map { value in { style in style[keyPath: place] = value } }
      }, isInherited: isInherited, inherit: { style, outer in style[keyPath: place] = outer[keyPath: place] },
      isAttribute: isAttribute)
  }

  /// One of some words. Those of `others` are valid too, and can't be drawn; so may be several words.
  private static func word<Value: Sendable>(
    _ words: [String: Value], others: [String] = []
  ) -> @Sendable (String, SVGSyntax) -> SVGRead<Value> {
    { text, _ in
      let lower = text.lowercased()
      if let value = words[lower] { return .value(value) }
      return others.contains(lower) || lower.utf8.contains(where: \.isWhiteSpace) ? .unsupported : .unknown
    }
  }

  private static func words<Value: RawRepresentable & CaseIterable & Sendable>(
    _ type: Value.Type, others: [String] = []
  ) -> @Sendable (String, SVGSyntax) -> SVGRead<Value> where Value.RawValue == String {
    word(Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0.rawValue, $0) }), others: others)
  }

  private static func geometry(_ name: String, isSigned: Bool) -> SVGProperty {
    SVGProperty(
      kind: .drawn(initial: "auto") { text, syntax in
        if text.lowercased() == "auto" { return .value { $0.own.geometry[name] = nil } }
        return SVGLength.read(text, syntax).filter { isSigned || $0.number >= 0 }.map { length in
          { $0.own.geometry[name] = length }
        }
      }, inherit: { style, outer in style.own.geometry[name] = outer.own.geometry[name] })
  }

  private static func transform(
    _ name: String, _ place: any WritableKeyPath<SVGStyle, SVGTransform?> & Sendable
  ) -> SVGProperty {
    drawn(place, initial: "none", isAttribute: false) { text, _ in SVGTransform.read(name, text) }
  }

  /// A reference to an element of this file; nil for `none`.
  private static func reference(_ text: String) -> SVGRead<String?> {
    if text.lowercased() == "none" { return .value(nil) }
    guard let (name, rest) = text.reference, rest.isEmpty else { return .unsupported }
    return .value(name)
  }

  private static func color(_ text: String) -> SVGRead<SVGPaint> {
    SVGPaint.read(text).filter { paint in
      switch paint {
      case .color, .currentColor: true
      case .none, .server, .context: false
      }
    }
  }

  private static let share: @Sendable (String, SVGSyntax) -> SVGRead<Double> = { text, _ in
    SVGLength.share(text)
  }

  /// The properties that are drawn.
  private static let drawn: [String: SVGProperty] = [
    "color": SVGProperty(
      kind: .drawn(initial: "black") { text, _ in
        if text.lowercased() == "currentcolor" { return .value { _ in } }
        return Color.read(text).map { color in { $0.color = color } }
      }, isInherited: true),
    "fill": drawn(\.fill, initial: "black", isInherited: true) { text, _ in SVGPaint.read(text) },
    "fill-opacity": drawn(\.fillOpacity, initial: "1", isInherited: true, share),
    "fill-rule": drawn(\.fillRule, initial: "nonzero", isInherited: true, words(FillRule.self)),
    "clip-rule": drawn(\.clipRule, initial: "nonzero", isInherited: true, words(FillRule.self)),
    "stroke": drawn(\.stroke, initial: "none", isInherited: true) { text, _ in SVGPaint.read(text) },
    "stroke-opacity": drawn(\.strokeOpacity, initial: "1", isInherited: true, share),
    "stroke-width": drawn(\.strokeWidth, initial: "1", isInherited: true) { text, _ in
      SVGLength.read(text).filter { $0.number >= 0 }
    },
    "stroke-linejoin": drawn(
      \.join, initial: "miter", isInherited: true,
      word(
        [
          "miter": SVGJoin(.miter), "miter-clip": SVGJoin(.miter, cutsMiter: true), "round": SVGJoin(.round),
          "bevel": SVGJoin(.bevel),
        ], others: ["arcs"])),
    "stroke-linecap": drawn(\.cap, initial: "butt", isInherited: true, words(Stroke.Cap.self)),
    "stroke-miterlimit": drawn(\.miterLimit, initial: "4", isInherited: true) { text, _ in
      // What is less than 1 is no value, which does no harm where there is no miter.
      SVGLength.read(text).filter { $0.number >= 0 && !$0.isShare }.map(\.number)
    },
    "stroke-dasharray": drawn(\.dashes, initial: "none", isInherited: true) { text, syntax in
      SVGLength.list(text, syntax).filter { $0.allSatisfy { $0.number >= 0 } }
    },
    "stroke-dashoffset": drawn(\.dashOffset, initial: "0", isInherited: true) { text, _ in
      SVGLength.read(text)
    },
    "paint-order": drawn(\.order, initial: "normal", isInherited: true) { text, _ in
      let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
      if words == ["normal"] { return .value(SVGPart.allCases) }
      let parts = words.compactMap(SVGPart.init)
      guard parts.count == words.count, Set(words).count == words.count, !words.isEmpty else {
        return .unknown
      }
      return .value(parts + SVGPart.allCases.filter { !parts.contains($0) })
    },
    "marker": SVGProperty(
      kind: .drawn(initial: "none") { text, _ in
        reference(text).map { name in { $0.markers = SVGMarkerNames(start: name, mid: name, end: name) } }
      }, isInherited: true, isAttribute: false),
    "marker-start": drawn(\.markers.start, initial: "none", isInherited: true) { text, _ in reference(text) },
    "marker-mid": drawn(\.markers.mid, initial: "none", isInherited: true) { text, _ in reference(text) },
    "marker-end": drawn(\.markers.end, initial: "none", isInherited: true) { text, _ in reference(text) },
    "font-size": SVGProperty(
      kind: .drawn(initial: "medium") { text, _ in
        // The sizes that have names depend on where the picture is shown.
        guard case .value(let length) = SVGLength.read(text), length.number >= 0 else {
          return .value { $0.fontSize = nil }
        }
        return .value { style in
          style.fontSize =
            length.isShare
            ? style.fontSize.map { $0 * length.number }
            : length.settled(style.fontSize, style.rootFontSize)?.number
        }
      }, isInherited: true),
    "font": SVGProperty(
      kind: .drawn(initial: "none") { _, _ in .value { $0.fontSize = nil } }, isInherited: true),
    "color-interpolation": drawn(
      \.mixesLinear, initial: "srgb", isInherited: true,
      word(["auto": false, "srgb": false, "linearrgb": true])),
    "color-interpolation-filters": drawn(
      \.filtersLinear, initial: "linearrgb", isInherited: true,
      word(["auto": true, "srgb": false, "linearrgb": true])),
    "vector-effect": drawn(
      \.own.keepsStrokeWidth, initial: "none",
      word(
        ["none": false, "non-scaling-stroke": true],
        others: ["non-scaling-size", "non-rotation", "fixed-position", "viewport", "screen"])),
    "mask": drawn(\.own.mask, initial: "none") { text, _ in reference(text) },
    "mask-type": drawn(\.own.masksByAlpha, initial: "luminance", word(["luminance": false, "alpha": true])),
    "filter": drawn(\.own.filter, initial: "none") { text, syntax in
      let reading = SVGFilterFunction.list(text, syntax)
      // There are more forms of what functions take than are read.
      return if case .unknown = reading { .unsupported } else { reading }
    },
    "flood-color": drawn(\.own.floodColor, initial: "black") { text, _ in color(text) },
    "flood-opacity": drawn(\.own.floodOpacity, initial: "1", share),
    "transform-box": drawn(
      \.own.turnsInBounds, initial: "view-box", isAttribute: false,
      word(["view-box": false, "fill-box": true, "content-box": true], others: ["border-box", "stroke-box"])),
    "visibility": drawn(
      \.isVisible, initial: "visible", isInherited: true,
      word(["visible": true, "hidden": false, "collapse": false])),
    "display": drawn(\.own.isShown, initial: "inline") { text, _ in .value(text.lowercased() != "none") },
    "opacity": drawn(\.own.opacity, initial: "1", share),
    "mix-blend-mode": drawn(
      \.own.blend, initial: "normal", isAttribute: false,
      word(BlendMode.namesOfSVG, others: ["plus-lighter", "plus-darker"])),
    "isolation": drawn(
      \.own.isIsolated, initial: "auto", isAttribute: false, word(["auto": false, "isolate": true])),
    "clip-path": drawn(\.own.clip, initial: "none") { text, _ in SVGClipPath.read(text) },
    "overflow": drawn(
      \.own.cutsOverflow, initial: "visible",
      word(
        ["visible": false, "auto": false, "hidden": true, "scroll": true, "clip": true], others: ["overlay"])),
    "transform": drawn(\.own.transform, initial: "none") { text, syntax in
      SVGTransform.read(text, syntax).map { $0 }
    },
    "translate": transform("translate", \.own.translate), "rotate": transform("rotate", \.own.rotate),
    "scale": transform("scale", \.own.scale),
    "transform-origin": drawn(\.own.origin, initial: "0 0", SVGOrigin.read),
    "d": drawn(\.own.data, initial: "none") { text, syntax in
      guard syntax == .style else { return .value(text) }
      if text.lowercased() == "none" { return .value(nil) }
      guard text.hasPrefix("path("), text.hasSuffix(")") else { return .unsupported }
      let quoted = String(text.dropFirst(5).dropLast()).trimmed
      guard let quote = quoted.first, quote == "\"" || quote == "'", quoted.last == quote,
        quoted.utf8.count > 1
      else { return .unsupported }
      return .value(String(quoted.dropFirst().dropLast()))
    },
    "background-color": drawn(\.own.background, initial: "transparent", isAttribute: false) { text, _ in
      color(text).map { $0 }
    },
    "background": drawn(\.own.background, initial: "none", isAttribute: false) { text, _ in
      if text.lowercased() == "none" { return .value(nil) }
      guard case .value(let color) = color(text) else { return .unsupported }
      return .value(color)
    },
    "stop-color": drawn(\.own.stopColor, initial: "black") { text, _ in color(text) },
    "stop-opacity": drawn(\.own.stopOpacity, initial: "1", share),
  ].merging(
    geometry.map { ($0, geometry($0, isSigned: ["x", "y", "cx", "cy"].contains($0))) },
    uniquingKeysWith: { $1 })

  /// Positions, sizes and radii.
  static let geometry: Set<String> = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"]

  /// All properties that are known, by name.
  static let all: [String: SVGProperty] = {
    var all = drawn
    for (names, isAttribute) in [(only, true), (onlyInStyle, false)] {
      all.merge(names.mapValues { SVGProperty(kind: .only($0), isAttribute: isAttribute) }) { known, _ in
        known
      }
    }
    for (names, isAttribute) in [(unseen, true), (unseenInStyle, false)] {
      for name in names { all[name] = SVGProperty(kind: .unseen, isAttribute: isAttribute) }
    }
    return all
  }()
}

extension BlendMode {
  /// The modes by their names in SVG and CSS.
  static let namesOfSVG: [String: BlendMode] = Dictionary(
    uniqueKeysWithValues: allCases.map { mode in
      let name = mode.rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
      return (name, mode)
    })
}

/// The properties that are not drawn: those that are refused where they would be seen, and those that no picture shows.
extension SVGProperty {
  /// The properties of which only some values leave a picture as it is.
  static let only = ["clip": ["auto"]]

  /// The same, of properties without an attribute.
  static let onlyInStyle: [String: [String]] = [
    "all": [], "animation": ["none"], "animation-name": ["none"], "backdrop-filter": ["none"],
    "background-image": ["none"], "border": ["none", "0"], "box-shadow": ["none"], "contain": ["none"],
    "content-visibility": ["visible"], "mask-border": ["none"], "mask-image": ["none"], "offset": ["none"],
    "offset-path": ["none"], "outline": ["none", "0"], "overflow-x": ["visible"], "overflow-y": ["visible"],
    "padding": ["0", "0px"], "perspective": ["none"], "transform-style": ["flat"],
    "will-change": ["auto"],
    "zoom": ["1", "normal", "100%"],
  ]

  /// Presentation attributes that no picture shows: they are hints, or about text, filters, pointers and links, which are
  /// refused where they would be seen.
  static let unseen = """
    alignment-baseline baseline-shift color-profile color-rendering cursor direction dominant-baseline
    enable-background font-family font-size-adjust font-stretch font-style font-variant font-weight
    glyph-orientation-horizontal glyph-orientation-vertical image-rendering kerning letter-spacing
    lighting-color line-height pointer-events shape-rendering solid-color solid-opacity text-align text-anchor
    text-decoration text-overflow text-rendering unicode-bidi white-space word-spacing writing-mode
    """.words

  /// The same, of properties without an attribute: about text, or about where a page has the picture.
  static let unseenInStyle = """
    appearance block-progression bottom box-sizing buffered-rendering color-adjust color-scheme columns float
    forced-color-adjust hyphens image-orientation inline-size inset isolation-mode left max-height max-width
    min-height min-width object-fit object-position order orphans overflow-wrap position print-color-adjust
    quotes right tab-size tap-highlight-color top touch-action user-select vertical-align widows word-break
    word-wrap z-index
    """.words

  /// How the names of properties begin that no picture shows.
  static let unseenPrefixes = """
    -- -inkscape- align- filter-blend-mode filter-gaussianblur- flex font- grid justify- line- margin shape-
    text- transition white-space-
    """.words
}
