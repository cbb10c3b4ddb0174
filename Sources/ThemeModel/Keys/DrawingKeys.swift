/// The keys of drawn art.
extension KeyTable {
  private static let drawn = [
    Key(
      "size", .map("size"), "The artboard, in points; whole pixels at every scale that is drawn.",
      fixture: "drawn-art"),
    Key("layers", .list(of: .map("layer")), "What is drawn, from the lowest layer up.", fixture: "drawn-art"),
  ]

  package static let drawing = KeyTable(name: "drawing", title: "a drawing", keys: drawn)

  package static let recipe = KeyTable(
    name: "recipe", title: "a recipe",
    keys: [
      Key(
        "parameters", .named(pattern: elementPattern, .anything),
        "Names with their defaults; `$name` in the recipe is what a use gives, or else the default.",
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
        "frame", .map("insets"), default: "0", "The room around the shape: insets from the artboard.",
        fixture: "drawn-art"),
      Key("fill", .either([.color, .map("fill")]), "What is inside of the shape.", fixture: "fills"),
      Key(
        "fillRule", .words(["nonzero", "evenodd"]), default: "nonzero",
        "What is inside, where an outline crosses itself.", fixture: "shapes"),
      Key("stroke", .map("stroke"), "A line along the outline.", fixture: "strokes"),
      Key(
        "shadows", .list(of: .map("shadow")), "Shadows around the shape, the first on top.",
        fixture: "effects"),
      Key(
        "innerShadows", .list(of: .map("shadow")), "Shadows within the shape, the first on top.",
        fixture: "effects"),
      Key("opacity", .fraction, default: "1", "How much of the whole layer is seen.", fixture: "effects"),
      Key(
        "blend", .words(["normal", "multiply", "screen", "overlay"]), default: "normal",
        "How the layer mixes with those below.", fixture: "effects"),
      Key(
        "clip", form, "A second outline within the frame, outside of which nothing of the layer is seen.",
        fixture: "effects"),
    ])

  package static let shape = KeyTable(
    name: "shape", title: "a shape",
    keys: [
      Key("roundedRectangle", .map("roundedRectangle"), "Its corners have a radius.", fixture: "shapes")
        .literal,
      Key("chevron", .map("chevron"), "A back button's: one side runs out into a point.", fixture: "shapes"),
      Key("polygon", .map("polygon"), "Straight lines between points.", fixture: "shapes").literal,
      Key(
        "path", .text, "SVG path data, in points from the frame's upper left corner.", fixture: "shapes"),
    ])

  package static let roundedRectangle = KeyTable(
    name: "roundedRectangle", title: "a rounded rectangle",
    keys: [
      Key("radius", .length, "Of all four corners.", fixture: "shapes"),
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
      Key("point", .length, "How long the point is; required.", fixture: "shapes"),
      Key("radius", .length, default: "0", "Of the corners.", fixture: "shapes"),
      Key(
        "direction", .words(["left", "right"]), default: "left", "Where the point points to.",
        fixture: "shapes"),
    ])

  package static let polygon = KeyTable(
    name: "polygon", title: "a polygon",
    keys: [
      Key(
        "points", .list(of: .map("offset")), "The corners, in points from the frame's upper left one.",
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
        "angle", .angle, default: "180", "In degrees: 0 runs to the top, 90 to the right.",
        fixture: "fills"),
      Key("stops", .list(of: .map("stop")), "Its colors; at least one.", fixture: "fills"),
    ])

  package static let radial = KeyTable(
    name: "radial", title: "a radial gradient",
    keys: [
      Key("center", .map("center"), "Its center, as fractions of the frame.", fixture: "fills"),
      Key("radius", .ratio, default: "0.5", "Where it ends, as a fraction of the frame.", fixture: "fills"),
      Key("stops", .list(of: .map("stop")), "Its colors; at least one.", fixture: "fills"),
    ])

  package static let center = KeyTable(
    name: "center", title: "a center",
    keys: [
      Key("x", .ratio, default: "0.5", "0 is the left edge, 1 the right one.", fixture: "fills"),
      Key("y", .ratio, default: "0.5", "0 is the upper edge, 1 the lower one.", fixture: "fills"),
    ])

  package static let stop = KeyTable(
    name: "stop", title: "a stop",
    keys: [
      Key("at", .ratio, "0 is where the gradient begins, 1 where it ends; required.", fixture: "fills"),
      Key("color", .color, "The color there; required.", fixture: "fills"),
    ])

  package static let pattern = KeyTable(
    name: "pattern", title: "a pattern",
    keys: [
      Key(
        "file", .path, "A PNG; its `@2x` and `@3x` siblings are picked up by name.", fixture: "fills"),
      Key("files", .map("files"), "A PNG for each scale.", fixture: "fills"),
      Key("offset", .map("offset"), "From the frame's corner to a tile's.", fixture: "fills"),
    ])

  package static let stroke = KeyTable(
    name: "stroke", title: "a stroke",
    keys: [
      Key("color", .color, default: "black", "The line's color.", fixture: "strokes"),
      Key(
        "width", .lengthOrHairline, default: "1", "How wide it is; `1px` is one pixel at every scale.",
        fixture: "strokes"),
      Key(
        "position", .words(["inside", "center", "outside"]), default: "center",
        "On which side of the outline it lies.", fixture: "strokes"),
      Key(
        "join", .words(["miter", "round", "bevel"]), default: "miter", "How two lines meet.",
        fixture: "strokes"),
      Key(
        "cap", .words(["butt", "round", "square"]), default: "butt", "How the ends of an open path look.",
        fixture: "strokes"),
      Key(
        "miterLimit", .ratio, default: "4", "A miter longer than so many widths becomes a bevel.",
        fixture: "strokes"),
    ])
}
