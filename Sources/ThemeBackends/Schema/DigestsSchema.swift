package import ThemeJSON
import ThemeModel

/// The JSON Schema of a bundle's `digests.json`, draft 2020-12.
package func digestsSchema() -> JSONValue {
  let images: JSONValue = [
    "description": "By folder below `images`, then by name.", "type": "object",
    "additionalProperties": [
      "type": "object", "additionalProperties": false, "minProperties": 1,
      "patternProperties": ["\\.png$": .oneLine(["$ref": "#/$defs/image"])],
    ],
  ]
  let targets = TargetName.allCases.map { target in
    (target.rawValue, JSONValue.oneLine(["$ref": "#/$defs/target"]))
  }
  return [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "themec digests",
    "description":
      "Every file that a bundle owns. PNG bytes are in no digest: they differ between compressors, pixels don't.",
    "type": "object",
    "additionalProperties": false,
    "required": .oneLine(["digestsVersion", "files"]),
    "properties": [
      "digestsVersion": ["description": "Counts up when a reader would have to change.", "const": 1],
      "files": [
        "description": "`images` by folder; a text file by its path, with the digest of its bytes.",
        "type": "object",
        "properties": .object([("images", images)] + targets),
        "additionalProperties": .oneLine(["$ref": "#/$defs/digest"]),
      ],
    ],
    "$defs": [
      "target": [
        "description": "A target's files by their paths below its folder.", "type": "object",
        "additionalProperties": [
          "anyOf": [
            .oneLine(["$ref": "#/$defs/digest"]),
            [
              "type": "object", "additionalProperties": false, "required": .oneLine(["pixels"]),
              "properties": ["pixels": .oneLine(["$ref": "#/$defs/digest"])],
            ],
          ]
        ],
      ],
      "digest": ["description": "SHA-256 in hexadecimal.", "type": "string", "pattern": "^[0-9a-f]{64}$"],
      "image": [
        "type": "object", "additionalProperties": false, "required": .oneLine(["geometry", "pixels"]),
        "properties": [
          "geometry": [
            "description":
              "Of one line: alignment insets, cap insets, centre, resizing and size, as the manifest prints them.",
            "$ref": "#/$defs/digest",
          ],
          "pixels": [
            "description":
              "Of width and height as big-endian UInt32, then straight RGBA bytes row by row, pixels of alpha 0 as 0, 0, 0, 0.",
            "$ref": "#/$defs/digest",
          ],
        ],
      ],
    ],
  ]
}
