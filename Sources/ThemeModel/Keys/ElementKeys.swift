/// The keys of elements and of the maps in them.
extension KeyTable {
  private static func axes(of table: String) -> [Key] {
    VariantAxis.allCases.map { axis in
      let same: [ValueType] = [.pattern(axis.pattern)] + (axis == .direction ? [.words(["mirror"])] : [])
      return Key(
        axis.key, .named(pattern: axis.pattern, .either([.overlay(table)] + same)),
        "What is otherwise for a value of this axis: \(axis.valuesText); falls back to `\(axis.names[0])`.",
        fixture: "variants-over-six-axes"
      ).literal
    }
  }

  private static let picture = ValueType.either([.map("art"), .words(["system"])])
  private static let part = ValueType.either([.map("background"), .words(["system"])])

  private static let slicing = [
    Key(
      "caps", .either([.map("caps"), .map("capsByScale"), .words(["auto", "none"])]),
      "The margins that never stretch; `auto`: the compiler finds them; `none`: the art keeps its size, or tiles.",
      fixture: "caps-in-points"),
    Key(
      "stretchable", .map("stretchable"), "UIKit's older form of caps: a strip of one point stretches.",
      fixture: "stretchable-leaves-one-point"),
    Key(
      "resizing", .words(["stretch", "tile"]), default: "stretch",
      "How the centre fills what the caps leave.", fixture: "tile-is-cut-to-its-period"),
    Key(
      "center", .words(["1pt", "1px", "keep"]), default: "1pt", "The most of the centre that a slice keeps.",
      fixture: "center-keeps"),
  ]

  private static let layout = [
    Key(
      "alignmentInsets", .either([.map("insets"), .words(["auto"])]),
      "How much of the art lies outside what layout aligns; `auto`: the transparent margins.",
      fixture: "alignment-insets"),
    Key(
      "assetName", .text, "The name in catalogues and resources where code already uses one.",
      fixture: "asset-names"),
    Key(
      "renderingIntent", .words(["original", "template"]), default: "original",
      "Whether art keeps its colors or is a mask for a tint.", fixture: "every-button-key"),
    Key(
      "scales", .list(of: .wholeNumber(1...3)), "As for the theme, for this element.",
      fixture: "scales-select"
    ).ofElement,
    Key(
      "allow", .list(of: .text), "Codes of warnings that this element accepts.",
      fixture: "allow-accepts-a-warning"
    ).literal.ofElement,
  ]

  package static let button = KeyTable(
    name: "button", title: "a button",
    keys: [
      Key("art", picture, "The picture behind the title.", fixture: "every-button-key")
    ] + slicing + [
      Key("height", .length, "The button's height; without it, the art's.", fixture: "every-button-key"),
      Key(
        "minimumWidth", .either([.length, .words(["art", "caps"])]),
        "The smallest width: points, the art before slicing, or both caps and one point.",
        fixture: "minimum-width"),
      Key(
        "maximumWidth", .length, "The largest width; what doesn't fit of the text is truncated.",
        fixture: "every-button-key"),
      Key(
        "hitArea", .either([.length, .map("hitArea")]),
        "The least area that takes touches: points for a square, or its sides.",
        fixture: "every-button-key"),
      Key("title", .map("title"), "The text on the button.", fixture: "every-button-key"),
      Key("icon", .map("icon"), "A picture beside the title, or instead of it.", fixture: "icons"),
    ] + layout + axes(of: "button"))

  package static let image = KeyTable(
    name: "image", title: "an image",
    keys: [Key("art", picture, "The picture.", fixture: "images")] + slicing + layout + axes(of: "image"))

  package static let navigationBar = KeyTable(
    name: "navigationBar", title: "a navigation bar",
    keys: [
      Key(
        "background", part, "The picture behind everything, with its own slicing.", fixture: "navigation-bars"
      ),
      Key("shadowImage", part, "The line below the bar.", fixture: "navigation-bars"),
      Key(
        "backIndicator", .map("backIndicator"), "The picture in place of the platform's chevron.",
        fixture: "navigation-bars"),
      Key("title", .map("title"), "The bar's title.", fixture: "navigation-bars"),
      Key("height", .length, "The bar's height; without it, the platform's.", fixture: "navigation-bars"),
      Key("tint", .color, "The color of the platform's own items.", fixture: "navigation-bars"),
      Key("translucent", .truth, "Whether content shows through.", fixture: "navigation-bars"),
      Key(
        "position", .words(["any", "bottom", "top", "topAttached"]), default: "any",
        "Which bars the background is for.", fixture: "navigation-bars"),
    ] + layout + axes(of: "navigationBar"))

