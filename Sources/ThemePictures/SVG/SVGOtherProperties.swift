/// The properties that are not drawn: those that are refused where they would be seen, and those that no picture shows.
extension SVGProperty {
  /// The properties of which only some values leave a picture as it is.
  static let only: [String: [String]] = [
    "clip": ["auto"]
  ]

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
  static let unseen = [
    "alignment-baseline", "baseline-shift", "color-profile", "color-rendering",
    "cursor", "direction", "dominant-baseline", "enable-background",
    "font-family", "font-size-adjust", "font-stretch", "font-style", "font-variant",
    "font-weight", "glyph-orientation-horizontal", "glyph-orientation-vertical", "image-rendering", "kerning",
    "letter-spacing", "lighting-color", "line-height", "pointer-events", "shape-rendering",
    "solid-color", "solid-opacity", "text-align", "text-anchor", "text-decoration",
    "text-overflow", "text-rendering", "unicode-bidi", "white-space", "word-spacing", "writing-mode",
  ]

  /// The same, of properties without an attribute: about text, or about where a page has the picture.
  static let unseenInStyle = [
    "appearance", "block-progression", "bottom", "box-sizing", "buffered-rendering", "color-adjust",
    "color-scheme", "columns",
    "float", "forced-color-adjust", "hyphens", "image-orientation", "inline-size", "inset", "isolation-mode",
    "left", "max-height", "max-width", "min-height", "min-width", "object-fit", "object-position", "order",
    "orphans", "overflow-wrap", "position", "print-color-adjust", "quotes", "right", "tab-size",
    "tap-highlight-color", "top", "touch-action", "user-select", "vertical-align", "widows", "word-break",
    "word-wrap", "z-index",
  ]

  /// How the names of properties begin that no picture shows.
  static let unseenPrefixes = [
    "--", "-inkscape-", "align-", "filter-blend-mode", "filter-gaussianblur-", "flex", "font-", "grid",
    "justify-", "line-", "margin", "shape-", "text-",
    "transition", "white-space-",
  ]
}
