/// The keys of elements and of the maps in them.
extension KeyTable {
  private static func axes(of table: String) -> [Key] {
    VariantAxis.allCases.map { axis in
      let same: [ValueType] = [.pattern(axis.pattern)] + (axis == .direction ? [.words(["mirror"])] : [])
      return Key(
        axis.key, .named(pattern: axis.pattern, .either([.overlay(table)] + same)),
        "The keys that differ for values of this axis: \(axis.valuesText). The default value is `\(axis.names[0])`.",
        fixture: "variants-over-six-axes"
      ).literal
    }
  }

  private static let picture = ValueType.either([.map("art"), .words(["system"])])
  private static let part = ValueType.either([.map("background"), .words(["system"])])

  private static let slicing = [
    Key(
      "caps", .either([.map("caps"), .map("capsByScale"), .words(["auto", "none"])]),
      "The margins that never stretch. `auto` finds them; with `none`, the art keeps its size or tiles.",
      fixture: "caps-in-points"),
    Key(
      "stretchable", .map("stretchable"), "UIKit's older form of caps: one point of the art stretches.",
      fixture: "stretchable-leaves-one-point"),
    Key(
      "resizing", .words(["stretch", "tile"]), default: "stretch",
      "How the center fills the space between the caps.", fixture: "tile-is-cut-to-its-period"),
    Key(
      "center", .words(["1pt", "1px", "keep"]), default: "1pt",
      "How much of the center a slice keeps at most.",
      fixture: "center-keeps"),
  ]

  private static let layout = [
    Key(
      "alignmentInsets", .either([.map("insets"), .words(["auto"])]),
      "How much of the art is outside the rectangle that layout aligns. `auto` uses the transparent margins.",
      fixture: "alignment-insets"),
    Key(
      "assetName", .text, "The name in catalogs and resources, if your code already uses one.",
      fixture: "asset-names"),
    Key(
      "renderingIntent", .words(["original", "template"]), default: "original",
      "Whether the art keeps its colors or is a mask for a tint.", fixture: "every-button-key"),
    Key(
      "scales", .list(of: .wholeNumber(1...3)), "The scales that are built for this element.",
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
      Key(
        "height", .length, "The height of the button; the default is the height of its art.",
        fixture: "every-button-key"),
      Key(
        "minimumWidth", .either([.length, .words(["art", "caps"])]),
        "The minimum width: a length, the width of the art before slicing, or both caps and one point.",
        fixture: "minimum-width"),
      Key(
        "maximumWidth", .length, "The maximum width; text that does not fit is truncated.",
        fixture: "every-button-key"),
      Key(
        "hitArea", .either([.length, .map("hitArea")]),
        "The minimum size of the area that takes touches: a length for a square, or width and height.",
        fixture: "every-button-key"),
      Key("title", .map("title"), "The text on the button.", fixture: "every-button-key"),
      Key("icon", .map("icon"), "A picture beside the title, or without a title.", fixture: "icons"),
    ] + layout + axes(of: "button"))

  package static let image = KeyTable(
    name: "image", title: "an image",
    keys: [Key("art", picture, "The picture.", fixture: "images")] + slicing + layout + axes(of: "image"))

  package static let navigationBar = KeyTable(
    name: "navigationBar", title: "a navigation bar",
    keys: [
      Key(
        "background", part, "The picture behind the content of the bar, with slicing of its own.",
        fixture: "navigation-bars"
      ),
      Key("shadowImage", part, "The line below the bar.", fixture: "navigation-bars"),
      Key(
        "backIndicator", .map("backIndicator"), "The picture that replaces the platform's chevron.",
        fixture: "navigation-bars"),
      Key("title", .map("title"), "The title of the bar.", fixture: "navigation-bars"),
      Key(
        "height", .length, "The height of the bar; the default is the platform's.", fixture: "navigation-bars"
      ),
      Key("tint", .color, "The color of the platform's own bar items.", fixture: "navigation-bars"),
      Key("translucent", .truth, "Whether content is visible behind the bar.", fixture: "navigation-bars"),
      Key(
        "position", .words(["any", "bottom", "top", "topAttached"]), default: "any",
        "The positions of bars that show the background.", fixture: "navigation-bars"),
    ] + layout + axes(of: "navigationBar"))

