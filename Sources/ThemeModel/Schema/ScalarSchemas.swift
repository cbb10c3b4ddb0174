package import ThemeCore
package import ThemeDiagnostics

/// The schemas of scalars. They follow the types of JSON and YAML 1.2, in which text without quotes can be a number.
extension SchemaBuilder {
  static let reference: JSONValue = [
    "description": "The name of a token, such as `$color.label`.", "type": "string", "pattern": "^\\$[^$]",
  ]

  /// A number, or one with a unit after it as a text.
  private static func number(
    _ description: String, from least: Int = -1_000_000, to most: Int = 1_000_000, sign: String = "[-+]?",
    unit: String
  ) -> JSONValue {
    [
      "description": .string(description),
      "anyOf": [
        .oneLine(["type": "number", "minimum": .integer(least), "maximum": .integer(most)]),
        .oneLine(["type": "string", "pattern": .string("^\(sign)([0-9]+\\.?[0-9]*|\\.[0-9]+)\(unit)$")]),
      ],
    ]
  }

  static let length = number("A length in points: `13`, `33.5` or `13pt`.", unit: "pt")

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

  static let fraction = number("From 0 to 1, or a percentage.", from: 0, to: 1, sign: "\\+?", unit: "%")
  static let ratio = number("A number such as 0.5, or a percentage.", unit: "%")
  static let angle = number("Degrees: 0 points up, 90 to the right, 180 down.", unit: "deg")

  static func warnings(_ codes: DiagnosticCodes) -> JSONValue {
    [
      "description": "The code of a warning; `themec explain CODE` is its manual page.",
      "enum": .array(codes.all.filter { $0.severity == .warning }.map { .string($0.name) }),
    ]
  }
}

/// The schema of a token or a group of tokens. The author chooses the names in a group; a map with the key `value` can have
/// only the axes as other keys.
extension SchemaBuilder {
  static let token: JSONValue = {
    let inner: JSONValue = .oneLine(["$ref": "#/$defs/token"])
    let modes = VariantAxis.allCases.filter { $0 != .state }.map { axis in
      (
        axis.key,
        JSONValue.object([
          ("description", .string("What the token is for \(axis.valuesText).")),
          ("type", .oneLine(["object", "null"])), ("additionalProperties", false),
          ("patternProperties", .object([(whole(axis.pattern), inner)])),
        ])
      )
    }
    return .object([
      ("description", "A value, a group of tokens, or a map with the key `value` and a value for each mode."),
      (
        "anyOf",
        [
          .oneLine(["type": ["string", "number", "boolean", "array", "null"]]),
          .object([
            ("type", "object"), ("not", .oneLine(["required": ["value"]])), ("additionalProperties", inner),
          ]),
          .object([
            ("type", "object"), ("required", .oneLine(["value"])), ("additionalProperties", false),
            ("properties", .object([("value", .bool(true))] + modes)),
          ]),
        ]
      ),
    ])
  }()
}

/// The JSON Schema (draft 2020-12) of theme files, generated from the key tables, with which editors complete and check themes.
///
/// The schema accepts every theme that themec builds, and some that it refuses: the compiler alone checks which keys exclude
/// each other, whether a token fits where it is used, and whether a file without `themec` is a brand.
package func themeSchema(codes: DiagnosticCodes) -> JSONValue {
  schema(
    of: KeyTable(ThemeKeys.self), codes, requires: [], title: "themec theme",
    description: "What an app's bars, back buttons and buttons look like.")
}

/// The JSON Schema (draft 2020-12) of the project file, `themec.yaml`.
package func projectSchema(codes: DiagnosticCodes) -> JSONValue {
  schema(
    of: KeyTable(ProjectKeys.self), codes, requires: ["themec"], title: "themec project",
    description: "The project file, `themec.yaml`, which marks the root folder and sets options.")
}

private func schema(
  of table: KeyTable, _ codes: DiagnosticCodes, requires required: [String], title: String,
  description: String
) -> JSONValue {
  var builder = SchemaBuilder(codes: codes)
  let root = builder.object(table)
  builder.finish()
  var members: [(String, JSONValue)] = [
    ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title)),
    ("description", .string(description)),
  ]
  members += root
  if !required.isEmpty { members.append(("required", .oneLine(.array(required.map { .string($0) })))) }
  members.append(
    ("$defs", .object(builder.definitions.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })))
  return .object(members)
}
