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
      what: "Alignment insets can't be marked in the frame of a nine-patch.",
      why: """
        Red marks of a side stand where the title's padding has its black ones, only on art that stretches, and aapt2 \
        misreads them where the left or upper side has none. Layout aligns the whole picture instead.
        """,
      example: "alignmentInsets: { right: 2 }",
      instead: "alignmentInsets: { left: 2, right: 2 }"))

  package static let androidCannotPlaceBarTitle = DiagnosticCode(
    "android-cannot-place-bar-title", .warning,
    ManualPage(
      what: "The title of a bar has insets, an offset or an alignment.",
      why: "Android's bars place their titles themselves: a style has no say in it.",
      example: "navigationBars: { top: { title: { offset: { y: 2 } } } }",
      instead: "targets: { android: { allow: [android-cannot-place-bar-title] } }"))

  package static let androidCannotShowSystem = DiagnosticCode(
    "android-cannot-show-system", .warning,
    ManualPage(
      what: "A state asks for the platform's own look, and other states have art.",
      why: "No drawable stands for the platform's look, so nothing is drawn in that state.",
      example: "states: { normal: { art: { file: art/back.png } }, disabled: { art: system } }",
      instead:
        "states: { normal: { art: { file: art/back.png } }, disabled: { art: { derive: normal, opacity: 0.5 } } }"
    ))

  package static let androidCannotTile = DiagnosticCode(
    "android-cannot-tile", .warning,
    ManualPage(
      what: "The centre of a picture tiles, and a nine-patch can only stretch it.",
      why: "A texture is drawn out wherever the picture is larger than its art.",
      example: "resizing: tile\ncaps: { left: 8, right: 8 }",
      instead: "resizing: stretch\ncaps: { left: 8, right: 8 }"))

  package static let androidCannotTint = DiagnosticCode(
    "android-cannot-tint", .warning,
    ManualPage(
      what: "Art is a template for a tint, and a drawable keeps its colors.",
      why:
        "Whoever shows it has to tint it, in a layout or in code: `android:tint`, `android:backgroundTint`.",
      example: "renderingIntent: template", instead: "renderingIntent: original"))

  package static let androidCannotVaryByState = DiagnosticCode(
    "android-cannot-vary-by-state", .warning,
    ManualPage(
      what: "A state changes something else than art and colors: a shadow, a font, insets, a size.",
      why:
        "Android's lists of states hold drawables and colors alone. All states have what the normal one has.",
      example: "states: { highlighted: { title: { offset: { y: 1 } } } }",
      instead: "states: { highlighted: { title: { color: white/80% } } }"))

  package static let androidLacksAccessibility = DiagnosticCode(
    "android-lacks-accessibility", .warning,
    ManualPage(
      what: "An element looks different in high contrast or with button shapes.",
      why: "Android has no qualifier for either, so nobody sees that variant.",
      example: "accessibility: { highContrast: { title: { color: black } } }",
      instead: "targets: { android: { allow: [android-lacks-accessibility] } }"))

  package static let androidLacksFont = DiagnosticCode(
    "android-lacks-font", .warning,
    ManualPage(
      what: "A title's font is of a family that Android does not have.",
      why: "The platform takes its own font, unless the maker of the device has added that one.",
      example: "title: { font: { family: Helvetica, size: 12 } }",
      instead: "title: { font: { family: system, size: 12 } }"))

  package static let androidLacksPrompts = DiagnosticCode(
    "android-lacks-prompts", .warning,
    ManualPage(
      what: "A bar looks different above a prompt.",
      why: "Android's bars have no prompt, so nobody sees that variant.",
      example: "metrics: { defaultPrompt: { height: 74 } }",
      instead: "targets: { android: { allow: [android-lacks-prompts] } }"))

  package static let androidLacksVersion = DiagnosticCode(
    "android-lacks-version", .warning,
    ManualPage(
      what:
        "An element looks different from a version of Android on that there is not, or that is older than 5.",
      why: """
        `android-12` is version 12, whose API level is 31. Older ones than 5 lack the styles that themes need; there, \
        and where a level is meant, nobody sees that variant.
        """,
      example: "systems: { android-31: { art: { file: art/flat.png } } }",
      instead: "systems: { android-12: { art: { file: art/flat.png } } }"))

  package static let androidNameClash = DiagnosticCode(
    "android-name-clash", .error,
    ManualPage(
      what: "Two resources would have the same name on Android.",
      why: """
        Names of resources are written in small letters, with `_` for everything that is neither letter nor digit, and \
        two underscores before a part or a state. The linker refuses two of a name.
        """,
      example: "assetName: Back-Button   # and BackButton elsewhere",
      instead: "assetName: FrontButton"))

  package static let androidNameUnusable = DiagnosticCode(
    "android-name-unusable", .error,
    ManualPage(
      what: "An asset name makes no name that Android takes.",
      why: """
        Resources begin with a letter, are no words of Java or Kotlin, and have at most 150 bytes: some of Android's \
        tools take others, but no whole build does.
        """,
      example: "assetName: class", instead: "assetName: class_button"))

  package static let androidScaleMissing = DiagnosticCode(
    "android-scale-missing", .warning,
    ManualPage(
      what: "The art for a version of Android lacks a scale that the art for all versions has.",
      why: "Android prefers the density to the version: at that scale new devices show the old art.",
      example: "systems: { android-12: { art: { files: { 1x: art/flat.png } } } }",
      instead: "systems: { android-12: { art: { files: { 1x: art/flat.png, 2x: art/flat@2x.png } } } }"))
}
