/// What code for UIKit can't say of a theme.
extension DiagnosticCode {
  static let uikitCodes: [DiagnosticCode] = [
    uikitCannotCenter, uikitCannotPlaceBarTitle, uikitIgnoresBarPosition, uikitLacksBarStates, uikitLacksFont,
    uikitLacksPrompts,
  ]

  package static let uikitCannotCenter = DiagnosticCode(
    "uikit-cannot-center", .warning,
    ManualPage(
      what: "A bar's shadow image, or its background before iOS 13, keeps its size.",
      why: """
        UIKit draws a shadow image over the whole width of its bar, and before iOS 13 a background, too: it stretches \
        what the theme wants in the middle, in its own size.
        """,
      example: "shadowImage: { file: art/ornament.png }",
      instead: "shadowImage: { file: art/ornament.png, caps: { left: 20, right: 20 } }"))

  package static let uikitCannotPlaceBarTitle = DiagnosticCode(
    "uikit-cannot-place-bar-title", .warning,
    ManualPage(
      what: "A bar's title has insets, an alignment, a truncation or a measure.",
      why: "A navigation bar of UIKit places its title itself; only `offset` shifts it.",
      example: "title: { insets: { left: 20 } }",
      instead: "title: { offset: { x: 10 } }"))

  package static let uikitIgnoresBarPosition = DiagnosticCode(
    "uikit-ignores-bar-position", .warning,
    ManualPage(
      what: "A bar's look is for one place on the screen alone.",
      why: """
        Appearances, which bars take from iOS 13 on, hold wherever the bar stands; only the older images knew \
        places.
        """,
      example: "position: bottom",
      instead: "position: any"))

  package static let uikitLacksBarStates = DiagnosticCode(
    "uikit-lacks-bar-states", .warning,
    ManualPage(
      what: "A navigation bar looks different in a state.",
      why:
        "Bars of UIKit are no controls: they are never highlighted or disabled, so nobody sees that variant.",
      example: "states: { highlighted: { background: { file: art/pressed.png } } }",
      instead: "targets: { uikit: { allow: [uikit-lacks-bar-states] } }"))

  package static let uikitLacksFont = DiagnosticCode(
    "uikit-lacks-font", .warning,
    ManualPage(
      what: "A title's font is of a family that iOS does not have.",
      why: "Where the app does not bring it along, the system's font stands in.",
      example: "title: { font: { family: Roboto, size: 12 } }",
      instead: "title: { font: { family: system, size: 12 } }"))

  package static let uikitLacksPrompts = DiagnosticCode(
    "uikit-lacks-prompts", .warning,
    ManualPage(
      what: "A bar looks different above a prompt.",
      why: """
        Appearances, which bars take from iOS 13 on, know a bar of full height and a compact one, with and without \
        prompt.
        """,
      example: "metrics: { defaultPrompt: { background: { file: art/tall.png } } }",
      instead: "targets: { uikit: { allow: [uikit-lacks-prompts] } }"))
}
