package import ThemeCore
import ThemeModel

/// The JSON Schema of a bundle's `manifest.json`, draft 2020-12.
package func manifestSchema() -> JSONValue {
  [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "themec manifest",
    "description":
      "The contents of a bundle. A value that is not set is absent; a value that is set is complete.",
    "type": "object",
    "additionalProperties": false,
    "required": .oneLine(["elements", "manifestVersion", "scales", "theme"]),
    "properties": [
      "allow": .oneLine(["$ref": "#/$defs/codes"]),
      "defaults": [
        "description": "The bar and back button of screens that do not set their own.", "type": "object",
        "additionalProperties": false,
        "minProperties": 1, "properties": ["navigationBar": name, "backButton": name],
      ],
      "elements": [
        "description":
          "By kind and name: `backButtons/menu`; parts of controls by both names: `controls/sliders/volume/thumb`.",
        "type": "object",
        "additionalProperties": false,
        "patternProperties": [
          "^(backButtons|buttons|images|navigationBars)/\(elementPattern)$": .oneLine([
            "$ref": "#/$defs/element"
          ]),
          .init("^controls/[a-zA-Z]+/\(elementPattern)/[a-zA-Z]+(/[a-zA-Z][a-zA-Z0-9+-]*)?$"): .oneLine([
            "$ref": "#/$defs/element"
          ]),
        ],
      ],
      "fonts": [
        "description":
          "Fonts that the app brings, by the name that titles mean them by. Platforms that are not set use the family.",
        "type": "object", "additionalProperties": ref("appFont"), "minProperties": 1,
      ],
      "manifestVersion": [
        "description": "Increases when readers have to change.", "const": .integer(Manifest.version),
      ],
      "namespace": [
        "description":
          "What generated code, styles, resources and catalogs are called, where that is not the name.",
        "type": "string", "pattern": .string("^\(themeNamePattern)$"),
      ],
      "scales": [
        "description": "Every scale of any image, ascending.", "type": "array",
        "items": .oneLine(["enum": [1, 2, 3]]), "uniqueItems": true,
      ],
      "screens": [
        "description": "The bars, back buttons and titles of single screens, by name.", "type": "object",
        "additionalProperties": [
          "type": "object", "additionalProperties": false,
          "properties": [
            "navigationBar": name,
            "backButton": [
              "description": "The back button of the screens that this screen pushes.", "type": "string",
              "minLength": 1,
            ],
            "title": .oneLine(["type": "string"]),
          ],
        ],
      ],
      "theme": .oneLine(["type": "string", "pattern": .string("^\(themeNamePattern)$")]),
    ],
    "$defs": .object(
      (elementDefinitions + titleDefinitions + geometryDefinitions)
        .sorted { precedesInBytes($0.0, $1.0) }),
  ]
}

private let name: JSONValue = .oneLine(["type": "string", "minLength": 1])
/// The schema of an object with a path for each scale.
private let files: JSONValue = [
  "type": "object", "additionalProperties": false, "minProperties": 1,
  "properties": ["1x": name, "2x": name, "3x": name],
]

