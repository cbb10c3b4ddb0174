package import ThemeCore
import ThemeModel

/// The JSON Schema of a bundle's `digests.json`, draft 2020-12.
package func digestsSchema() -> JSONValue {
  let targets = TargetName.allCases.map { target in
    (target.rawValue, JSONValue.oneLine(["$ref": "#/$defs/target"]))
  }
  let images: JSONValue = [
    "description": "Its slices, by their paths.", "type": "object", "minProperties": 1,
    "additionalProperties": false,
    "patternProperties": ["^images/.+\\.png$": .oneLine(["$ref": "#/$defs/image"])],
  ]
  return [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "themec digests",
    "description":
      "Every file of a bundle. Digests cover pixels and not the bytes of PNGs, which depend on the compressor.",
    "type": "object",
    "additionalProperties": false,
    "required": .oneLine(["digestsVersion", "files"]),
    "properties": [
      "digestsVersion": ["description": "Increases when readers have to change.", "const": 2],
      "files": [
        "description": "By element: `backButtons/menu`. Texts that cover several elements come last.",
        "type": "object",
        "properties": [
          "texts": [
            "description": "By their paths. To verify them, themec compiles them again.",
            "type": "object", "additionalProperties": .oneLine(["const": true]),
          ]
        ],
        "required": .oneLine(["texts"]),
        "additionalProperties": .oneLine(["$ref": "#/$defs/element"]),
      ],
    ],
    "$defs": [
      "element": [
        "type": "object", "additionalProperties": false, "minProperties": 1,
        "properties": .object([("images", images)] + targets),
      ],
      "target": [
        "description": "The files that a target has of the element alone, by their paths.", "type": "object",
        "minProperties": 1,
        "additionalProperties": [
          "anyOf": [
            [
              "description": "The slice whose pixels it has.", "type": "string",
              "pattern": "^images/.+\\.png$",
            ],
            [
              "description": "A picture that no slice is, such as a nine-patch with its frame.",
              "type": "object", "additionalProperties": false, "required": .oneLine(["pixels"]),
              "properties": ["pixels": .oneLine(["$ref": "#/$defs/digest"])],
            ],
            ["description": "A text.", "const": true],
          ]
        ],
      ],
      "digest": [
        "description":
          "The first 32 hexadecimal digits of the SHA-256 of width and height as big-endian UInt32, then straight RGBA bytes row by row, pixels of alpha 0 as 0, 0, 0, 0.",
        "type": "string", "pattern": "^[0-9a-f]{32}$",
      ],
      "image": [
        "type": "object", "additionalProperties": false, "required": .oneLine(["art", "pixels"]),
        "properties": [
          "art": ["description": "Of the art before it was cut.", "$ref": "#/$defs/digest"],
          "pixels": ["description": "Of the slice.", "$ref": "#/$defs/digest"],
        ],
      ],
    ],
  ]
}
