import ThemeCore
import ThemeDiagnostics

/// The schemas of scalars. They follow the types of JSON and YAML 1.2, in which text without quotes can be a number.
extension SchemaBuilder {
  static let reference: JSONValue = [
    "description": "The name of a token, such as `$color.label`.", "type": "string", "pattern": "^\\$[^$]",
  ]

  static let length: JSONValue = [
    "description": "A length in points: `13`, `33.5` or `13pt`.",
    "anyOf": [
      .oneLine(["type": "number", "minimum": -1_000_000, "maximum": 1_000_000]),
      .oneLine(["type": "string", "pattern": "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)pt$"]),
    ],
  ]

  static let color: JSONValue = [
    "description":
      "`\"#rgb\"`, `\"#rrggbb\"`, `\"#rrggbbaa\"` or a name; an alpha may follow, as in `black/20%`. `mix(A, B, 30%)` is A with 30 percent of B in it.",
    "anyOf": [
      .oneLine(["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"]),
      .oneLine(["enum": .array((["clear", "transparent"] + ColorNames.all.sorted()).map { .string($0) })]),
      .oneLine([
        "type": "string",
        "pattern": "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|[A-Za-z]+)/\\+?([0-9]+\\.?[0-9]*|\\.[0-9]+)%$",
      ]),
      .oneLine(["type": "string", "pattern": "^mix\\(.+,.+,.+%\\)(/.+%)?$"]),
    ],
  ]

  static let text: JSONValue = [
    "description": "Text. Write `$$` for a dollar sign at the beginning.",
    "type": .oneLine(["string", "number", "boolean"]), "maxLength": .integer(Limit.textBytes.standard),
  ]

  static let path: JSONValue = [
    "description": "A path relative to the file that contains it; it can't leave the root.", "type": "string",
    "minLength": 1, "maxLength": 1_000,
  ]

  static let fraction: JSONValue = [
    "description": "From 0 to 1, or a percentage.",
    "anyOf": [
      .oneLine(["type": "number", "minimum": 0, "maximum": 1]),
      .oneLine(["type": "string", "pattern": "^\\+?([0-9]+\\.?[0-9]*|\\.[0-9]+)%$"]),
    ],
  ]

  static let ratio: JSONValue = [
    "description": "A number such as 0.5, or a percentage.",
    "anyOf": [
      .oneLine(["type": "number", "minimum": -1_000_000, "maximum": 1_000_000]),
      .oneLine(["type": "string", "pattern": "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)%$"]),
    ],
  ]

  static let angle: JSONValue = [
    "description": "Degrees: 0 points up, 90 to the right, 180 down.",
    "anyOf": [
      .oneLine(["type": "number", "minimum": -1_000_000, "maximum": 1_000_000]),
      .oneLine(["type": "string", "pattern": "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)deg$"]),
    ],
  ]

  static func warnings(_ codes: DiagnosticCodes) -> JSONValue {
    [
      "description": "The code of a warning; `themec explain CODE` is its manual page.",
      "enum": .array(codes.all.filter { $0.severity == .warning }.map { .string($0.name) }),
    ]
  }
}
