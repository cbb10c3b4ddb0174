import ThemeCore

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
