/// What code for UIKit can't say of a theme.
extension DiagnosticCode {
  static let uikitCodes: [DiagnosticCode] = [
    uikitCannotCenter, uikitCannotPlaceBarTitle, uikitIgnoresBarPosition, uikitLacksBarStates, uikitLacksFont,
    uikitLacksPrompts,
  ]

  package static let uikitCannotCenter = DiagnosticCode(
    "uikit-cannot-center", .warning,
    ManualPage(
      what: "The shadow image of a bar, or its background before iOS 13, keeps its size.",
      why: """
        UIKit stretches a shadow image over the whole width of the bar, and before iOS 13 a background \
        too. The theme wants it centered at its own size.
        """,
      example: "shadowImage: { file: art/ornament.png }",
      instead: "shadowImage: { file: art/ornament.png, caps: { left: 20, right: 20 } }"))

  package static let uikitCannotPlaceBarTitle = DiagnosticCode(
    "uikit-cannot-place-bar-title", .warning,
    ManualPage(
      what: "The title of a bar has insets, an alignment, a truncation or a measure.",
      why: "Navigation bars in UIKit place their titles themselves. Only `offset` has an effect.",
      example: "title: { insets: { left: 20 } }",
      instead: "title: { offset: { x: 10 } }"))

  package static let uikitIgnoresBarPosition = DiagnosticCode(
    "uikit-ignores-bar-position", .warning,
    ManualPage(
      what: "The look of a bar is set for only one position on the screen.",
      why: """
        Bar appearances, which UIKit uses from iOS 13 on, apply to every position of a bar. Only the older \
        bar images depend on it.
        """,
      example: "position: bottom",
      instead: "position: any"))

  package static let uikitLacksBarStates = DiagnosticCode(
    "uikit-lacks-bar-states", .warning,
    ManualPage(
      what: "A navigation bar looks different in a state.",
      why: """
        Bars in UIKit are not controls and are never highlighted or disabled, so this variant is never \
        shown.
        """,
      example: "states: { highlighted: { background: { file: art/pressed.png } } }",
      instead: "targets: { uikit: { allow: [uikit-lacks-bar-states] } }"))

  package static let uikitLacksFont = DiagnosticCode(
    "uikit-lacks-font", .warning,
    ManualPage(
      what: "The font of a title belongs to a family that iOS does not include.",
      why: "iOS uses the system font instead, unless the app includes the family.",
      example: "title: { font: { family: Roboto, size: 12 } }",
      instead: "title: { font: { family: system, size: 12 } }"))

  package static let uikitLacksPrompts = DiagnosticCode(
    "uikit-lacks-prompts", .warning,
    ManualPage(
      what: "A bar looks different with a prompt.",
      why: """
        Bar appearances, which UIKit uses from iOS 13 on, distinguish only bars of full height and compact \
        bars. A prompt makes no difference.
        """,
      example: "metrics: { defaultPrompt: { background: { file: art/tall.png } } }",
      instead: "targets: { uikit: { allow: [uikit-lacks-prompts] } }"))
}