private var elementDefinitions: [(String, JSONValue)] {
  let part: JSONValue = .oneLine(["anyOf": [["$ref": "#/$defs/part"], ["type": "null"]]])
  return [
    ("codes", ["description": "Warnings that are accepted.", "type": "array", "items": name, "minItems": 1]),
    (
      "element",
      [
        "type": "object", "additionalProperties": false, "required": .oneLine(["symbol", "variants"]),
        "properties": [
          "allow": .oneLine(["$ref": "#/$defs/codes"]),
          "style": [
            "description": "`native` if the platform's own back button is dressed instead of replaced.",
            "const": "native",
          ],
          "symbol": [
            "description": "The name in generated code.", "type": "string",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
          ],
          "variants": [
            "description":
              "By axis values, joined by dots: the state, followed by values other than the defaults. `normal` is complete; another variant contains what differs from its fallback, which is the variant without its last value. It is empty where only its values tell how to find others.",
            "type": "object", "additionalProperties": false, "required": .oneLine(["normal"]),
            "patternProperties": [variantPattern: .oneLine(["$ref": "#/$defs/variant"])],
          ],
        ],
      ]
    ),
    (
      "variant",
      [
        "description": "In a variant with a fallback, null removes a value of the fallback.",
        "type": "object", "additionalProperties": false,
        "properties": [
          "assetName": orNull(name), "height": orNull(length), "hitArea": orNull(ref("hitArea")),
          "icon": orNull(ref("icon")), "material": orNull(ref("material")),
          "maximumWidth": orNull(length), "minimumWidth": orNull(length),
          "parts": [
            "description": "The parts whose art or slicing differs from that of the fallback.",
            "type": "object",
            "additionalProperties": false, "minProperties": 1,
            "properties": [
              "backIndicator": part, "backIndicatorMask": part, "background": part, "icon": part,
              "image": part,
              "shadowImage": part,
            ],
          ],
          "position": orNull(words(BarPosition.self)),
          "renderingIntent": orNull(words(RenderingIntent.self)),
          "tint": orNull(ref("color")), "title": orNull(ref("title")),
          "largeTitle": orNull(ref("title")),
          "translucent": orNull(.oneLine(["type": "boolean"])),
        ],
      ]
    ),
    (
      "icon",
      [
        "type": "object", "additionalProperties": false, "required": .oneLine(["gap", "placement"]),
        "properties": [
          "gap": length, "placement": words(IconPlacement.self), "tint": ref("color"),
        ],
      ]
    ),
    (
      "material",
      [
        "description": "Shown instead of the main part's art, on platforms that have the material.",
        "type": "object", "additionalProperties": false, "required": .oneLine(["kind"]),
        "properties": ["kind": words(Material.self), "tint": ref("color")],
      ]
    ),
    (
      "part",
      [
        "type": "object", "additionalProperties": false, "required": .oneLine(["art"]),
        "properties": [
          "alignmentInsets": ref("insets"), "art": ref("art"),
          "capInsets": [
            "description": "In points; absent if the scales differ in points.",
            "$ref": "#/$defs/insets",
          ],
          "images": [
            "description":
              "By scale. A file can belong to another variant with the same pixels.",
            "type": "object", "additionalProperties": false, "minProperties": 1,
            "properties": ["1x": ref("image"), "2x": ref("image"), "3x": ref("image")],
          ],
          "resizing": [
            "description": "Absent for art that does not stretch; an object if its axes differ.",
            "anyOf": [
              .oneLine(["enum": .array(["stretch", "tile"])]),
              [
                "type": "object", "additionalProperties": false,
                "required": .oneLine(.array(["horizontal", "vertical"])),
                "properties": [
                  "horizontal": .oneLine(["enum": .array(["stretch", "tile"])]),
                  "vertical": .oneLine(["enum": .array(["stretch", "tile"])]),
                ],
              ],
            ],
          ],
        ],
      ]
    ),
    (
      "image",
      [
        "description": "In whole pixels.", "type": "object", "additionalProperties": false,
        "required": .oneLine(["file", "size", "sourceSize"]),
        "properties": [
          "alignmentInsets": ref("pixelInsets"), "capInsets": ref("pixelInsets"),
          "center": ["description": "The area that stretches.", "$ref": "#/$defs/rectangle"],
          "file": [
            "description": "The path of the slice in the bundle.", "type": "string",
            "pattern": "^images/.+\\.png$",
          ],
          "size": ["description": "The size of the slice.", "$ref": "#/$defs/pixelSize"],
          "sourceSize": ["description": "The size of the art before slicing.", "$ref": "#/$defs/pixelSize"],
        ],
      ]
    ),
    ("layer", layerSchema),
    (
      "art",
      [
        "description": "The source of the pixels: `system`, or one source.",
        "anyOf": [
          .oneLine(["const": "system"]),
          source("file", name, ["resample": .oneLine(["const": "down"])]),
          source("files", files, ["resample": .oneLine(["const": "down"])]),
          source("ninePatch", ["anyOf": [name, files]], [:]),
          source("svg", name, [:]), source("of", name, [:]), source("color", ref("color"), [:]),
          source(
            "box",
            [
              "description": "A box; its members are those of a layer.", "type": "object",
              "additionalProperties": false,
              "properties": .object(
                layerMembers(["fill", "radius", "corners", "stroke", "shadows", "innerShadows"])),
            ], [:]),
          source(
            "layers",
            [
              "description": "The layers of a drawing, from the lowest to the highest.", "type": "array",
              "minItems": 1,
              "items": ref("layer"),
            ], [:]),
          source(
            "derive", name,
            [
              "desaturate": ref("fraction"), "multiply": ref("color"), "opacity": ref("fraction"),
              "screen": ref("color"),
              "swap": [
                "type": "object", "additionalProperties": false, "minProperties": 1,
                "patternProperties": ["^#([0-9a-f]{6}|[0-9a-f]{8})$": ref("color")],
              ],
            ]),
        ],
      ]
    ),
  ]
}

/// The pattern of a variant's key, such as `normal`, `highlighted+selected.compact.dark` or `normal.ios-26.rtl`.
private var variantPattern: String {
  let axes = VariantAxis.allCases.map { axis in
    guard axis != .state else { return "(\(axis.pattern))" }
    return "(\\.(\(axis.ownPattern)))?"
  }
  return "^\(axes.joined())$"
}

private let flip: JSONValue = .oneLine(["enum": .array(Flip.allCases.map { .string($0.rawValue) })])

private func source(_ key: String, _ value: JSONValue, _ more: KeyValuePairs<String, JSONValue>) -> JSONValue
{
  .object([
    ("type", "object"), ("additionalProperties", false), ("required", .oneLine(.array([.string(key)]))),
    ("properties", .object([(key, value), ("flip", flip)] + more.map { ($0.key, $0.value) })),
  ])
}
