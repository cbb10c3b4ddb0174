/// What a platform target can't say of a theme.
extension DiagnosticCode {
  static let targetCodes: [DiagnosticCode] = [cssCannotTruncate, cssLacksButtonShapes]

  package static let cssCannotTruncate = DiagnosticCode(
    "css-cannot-truncate", .warning,
    ManualPage(
      what: "A title is to lose its first or middle characters, and a stylesheet can only cut its end off.",
      why: "What is left of a long title is not what the theme means to keep.",
      example: "title: { truncation: middle }",
      instead: "title: { truncation: tail }"))

  package static let cssLacksButtonShapes = DiagnosticCode(
    "css-lacks-button-shapes", .warning,
    ManualPage(
      what: "An element looks different where button shapes are asked for, and no media query asks for them.",
      why: "On the web nobody sees that variant.",
      example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
      instead: "targets: { css: { allow: [css-lacks-button-shapes] } }"))
}
