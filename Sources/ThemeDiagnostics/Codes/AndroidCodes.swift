/// What Android's resources can't say of a theme, and what can't be said at all.
extension DiagnosticCode {
  static let androidCodes: [DiagnosticCode] = [
    androidCannotAlign, androidCannotPlaceBarTitle, androidCannotShowSystem, androidCannotTile,
    androidCannotTint, androidCannotVaryByState, androidLacksAccessibility, androidLacksFont,
    androidLacksPrompts, androidLacksVersion, androidNameClash, androidNameUnusable, androidScaleMissing,
  ]

  package static let androidCannotAlign = DiagnosticCode(
    "android-cannot-align", .warning,
    ManualPage(
      what: "The alignment insets cannot be marked in the frame of a nine-patch.",
      why: """
        Android supports red marks only on art that stretches, and only beside the black marks of the \
        title's padding. aapt2 misreads red marks if there are none at the left or at the top. Layout \
        aligns the whole picture instead.
        """,
      example: "alignmentInsets: { right: 2 }",
      instead: "alignmentInsets: { left: 2, right: 2 }"))

  package static let androidCannotPlaceBarTitle = DiagnosticCode(
    "android-cannot-place-bar-title", .warning,
    ManualPage(
      what: "The title of a bar has insets, an offset or an alignment.",
      why: "Bars on Android place their titles themselves, and a style cannot change that.",
      example: "navigationBars: { top: { title: { offset: { y: 2 } } } }",
      instead: "targets: { android: { allow: [android-cannot-place-bar-title] } }"))

  package static let androidCannotShowSystem = DiagnosticCode(
    "android-cannot-show-system", .warning,
    ManualPage(
      what: "A state uses the platform's own look, and other states have art.",
      why: "No drawable stands for the platform's own look, so nothing is drawn in that state.",
      example: "states: { normal: { art: { file: art/back.png } }, disabled: { art: system } }",
      instead:
        "states: { normal: { art: { file: art/back.png } }, disabled: { art: { derive: normal, opacity: 0.5 } } }"
    ))

  package static let androidCannotTile = DiagnosticCode(
    "android-cannot-tile", .warning,
    ManualPage(
      what: "The center of a picture tiles, but a nine-patch can only be stretched.",
      why: "A texture is distorted wherever the picture is larger than its art.",
      example: "resizing: tile\ncaps: { left: 8, right: 8 }",
      instead: "resizing: stretch\ncaps: { left: 8, right: 8 }"))

  package static let androidCannotTint = DiagnosticCode(
    "android-cannot-tint", .warning,
    ManualPage(
      what: "The art is a template for a tint, but a drawable keeps its colors.",
      why: """
        You have to set the tint where you show the drawable, in a layout or in code: `android:tint`, \
        `android:backgroundTint`.
        """,
      example: "renderingIntent: template", instead: "renderingIntent: original"))

  package static let androidCannotVaryByState = DiagnosticCode(
    "android-cannot-vary-by-state", .warning,
    ManualPage(
      what:
        "A state changes something other than art and colors, such as a shadow, a font, insets or a size.",
      why: """
        State lists on Android contain only drawables and colors. For everything else, all states use the \
        values of the normal state.
        """,
      example: "states: { highlighted: { title: { offset: { y: 1 } } } }",
      instead: "states: { highlighted: { title: { color: white/80% } } }"))

  package static let androidLacksAccessibility = DiagnosticCode(
    "android-lacks-accessibility", .warning,
    ManualPage(
      what: "An element looks different in high contrast or with button shapes.",
      why: "Android has no resource qualifier for either, so this variant is never shown.",
      example: "accessibility: { highContrast: { title: { color: black } } }",
      instead: "targets: { android: { allow: [android-lacks-accessibility] } }"))

  package static let androidLacksFont = DiagnosticCode(
    "android-lacks-font", .warning,
    ManualPage(
      what: "The font of a title belongs to a family that Android does not include.",
      why:
        "Android uses its default font instead, unless the manufacturer of the device has added the family.",
      example: "title: { font: { family: Helvetica, size: 12 } }",
      instead: "title: { font: { family: system, size: 12 } }"))

  package static let androidLacksPrompts = DiagnosticCode(
    "android-lacks-prompts", .warning,
    ManualPage(
      what: "A bar looks different with a prompt.",
      why: "Bars on Android have no prompt, so this variant is never shown.",
      example: "metrics: { defaultPrompt: { height: 74 } }",
      instead: "targets: { android: { allow: [android-lacks-prompts] } }"))

  package static let androidLacksVersion = DiagnosticCode(
    "android-lacks-version", .warning,
    ManualPage(
      what: """
        An element looks different from a version of Android on that does not exist or is older than \
        Android 5.
        """,
      why: """
        The number is a version and not an API level: `android-12` is Android 12, which has the API level \
        31. Versions before 5 lack styles that themes need. In both cases, this variant is never shown.
        """,
      example: "systems: { android-31: { art: { file: art/flat.png } } }",
      instead: "systems: { android-12: { art: { file: art/flat.png } } }"))

  package static let androidNameClash = DiagnosticCode(
    "android-name-clash", .error,
    ManualPage(
      what: "Two resources would have the same name on Android.",
      why: """
        Resource names are lowercase, with `_` in place of characters that are not letters or digits, and \
        with two underscores before a part or a state. The linker rejects duplicate names.
        """,
      example: "assetName: Back-Button   # and BackButton elsewhere",
      instead: "assetName: FrontButton"))

  package static let androidNameUnusable = DiagnosticCode(
    "android-name-unusable", .error,
    ManualPage(
      what: "An asset name does not result in a valid resource name on Android.",
      why: """
        Resource names begin with a letter, are not keywords of Java or Kotlin, and have at most 150 \
        bytes. Some Android tools accept other names, but a complete build does not.
        """,
      example: "assetName: class", instead: "assetName: class_button"))

  package static let androidScaleMissing = DiagnosticCode(
    "android-scale-missing", .warning,
    ManualPage(
      what: "The art for a version of Android lacks a scale that the art for all versions has.",
      why: """
        Android prefers a matching density to a matching version, so newer devices show the older art at \
        that scale.
        """,
      example: "systems: { android-12: { art: { files: { 1x: art/flat.png } } } }",
      instead: "systems: { android-12: { art: { files: { 1x: art/flat.png, 2x: art/flat@2x.png } } } }"))
}