  package static let title = KeyTable(
    name: "title", title: "a title",
    keys: [
      Key("font", .map("font"), "The font.", fixture: "every-button-key"),
      Key("color", .color, "The color of the text.", fixture: "every-button-key"),
      Key(
        "shadow", .either([.map("shadow"), .words(["none"])]), "The shadow below the text.",
        fixture: "every-button-key"),
      Key("insets", .map("insets"), "The room around the text.", fixture: "every-button-key"),
      Key("offset", .map("offset"), "A shift of the text; +y is down.", fixture: "every-button-key"),
      Key(
        "alignment", .words(["leading", "center", "trailing"]), default: "center",
        "Where the text stands between left (`leading`) and right (`trailing`).", fixture: "every-button-key"),
      Key(
        "verticalAlignment", .words(["top", "center", "bottom"]), default: "center",
        "Where the text stands between top and bottom.", fixture: "every-button-key"),
      Key(
        "truncation", .words(["head", "middle", "tail", "none"]), default: "tail",
        "Where text that is too long loses characters.", fixture: "every-button-key"),
      Key(
        "measure", .words(["ceil", "exact"]), default: "ceil",
        "How the text's width is rounded: up to a whole point, or not.", fixture: "every-button-key"),
    ])

  package static let font = KeyTable(
    name: "font", title: "a font",
    keys: [
      Key("family", .text, default: "system", "The family's name.", fixture: "every-button-key"),
      Key(
        "weight",
        .either([
          .words(["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]),
          .wholeNumber(1...1000),
        ]), default: "regular", "The weight by name or number.", fixture: "every-button-key"),
      Key("size", .length, default: "17", "The size in points.", fixture: "every-button-key"),
      Key(
        "style", .words(["normal", "italic"]), default: "normal", "The slant.", fixture: "every-button-key"),
    ])

  package static let shadow = KeyTable(
    name: "shadow", title: "a shadow",
    keys: [
      Key("color", .color, default: "black", "The shadow's color.", fixture: "every-button-key"),
      Key("x", .length, default: "0", "How far to the right.", fixture: "every-button-key"),
      Key("y", .length, default: "0", "How far down.", fixture: "every-button-key"),
      Key(
        "blur", .length, default: "0", "As in CSS: twice the deviation of the blur.",
        fixture: "every-button-key"),
    ])

  package static let insets = KeyTable(
    name: "insets", title: "insets",
    keys: sides(.length, fixture: "every-button-key"))

  package static let caps = KeyTable(
    name: "caps", title: "caps",
    keys: sides(.lengthOrHairline, fixture: "caps-in-points"))

  private static func sides(_ type: ValueType, fixture: String) -> [Key] {
    ["top", "left", "bottom", "right"].map {
      Key($0, type, default: "0", "The \($0) margin.", fixture: fixture)
    }
  }

  package static let capsByScale = KeyTable(
    name: "capsByScale", title: "caps by scale",
    keys: ["1x", "2x", "3x"].map {
      Key($0, .map("pixelCaps"), "The caps of the art at \($0), in its pixels.", fixture: "caps-by-scale")
    })

  package static let pixelCaps = KeyTable(
    name: "pixelCaps", title: "caps in pixels",
    keys: ["top", "left", "bottom", "right"].map {
      Key(
        $0, .wholeNumber(0...9_999_999), default: "0", "The \($0) margin, in pixels.",
        fixture: "caps-by-scale")
    })

  package static let stretchable = KeyTable(
    name: "stretchable", title: "`stretchable`",
    keys: [
      Key(
        "leftCapWidth", .length, default: "0", "What stands left of the strip; 0: no caps across.",
        fixture: "stretchable-leaves-one-point"),
      Key(
        "topCapHeight", .length, default: "0", "What stands above the strip; 0: no caps down.",
        fixture: "stretchable-leaves-one-point"),
    ])

  package static let offset = KeyTable(
    name: "offset", title: "an offset",
    keys: [
      Key("x", .length, default: "0", "How far to the right.", fixture: "every-button-key"),
      Key("y", .length, default: "0", "How far down.", fixture: "every-button-key"),
    ])

  package static let hitArea = KeyTable(
    name: "hitArea", title: "a hit area",
    keys: [
      Key(
        "width", .length, "Its least width; without it, the button's own is enough.",
        fixture: "every-button-key"),
      Key(
        "height", .length, "Its least height; without it, the button's own is enough.",
        fixture: "hit-area-of-one-side"),
    ])

  package static let icon = KeyTable(
    name: "icon", title: "an icon",
    keys: [
      Key("art", picture, "The picture.", fixture: "icons"),
      Key("tint", .color, "The color in which a template icon is drawn.", fixture: "icons"),
      Key(
        "placement", .words(["leading", "trailing", "above", "below", "only"]), default: "leading",
        "Where it stands beside the title.", fixture: "icons"),
      Key("gap", .length, default: "0", "The room between icon and title.", fixture: "icons"),
    ])

  package static let backIndicator = KeyTable(
    name: "backIndicator", title: "a back indicator",
    keys: [
      Key("art", picture, "The picture.", fixture: "navigation-bars"),
      Key("mask", picture, "What hides the title as it slides; both or neither.", fixture: "navigation-bars"),
    ])

  private static let sources = [
    Key(
      "file", .path, "A PNG; its `@2x` and `@3x` siblings are picked up by name.", fixture: "siblings-by-name"
    ),
    Key("files", .map("files"), "A PNG for each scale.", fixture: "files-by-scale"),
    Key(
      "ninePatch", .either([.path, .map("files")]),
      "An Android nine-patch, or one for each scale: its marks give caps and title insets.",
      fixture: "nine-patch-gives-caps"),
    Key("draw", .map("drawing"), "A drawing.", fixture: "drawn-art").literal,
    Key("use", .text, "The name of a recipe of `art:`, which draws it.", fixture: "recipes").literal,
    Key(
      "with", .named(pattern: KeyTable.elementPattern, .anything),
      "What parameters of the recipe are here; `with` alone changes those of the recipe in use.",
      fixture: "recipes"
    ).literal,
    Key(
      "derive", .pattern(VariantAxis.state.pattern), "The state whose pixels this art is made from.",
      fixture: "derived-states"
    ).literal,
    Key(
      "resample", .words(["down"]), "Lets missing scales be made from the largest file.",
      fixture: "resample-down"),
    Key(
      "swap", .named(pattern: nil, .color), "Exact colors that others take the place of.",
      fixture: "derived-states"),
    Key(
      "desaturate", .fraction, "How much of the color is taken away: 1 makes it grey.",
      fixture: "derived-states"),
    Key("multiply", .color, "A color to darken with, as strong as its alpha.", fixture: "derived-states"),
    Key("screen", .color, "A color to lighten with, as strong as its alpha.", fixture: "derived-states"),
    Key("opacity", .fraction, default: "1", "How much remains of the alpha.", fixture: "derived-states"),
  ]

  package static let art = KeyTable(name: "art", title: "art", keys: sources)

  package static let background = KeyTable(name: "background", title: "a background", keys: sources + slicing)

  package static let files = KeyTable(
    name: "files", title: "`files`",
    keys: ["1x", "2x", "3x"].map { Key($0, .path, "The PNG at \($0).", fixture: "files-by-scale") })
}

extension VariantAxis {
  /// What the values look like, as a regular expression.
  package var pattern: String {
    switch self {
    case .state:
      let names = "(" + names.dropFirst().joined(separator: "|") + ")"
      return "normal|\(names)(\\+\(names))*"
    case .system: return "any|(ios|android)-[1-9][0-9]{0,2}"
    default: return names.joined(separator: "|")
    }
  }

  /// The values that a theme may name, for people.
  package var valuesText: String {
    switch self {
    case .state:
      "`highlighted`, `disabled`, `selected`, `focused` and combinations such as `highlighted+selected`"
    case .system: "`ios-N` and `android-N`, from that version on"
    default: names.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
