import ThemeCore

/// The schemas of the members of a drawn layer that `names` lists.
func layerMembers(_ names: [String]) -> [(String, JSONValue)] {
  (layerSchema.members?.first { $0.0 == "properties" }?.1.members ?? []).filter { names.contains($0.0) }
}

/// The schema of a drawn layer: an object of which only the shape is required.
var layerSchema: JSONValue {
  let text: JSONValue = .oneLine(["type": "string"])
  let texts: JSONValue = ["type": "array", "minItems": 1, "items": .oneLine(["type": "string"])]
  var members: [(String, JSONValue)] = shapeMembers
  members += [
    (
      "fill",
      [
        "description":
          "A color; `linear ANGLE`, or `radial X Y RADIUS` in fractions of the frame, with stops; or a pattern.",
        "anyOf": [
          text,
          [
            "type": "object", "additionalProperties": false, "required": .oneLine(["pattern"]),
            "properties": [
              "offset": .oneLine(["$ref": "#/$defs/offset"]),
              "pattern": [
                "anyOf": [
                  text,
                  [
                    "type": "object", "additionalProperties": false,
                    "properties": ["1x": text, "2x": text, "3x": text],
                  ],
                ]
              ],
            ],
          ],
        ],
      ]
    ),
    ("fillRule", .oneLine(["const": "evenodd"])),
    (
      "stroke",
      [
        "description": "Color, width and position, followed by values other than the defaults.",
        "type": "string",
      ]
    ),
    ("shadows", texts), ("innerShadows", texts),
    ("opacity", .oneLine(["$ref": "#/$defs/fraction"])),
    ("blend", .oneLine(["enum": ["multiply", "screen", "overlay"]])),
    (
      "clip",
      .object([("type", "object"), ("additionalProperties", false), ("properties", .object(shapeMembers))])
    ),
  ]
  return .object([
    (
      "description",
      "Lengths are points, shadows `COLOR X Y BLUR`, with a fifth number if they have a spread."
    ), ("type", "object"),
    ("additionalProperties", false), ("required", .oneLine(["shape"])), ("properties", .object(members)),
  ])
}

private var shapeMembers: [(String, JSONValue)] {
  let length: JSONValue = .oneLine(["type": "number"])
  return [
    (
      "shape",
      .oneLine([
        "enum": ["rectangle", "roundedRectangle", "capsule", "ellipse", "chevron", "polygon", "path"]
      ])
    ),
    ("frame", .oneLine(["$ref": "#/$defs/insets"])),
    ("point", length), ("radius", length),
    ("corners", ["type": "object", "additionalProperties": length]),
    ("direction", .oneLine(["const": "right"])),
    ("points", .oneLine(["type": "string"])), ("path", .oneLine(["type": "string"])),
  ]
}
