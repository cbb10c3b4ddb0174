/// Problems of design-token files (DTCG 2025.10).
extension DiagnosticCode {
  static let tokenCodes: [DiagnosticCode] = [
    tokenInvalid, tokenApproximated, shadowTokenReduced, resolverUnsupported,
  ]

  package static let tokenInvalid = DiagnosticCode(
    "token-invalid", .error,
    ManualPage(
      what: """
        A design-token file holds something that DTCG 2025.10 does not allow: a token without a type, a value of \
        another form, a name with a dot or a brace.
        """,
      why: "Other tools that read the file would refuse it, or guess something else.",
      example: ##"{ "ink": { "$type": "color", "$value": "#555555" } }"##,
      instead: """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.333, 0.333, 0.333] } } }
        """))

  package static let tokenApproximated = DiagnosticCode(
    "token-approximated", .warning,
    ManualPage(
      what: """
        A design token can't be taken over exactly: a color in a color space that is not converted, or outside of \
        sRGB, or a length in `rem`, which is taken as 16 points.
        """,
      why: "The theme shows something else than the designers' tools do.",
      example: #"{ "cap": { "$type": "dimension", "$value": { "value": 0.8125, "unit": "rem" } } }"#,
      instead: #"{ "cap": { "$type": "dimension", "$value": { "value": 13, "unit": "px" } } }"#))

  package static let shadowTokenReduced = DiagnosticCode(
    "shadow-token-reduced", .warning,
    ManualPage(
      what:
        "A shadow token has several layers, a spread, or is inset. Only one plain drop shadow of it is used.",
      why: "The shadow of a text is a single drop shadow on every platform.",
      example: #""spread": { "value": 2, "unit": "px" }"#,
      instead: #""spread": { "value": 0, "unit": "px" }"#))

  package static let resolverUnsupported = DiagnosticCode(
    "resolver-unsupported", .error,
    ManualPage(
      what: "A token file is a DTCG resolver document: it combines other files and holds no tokens.",
      why: "themec reads token files only.",
      example: "tokenFiles: [ tokens.resolver.json ]",
      instead: "tokenFiles: [ light.tokens.json ]"))
}
