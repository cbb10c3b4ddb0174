/// Problems of design-token files (DTCG 2025.10).
extension DiagnosticCode {
  static let tokenCodes: [DiagnosticCode] = [
    tokenInvalid, tokenApproximated, shadowTokenReduced, resolverUnsupported,
  ]

  package static let tokenInvalid = DiagnosticCode(
    "token-invalid", .error,
    ManualPage(
      what: """
        A design-token file contains something that DTCG 2025.10 does not allow: a token without a type, a \
        value of the wrong form, or a name with a dot or a brace.
        """,
      why: "Other tools would reject the file or interpret it differently.",
      example: ##"{ "ink": { "$type": "color", "$value": "#555555" } }"##,
      instead: """
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.333, 0.333, 0.333] } } }
        """))

  package static let tokenApproximated = DiagnosticCode(
    "token-approximated", .warning,
    ManualPage(
      what: """
        A design token cannot be represented exactly: a color in a color space that themec does not \
        convert, or outside of sRGB, or a length in `rem`, which is read as 16 points.
        """,
      why: "The theme looks different from what design tools show.",
      example: #"{ "cap": { "$type": "dimension", "$value": { "value": 0.8125, "unit": "rem" } } }"#,
      instead: #"{ "cap": { "$type": "dimension", "$value": { "value": 13, "unit": "px" } } }"#))

  package static let shadowTokenReduced = DiagnosticCode(
    "shadow-token-reduced", .warning,
    ManualPage(
      what: """
        A shadow token has several layers, has a spread, or is inset. themec uses only one plain drop \
        shadow of it.
        """,
      why: "On every platform, the shadow of a text is a single drop shadow.",
      example: #""spread": { "value": 2, "unit": "px" }"#,
      instead: #""spread": { "value": 0, "unit": "px" }"#))

  package static let resolverUnsupported = DiagnosticCode(
    "resolver-unsupported", .error,
    ManualPage(
      what: "A token file is a DTCG resolver document: it combines other files and contains no tokens.",
      why: "themec supports only token files.",
      example: "tokenFiles: [ tokens.resolver.json ]",
      instead: "tokenFiles: [ light.tokens.json ]"))
}
