import ThemeCore
import ThemeModel

/// The schemas of titles, fonts and text shadows in a manifest.
var titleDefinitions: [(String, JSONValue)] {
  let text = JSONValue.oneLine(["type": "string", "minLength": 1])
  return [
    (
      "title",
      [
        "description": "In a variant with a fallback: what differs from it.", "type": "object",
        "additionalProperties": false,
        "properties": [
          "alignment": orNull(words(TitleAlignment.self)), "color": orNull(ref("color")),
          "font": orNull(ref("font")), "insets": orNull(ref("insets")),
          "lines": orNull(["type": "integer", "minimum": 0]), "measure": orNull(words(Measure.self)),
          "offset": orNull(ref("offset")),
          "shadow": orNull(ref("shadow")), "transform": orNull(words(TextTransform.self)),
          "truncation": orNull(words(Truncation.self)),
          "verticalAlignment": orNull(words(VerticalAlignment.self)),
        ],
      ]
    ),
    (
      "font",
      complete(
        [("family", text), ("weight", words(FontWeight.self)), ("size", length)],
        optional: [
          ("style", words(FontStyle.self)), ("letterSpacing", length),
          (
            "scales",
            [
              "description": "Whether the text follows the text size that the user has chosen.",
              "type": "boolean",
            ]
          ),
          (
            "maximumSize",
            [
              "description": "The largest size of a text that scales; absent where nothing limits it.",
              "type": "number",
            ]
          ),
        ])
    ),
    (
      "appFont",
      complete(
        [("family", text)],
        optional: [
          ("ios", text), ("android", text),
          ("web", .oneLine(["type": "array", "items": ["type": "string", "minLength": 1], "minItems": 1])),
          ("flutter", text),
        ])
    ),
    ("shadow", complete([("color", ref("color")), ("x", length), ("y", length), ("blur", length)])),
  ]
}

/// The schemas of colors, sizes, margins and rectangles in a manifest.
var geometryDefinitions: [(String, JSONValue)] {
  let pixels = JSONValue.oneLine(["type": "integer", "minimum": 0])
  let anyPixels = JSONValue.oneLine(["type": "integer"])
  let sides = ["top", "left", "bottom", "right"]
  return [
    (
      "color",
      [
        "description": "sRGB; the alpha is written only if it is not ff.", "type": "string",
        "pattern": "^#([0-9a-f]{6}|[0-9a-f]{8})$",
      ]
    ),
    ("fraction", .oneLine(["type": "number", "minimum": 0, "maximum": 1])),
    (
      "hitArea",
      [
        "description": "In points. The size of the button is sufficient for a side that is absent.",
        "type": "object", "additionalProperties": false, "minProperties": 1,
        "properties": ["width": length, "height": length],
      ]
    ),
    ("insets", complete(sides.map { ($0, length) })),
    ("offset", complete([("x", length), ("y", length)])),
    ("pixelInsets", complete(sides.map { ($0, anyPixels) })),
    ("pixelSize", complete([("width", pixels), ("height", pixels)])),
    ("rectangle", complete([("x", pixels), ("y", pixels), ("width", pixels), ("height", pixels)])),
  ]
}

/// The schema of a length in points.
let length = JSONValue.oneLine(["type": "number"])

func ref(_ name: String) -> JSONValue { .oneLine(["$ref": .string("#/$defs/\(name)")]) }

func orNull(_ schema: JSONValue) -> JSONValue { .oneLine(["anyOf": [schema, ["type": "null"]]]) }

/// The schema of a keyword: one of the raw values of `type`.
func words<Choice: KeywordValue>(_ type: Choice.Type) -> JSONValue {
  .oneLine(["enum": .array(type.allCases.map { .string($0.rawValue) })])
}

/// The schema of an object that has all of `members`, may have those of `optional`, and has no others.
private func complete(_ members: [(String, JSONValue)], optional: [(String, JSONValue)] = []) -> JSONValue {
  .object([
    ("type", "object"), ("additionalProperties", false),
    ("required", .oneLine(.array(members.map { .string($0.0) }))),
    ("properties", .object(members + optional)),
  ])
}
