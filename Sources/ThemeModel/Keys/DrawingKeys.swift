/// The keys of drawn art.
extension KeyTable {
  private static let drawn = [
    Key(
      "size", .map("size"), "The artboard, in points; whole pixels at every scale that is drawn.",
      fixture: "drawn-art"),
    Key(
      "layers", .list(of: .map("layer")), "The layers, from the lowest to the highest.", fixture: "drawn-art"),
  ]

  package static let drawing = KeyTable(name: "drawing", title: "a drawing", keys: drawn)

  package static let recipe = KeyTable(
    name: "recipe", title: "a recipe",
    keys: [
      Key(
        "parameters", .named(pattern: elementPattern, .anything),
        "Names with their default values; `$name` in the recipe is the value given in `with`, or else the default.",
        fixture: "recipes"
      ).literal
    ] + drawn)

  package static let size = KeyTable(
    name: "size", title: "a size",
    keys: [
      Key("width", .length, "The width.", fixture: "drawn-art"),
      Key("height", .length, "The height.", fixture: "drawn-art"),
    ])

  private static let form = ValueType.either([.words(["rectangle", "capsule", "ellipse"]), .map("shape")])

  package static let layer = KeyTable(
    name: "layer", title: "a layer",
    keys: [
      Key("shape", form, "The outline, within the frame.", fixture: "shapes"),
      Key(
        "frame", .map("insets"), default: "0",
        "The space around the shape: insets from the edges of the artboard.",
        fixture: "drawn-art"),
      Key("fill", .either([.color, .map("fill")]), "What fills the shape.", fixture: "fills"),
      Key(
        "fillRule", .words(["nonzero", "evenodd"]), default: "nonzero",
        "What counts as inside if an outline crosses itself.", fixture: "shapes"),
      Key("stroke", .map("stroke"), "A line along the outline.", fixture: "strokes"),
      Key(
        "shadows", .list(of: .map("shadow")), "Shadows around the shape; the first one is on top.",
        fixture: "effects"),
      Key(
        "innerShadows", .list(of: .map("shadow")), "Shadows inside the shape; the first one is on top.",
        fixture: "effects"),
      Key("opacity", .fraction, default: "1", "The opacity of the layer as a whole.", fixture: "effects"),
      Key(
        "blend", .words(["normal", "multiply", "screen", "overlay"]), default: "normal",
        "How the layer blends with the layers below.", fixture: "effects"),
      Key(
        "clip", form, "A second outline in the frame; the layer is visible only inside it.",
        fixture: "effects"),
    ])

  package static let shape = KeyTable(
    name: "shape", title: "a shape",
    keys: [
      Key(
        "roundedRectangle", .map("roundedRectangle"), "A rectangle with rounded corners.", fixture: "shapes"
      )
      .literal,
      Key(
        "chevron", .map("chevron"), "The shape of a back button, with a point at one side.", fixture: "shapes"
      ),
      Key("polygon", .map("polygon"), "Straight lines between points.", fixture: "shapes").literal,
      Key(
        "path", .text, "SVG path data, in points from the upper left corner of the frame.", fixture: "shapes"),
    ])

  package static let roundedRectangle = KeyTable(
    name: "roundedRectangle", title: "a rounded rectangle",
    keys: [
      Key("radius", .length, "The radius of all four corners.", fixture: "shapes"),
      Key("corners", .map("corners"), "A radius for each corner.", fixture: "shapes"),
    ])

  package static let corners = KeyTable(
    name: "corners", title: "corners",
    keys: ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
      Key($0, .length, default: "0", "The radius of this corner.", fixture: "shapes")
    })

  package static let chevron = KeyTable(
    name: "chevron", title: "a chevron",
    keys: [
      Key("point", .length, "The length of the point; required.", fixture: "shapes"),
      Key("radius", .length, default: "0", "The radius of the corners.", fixture: "shapes"),
      Key(
        "direction", .words(["left", "right"]), default: "left", "The direction of the point.",
        fixture: "shapes"),
    ])

  package static let polygon = KeyTable(
    name: "polygon", title: "a polygon",
    keys: [
      Key(
        "points", .list(of: .map("offset")),
        "The corners, in points from the upper left corner of the frame.",
        fixture: "shapes")
    ])

  package static let fill = KeyTable(
    name: "fill", title: "a fill",
    keys: [
      Key("linear", .map("linear"), "A gradient along a line.", fixture: "fills"),
      Key("radial", .map("radial"), "A gradient around a center.", fixture: "fills"),
      Key("pattern", .map("pattern"), "A PNG that repeats.", fixture: "fills"),
    ])

  package static let linear = KeyTable(
    name: "linear", title: "a linear gradient",
    keys: [
      Key(
        "angle", .angle, default: "180", "The direction in degrees: 0 is up, 90 is right.",
        fixture: "fills"),
      Key("stops", .list(of: .map("stop")), "The colors; at least one stop.", fixture: "fills"),
    ])

  package static let radial = KeyTable(
    name: "radial", title: "a radial gradient",
    keys: [
      Key("center", .map("center"), "The center, in fractions of the frame.", fixture: "fills"),
      Key("radius", .ratio, default: "0.5", "The radius, as a fraction of the frame.", fixture: "fills"),
      Key("stops", .list(of: .map("stop")), "The colors; at least one stop.", fixture: "fills"),
    ])

  package static let center = KeyTable(
    name: "center", title: "a center",
    keys: [
      Key("x", .ratio, default: "0.5", "0 is the left edge, 1 is the right edge.", fixture: "fills"),
      Key("y", .ratio, default: "0.5", "0 is the upper edge, 1 is the lower edge.", fixture: "fills"),
    ])

  package static let stop = KeyTable(
    name: "stop", title: "a stop",
    keys: [
      Key(
        "at", .ratio, "The position: 0 is the beginning of the gradient, 1 is its end; required.",
        fixture: "fills"),
      Key("color", .color, "The color at this position; required.", fixture: "fills"),
    ])

  package static let pattern = KeyTable(
    name: "pattern", title: "a pattern",
    keys: [
      Key(
        "file", .path, "A PNG; files of the same name with `@2x` and `@3x` are found automatically.",
        fixture: "fills"),
      Key("files", .map("files"), "A PNG for each scale.", fixture: "fills"),
      Key("offset", .map("offset"), "The offset of a tile from the corner of the frame.", fixture: "fills"),
    ])

  package static let stroke = KeyTable(
    name: "stroke", title: "a stroke",
    keys: [
      Key("color", .color, default: "black", "The color of the line.", fixture: "strokes"),
      Key(
        "width", .lengthOrHairline, default: "1", "The width of the line; `1px` is one pixel at every scale.",
        fixture: "strokes"),
      Key(
        "position", .words(["inside", "center", "outside"]), default: "center",
        "The side of the outline on which the line is drawn.", fixture: "strokes"),
      Key(
        "join", .words(["miter", "round", "bevel"]), default: "miter", "How two lines meet.",
        fixture: "strokes"),
      Key(
        "cap", .words(["butt", "round", "square"]), default: "butt", "How the ends of an open path look.",
        fixture: "strokes"),
      Key(
        "miterLimit", .ratio, default: "4", "A miter longer than this many widths becomes a bevel.",
        fixture: "strokes"),
    ])
}
