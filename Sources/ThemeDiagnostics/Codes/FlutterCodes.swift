/// What Flutter can't be told of a theme, and what can't be said at all.
extension DiagnosticCode {
  static let flutterCodes: [DiagnosticCode] = [
    flutterCannotAlign, flutterCannotTile, flutterCannotTruncate, flutterCapsDiffer, flutterClampsInsets,
    flutterLacksButtonShapes, flutterLacksPrompts, flutterLacksSystem, flutterLacksVersions, flutterNameClash,
    flutterNameUnusable,
  ]

  package static let flutterCannotAlign = DiagnosticCode(
    "flutter-cannot-align", .warning,
    ManualPage(
      what: "Art reaches out of what layout aligns, and Flutter aligns whole pictures.",
      why:
        "A glow or a shadow counts as a part of the button: it stands farther from its neighbours than on iOS.",
      example: "alignmentInsets: { bottom: 3 }",
      instead: "targets: { flutter: { allow: [flutter-cannot-align] } }"))

  package static let flutterCannotTile = DiagnosticCode(
    "flutter-cannot-tile", .warning,
    ManualPage(
      what:
        "The centre of a picture tiles between caps, and Flutter only stretches what has a `centerSlice`.",
      why: "A texture is smeared. Art without caps tiles in Flutter, too.",
      example: "caps: { left: 8, right: 8 }\nresizing: tile",
      instead: "caps: {}\nresizing: tile"))

  package static let flutterCannotTruncate = DiagnosticCode(
    "flutter-cannot-truncate", .warning,
    ManualPage(
      what: "A title is to lose its first or middle characters, and Flutter can only cut its end off.",
      why: "What is left of a long title is not what the theme means to keep.",
      example: "title: { truncation: middle }",
      instead: "title: { truncation: tail }"))

  package static let flutterCapsDiffer = DiagnosticCode(
    "flutter-caps-differ", .warning,
    ManualPage(
      what:
        "A picture is cut elsewhere, in points, at one scale than at another, and lines between the two cuts differ.",
      why: """
        A `centerSlice` counts in logical pixels and is one for all scales: that of the least dense art is written, and \
        what is denser is cut beside its caps.
        """,
      example: "caps: { 1x: { left: 10 }, 2x: { left: 21 } }",
      instead: "caps: { 1x: { left: 10 }, 2x: { left: 20 } }"))

  package static let flutterClampsInsets = DiagnosticCode(
    "flutter-clamps-insets", .warning,
    ManualPage(
      what: "A title reaches out of its button or bar: an inset, shifted by `offset`, is below 0.",
      why: "`Padding` takes none below 0: the title stands elsewhere in Flutter.",
      example: "title: { insets: { left: -4 } }",
      instead: "title: { insets: { left: 0 } }"))

  package static let flutterLacksButtonShapes = DiagnosticCode(
    "flutter-lacks-button-shapes", .warning,
    ManualPage(
      what:
        "An element looks different where button shapes are asked for, and Flutter does not say who asks.",
      why: "In an app in Flutter nobody sees that variant.",
      example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
      instead: "targets: { flutter: { allow: [flutter-lacks-button-shapes] } }"))

  package static let flutterLacksPrompts = DiagnosticCode(
    "flutter-lacks-prompts", .warning,
    ManualPage(
      what: "A bar looks different above a prompt, and bars in Flutter have none.",
      why: "In an app in Flutter nobody sees that variant.",
      example: "metrics: { defaultPrompt: { height: 74 } }",
      instead: "targets: { flutter: { allow: [flutter-lacks-prompts] } }"))

  package static let flutterLacksSystem = DiagnosticCode(
    "flutter-lacks-system", .warning,
    ManualPage(
      what: "A variant asks for the platform's own look.",
      why:
        "Flutter draws everything itself: nothing is drawn there, unless the app puts a widget of its own.",
      example: "states: { disabled: { art: system } }",
      instead: "states: { disabled: { art: { derive: normal, opacity: 0.5 } } }"))

  package static let flutterLacksVersions = DiagnosticCode(
    "flutter-lacks-versions", .warning,
    ManualPage(
      what: "An element looks different from a version of a system on.",
      why: "Flutter looks the same on each, and does not know the version: nobody sees that variant.",
      example: "systems: { ios-7: { art: { file: art/flat.png } } }",
      instead: "targets: { flutter: { allow: [flutter-lacks-versions] } }"))

  package static let flutterNameClash = DiagnosticCode(
    "flutter-name-clash", .error,
    ManualPage(
      what: "Two elements would have the same name in Dart, or names that differ only in case.",
      why: "A class has one member of a name, and people tell none apart by case.",
      example: "buttons: { send: { assetName: Send now }, submit: { assetName: SendNow } }",
      instead: "buttons: { send: { assetName: Send now }, submit: { assetName: Submit } }"))

  package static let flutterNameUnusable = DiagnosticCode(
    "flutter-name-unusable", .error,
    ManualPage(
      what: "An `assetName` is no name in Dart.",
      why:
        "Names there begin with a letter, have none beyond a to z, and are no words of Dart: the file would not compile.",
      example: "assetName: Switch",
      instead: "assetName: ToggleSwitch"))
}
