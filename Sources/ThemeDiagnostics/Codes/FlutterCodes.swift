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
      what: "The art extends beyond the rectangle that layout aligns, but Flutter aligns whole pictures.",
      why: """
        A glow or a shadow counts as part of the button, so its distance to other views is larger than on \
        iOS.
        """,
      example: "alignmentInsets: { bottom: 3 }",
      instead: "targets: { flutter: { allow: [flutter-cannot-align] } }"))

  package static let flutterCannotTile = DiagnosticCode(
    "flutter-cannot-tile", .warning,
    ManualPage(
      what: """
        The center of a picture tiles between caps, but Flutter can only stretch a picture with a \
        `centerSlice`.
        """,
      why: "A texture is distorted. Art without caps does tile in Flutter.",
      example: "caps: { left: 8, right: 8 }\nresizing: tile",
      instead: "caps: {}\nresizing: tile"))

  package static let flutterCannotTruncate = DiagnosticCode(
    "flutter-cannot-truncate", .warning,
    ManualPage(
      what: "A title is truncated at its beginning or in its middle, but Flutter can only truncate the end.",
      why: "Flutter shows a different part of a long title than the theme intends.",
      example: "title: { truncation: middle }",
      instead: "title: { truncation: tail }"))

  package static let flutterCapsDiffer = DiagnosticCode(
    "flutter-caps-differ", .warning,
    ManualPage(
      what: """
        A picture is cut at different places, in points, at two scales, and the lines between these places \
        differ.
        """,
      why: """
        Flutter has one `centerSlice` in logical pixels for all scales. themec writes the one of the \
        lowest scale, so pictures of higher scales are cut at the wrong place.
        """,
      example: "caps: { 1x: { left: 10 }, 2x: { left: 21 } }",
      instead: "caps: { 1x: { left: 10 }, 2x: { left: 20 } }"))

  package static let flutterClampsInsets = DiagnosticCode(
    "flutter-clamps-insets", .warning,
    ManualPage(
      what: "A title extends beyond its button or bar: an inset, moved by `offset`, is negative.",
      why: "`Padding` cannot be negative, so the title is at another place in Flutter.",
      example: "title: { insets: { left: -4 } }",
      instead: "title: { insets: { left: 0 } }"))

  package static let flutterLacksButtonShapes = DiagnosticCode(
    "flutter-lacks-button-shapes", .warning,
    ManualPage(
      what: "An element looks different with button shapes, but Flutter does not report that setting.",
      why: "This variant is never shown in a Flutter app.",
      example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
      instead: "targets: { flutter: { allow: [flutter-lacks-button-shapes] } }"))

  package static let flutterLacksPrompts = DiagnosticCode(
    "flutter-lacks-prompts", .warning,
    ManualPage(
      what: "A bar looks different with a prompt, but bars in Flutter have none.",
      why: "This variant is never shown in a Flutter app.",
      example: "metrics: { defaultPrompt: { height: 74 } }",
      instead: "targets: { flutter: { allow: [flutter-lacks-prompts] } }"))

  package static let flutterLacksSystem = DiagnosticCode(
    "flutter-lacks-system", .warning,
    ManualPage(
      what: "A variant uses the platform's own look.",
      why: "Flutter draws everything itself, so nothing is shown unless the app adds a widget of its own.",
      example: "states: { disabled: { art: system } }",
      instead: "states: { disabled: { art: { derive: normal, opacity: 0.5 } } }"))

  package static let flutterLacksVersions = DiagnosticCode(
    "flutter-lacks-versions", .warning,
    ManualPage(
      what: "An element looks different from a version of the system on.",
      why: "Flutter looks the same on all versions and does not report them, so this variant is never shown.",
      example: "systems: { ios-7: { art: { file: art/flat.png } } }",
      instead: "targets: { flutter: { allow: [flutter-lacks-versions] } }"))

  package static let flutterNameClash = DiagnosticCode(
    "flutter-name-clash", .error,
    ManualPage(
      what: "Two elements would have the same name in Dart, or names that differ only in case.",
      why: """
        Members of a Dart class need different names, and names that differ only in case are easily \
        confused.
        """,
      example: "buttons: { send: { assetName: Send now }, submit: { assetName: SendNow } }",
      instead: "buttons: { send: { assetName: Send now }, submit: { assetName: Submit } }"))

  package static let flutterNameUnusable = DiagnosticCode(
    "flutter-name-unusable", .error,
    ManualPage(
      what: "An `assetName` does not result in a valid name in Dart.",
      why: """
        Names begin with a letter, have only letters from a to z, digits and underscores, and are not \
        keywords. Otherwise the file would not compile.
        """,
      example: "assetName: Switch",
      instead: "assetName: ToggleSwitch"))
}