  package static let title = KeyTable(
    name: "title", title: "a title",
    keys: [
      Key("font", .map("font"), "The font.", fixture: "every-button-key"),
      Key("color", .color, "The color of the text.", fixture: "every-button-key"),
      Key(
        "shadow", .either([.map("shadow"), .words(["none"])]), "The shadow of the text.",
        fixture: "every-button-key"),
      Key("insets", .map("insets"), "The space around the text.", fixture: "every-button-key"),
      Key(
        "offset", .map("offset"), "How far the text is moved; positive y is down.",
        fixture: "every-button-key"),
      Key(
        "alignment", .words(["leading", "center", "trailing"]), default: "center",
        "The horizontal position of the text: left (`leading`), center, or right (`trailing`).",
        fixture: "every-button-key"),
      Key(
        "verticalAlignment", .words(["top", "center", "bottom"]), default: "center",
        "The vertical position of the text.", fixture: "every-button-key"),
      Key(
        "truncation", .words(["head", "middle", "tail", "none"]), default: "tail",
        "Where text that is too long is truncated.", fixture: "every-button-key"),
      Key(
        "measure", .words(["ceil", "exact"]), default: "ceil",
        "Whether the width of the text is rounded up to a whole point.", fixture: "every-button-key"),
    ])

  package static let font = KeyTable(
    name: "font", title: "a font",
    keys: [
      Key("family", .text, default: "system", "The name of the font family.", fixture: "every-button-key"),
      Key(
        "weight",
        .either([
          .words(["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]),
          .wholeNumber(1...1000),
        ]), default: "regular", "The weight, as a name or a number.", fixture: "every-button-key"),
      Key("size", .length, default: "17", "The size in points.", fixture: "every-button-key"),
      Key(
        "style", .words(["normal", "italic"]), default: "normal", "The slant.", fixture: "every-button-key"),
    ])

  package static let shadow = KeyTable(
    name: "shadow", title: "a shadow",
    keys: [
      Key("color", .color, default: "black", "The color of the shadow.", fixture: "every-button-key"),
      Key("x", .length, default: "0", "How far to the right.", fixture: "every-button-key"),
      Key("y", .length, default: "0", "How far down.", fixture: "every-button-key"),
      Key(
        "blur", .length, default: "0", "The blur as in CSS: twice the standard deviation.",
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
        "leftCapWidth", .length, default: "0", "The left cap; 0 means no left and right caps.",
        fixture: "stretchable-leaves-one-point"),
      Key(
        "topCapHeight", .length, default: "0", "The top cap; 0 means no top and bottom caps.",
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
        "width", .length, "The minimum width; the default is the width of the button.",
        fixture: "every-button-key"),
      Key(
        "height", .length, "The minimum height; the default is the height of the button.",
        fixture: "hit-area-of-one-side"),
    ])

  package static let icon = KeyTable(
    name: "icon", title: "an icon",
    keys: [
      Key("art", picture, "The picture.", fixture: "icons"),
      Key("tint", .color, "The color of a template icon.", fixture: "icons"),
      Key(
        "placement", .words(["leading", "trailing", "above", "below", "only"]), default: "leading",
        "The side of the title on which the icon is placed.", fixture: "icons"),
      Key("gap", .length, default: "0", "The space between icon and title.", fixture: "icons"),
    ])

  package static let backIndicator = KeyTable(
    name: "backIndicator", title: "a back indicator",
    keys: [
      Key("art", picture, "The picture.", fixture: "navigation-bars"),
      Key(
        "mask", picture, "The mask that hides the title in transitions; required together with the art.",
        fixture: "navigation-bars"),
    ])

  private static let sources = [
    Key(
      "file", .path, "A PNG; files of the same name with `@2x` and `@3x` are found automatically.",
      fixture: "siblings-by-name"
    ),
    Key("files", .map("files"), "A PNG for each scale.", fixture: "files-by-scale"),
    Key(
      "ninePatch", .either([.path, .map("files")]),
      "An Android nine-patch, or one for each scale; its marks set caps and title insets.",
      fixture: "nine-patch-gives-caps"),
    Key("draw", .map("drawing"), "A drawing.", fixture: "drawn-art").literal,
    Key("use", .text, "The name of the recipe in `art:` that draws the art.", fixture: "recipes").literal,
    Key(
      "with", .named(pattern: KeyTable.elementPattern, .anything),
      "Values for parameters of the recipe. Without `use`, they apply to the inherited recipe.",
      fixture: "recipes"
    ).literal,
    Key(
      "derive", .pattern(VariantAxis.state.pattern), "The state from whose pixels this art is derived.",
      fixture: "derived-states"
    ).literal,
    Key(
      "resample", .words(["down"]), "Makes missing scales from the largest file.",
      fixture: "resample-down"),
    Key(
      "swap", .named(pattern: nil, .color), "Colors to replace, each with its replacement.",
      fixture: "derived-states"),
    Key(
      "desaturate", .fraction, "How much color is removed; 1 makes the art gray.",
      fixture: "derived-states"),
    Key(
      "multiply", .color, "A color that darkens the art, in proportion to its alpha.",
      fixture: "derived-states"),
    Key(
      "screen", .color, "A color that lightens the art, in proportion to its alpha.",
      fixture: "derived-states"),
    Key(
      "opacity", .fraction, default: "1", "The factor for the alpha of the art.", fixture: "derived-states"),
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
