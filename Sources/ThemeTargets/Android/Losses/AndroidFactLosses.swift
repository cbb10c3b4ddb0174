import ThemeCheck
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

// What lists of states, styles and qualifiers can't say.

extension Loss {
  static let androidLacksPrompts = Loss.leavingOut(
    DiagnosticCode(
      "android-lacks-prompts", .warning,
      ManualPage(
        what: "A bar looks different with a prompt.",
        why: "Bars on Android have no prompt, so this variant is never shown.",
        example: "metrics: { defaultPrompt: { height: 74 } }",
        instead: "targets: { android: { allow: [android-lacks-prompts] } }")),
    because: "bars on Android have no prompt", { $0[.metrics] == .defaultPrompt },
    { $0[.metrics] == .compactPrompt })

  static let androidLacksContrast = Loss.leavingOut(
    .androidLacksAccessibility, because: "Android has no qualifier for high contrast",
    { $0[.accessibility] == .highContrast })

  static let androidLacksButtonShapes = Loss.leavingOut(
    .androidLacksAccessibility, because: "Android has no qualifier for button shapes",
    { $0[.accessibility] == .buttonShapes })

  static let androidLacksVersion = Loss(
    DiagnosticCode(
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
  ) { code, context, _, sink in
    for (index, variant) in context.element.variants.enumerated() {
      guard let version = AndroidVersion.version(of: variant.key),
        AndroidVersion.level(ofVersion: version) == nil, context.differs(index)
      else { continue }
      let meant = AndroidVersion.version(ofLevel: version)
      return sink.report(
        Diagnostic(
          code,
          "`\(variant.key.text)` is ignored: themec does not know Android \(version)", at: variant.range
        ).helping(
          meant.map { "API level \(version) is version \($0): `android-\($0)`" }
            ?? "themec knows the versions from \(AndroidVersion.first) on"))
    }
  }

  static let androidCannotVaryByState = Loss.variants(
    DiagnosticCode(
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
  ) { code, context, index in
    let variant = context.element.variants[index]
    guard variant.key.state != .normal, let normal = context.normal(ofVariant: index),
      let what = context.facts[index].change(from: context.facts[normal])
    else { return nil }
    return Diagnostic(
      code, "`\(variant.key.text)` has the normal state's \(what) on Android", at: variant.range)
  }

  static let androidCannotPlaceBarTitle = Loss.barTitles(
    DiagnosticCode(
      "android-cannot-place-bar-title", .warning,
      ManualPage(
        what: "The title of a bar has insets, an offset or an alignment.",
        why: "Bars on Android place their titles themselves, and a style cannot change that.",
        example: "navigationBars: { top: { title: { offset: { y: 2 } } } }",
        instead: "targets: { android: { allow: [android-cannot-place-bar-title] } }")),
    [.titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment],
    message: "bars on Android place their titles themselves")

  static let androidLacksFont = Loss.fonts(
    DiagnosticCode(
      "android-lacks-font", .warning,
      ManualPage(
        what: "The font of a title belongs to a family that Android does not include.",
        why:
          "Android uses its default font instead, unless the manufacturer of the device has added the family.",
        example: "title: { font: { family: Helvetica, size: 12 } }",
        instead: "title: { font: { family: system, size: 12 } }")),
    except: Set(families), help: "`system` and \(families.listed) are available"
  ) { "Android has no font family `\($0)` and uses its default" }

  /// The families that every device has.
  private static let families = [
    "casual", "cursive", "monospace", "sans-serif", "sans-serif-condensed", "serif", "serif-monospace",
  ]
}

extension DiagnosticCode {
  fileprivate static let androidLacksAccessibility = DiagnosticCode(
    "android-lacks-accessibility", .warning,
    ManualPage(
      what: "An element looks different in high contrast or with button shapes.",
      why: "Android has no resource qualifier for either, so this variant is never shown.",
      example: "accessibility: { highContrast: { title: { color: black } } }",
      instead: "targets: { android: { allow: [android-lacks-accessibility] } }"))
}

extension VariantFacts {
  /// What differs that no list of states can hold, by its key; nil for nothing.
  fileprivate func change(from normal: VariantFacts) -> String? {
    let (title, other) = (title, normal.title)
    // A list of colors needs one for the normal state.
    if other?.color == nil, title?.color != nil { return "missing `title.color`" }
    if normal.icon?.tint == nil, icon?.tint != nil { return "missing `icon.tint`" }
    let changes: [(isThere: Bool, what: String)] = [
      (other?.color != nil && title?.color == nil, "`title.color`"),
      (normal.icon?.tint != nil && icon != nil && icon?.tint == nil, "`icon.tint`"),
      (title?.shadow != other?.shadow, "`title.shadow`"),
      (title?.$font != other?.$font, "`title.font`"),
      (title?.padding != other?.padding, "`title.insets` and `title.offset`"),
      (title?.$alignment != other?.$alignment, "`title.alignment`"),
      (title?.$verticalAlignment != other?.$verticalAlignment, "`title.verticalAlignment`"),
      (title?.$truncation != other?.$truncation, "`title.truncation`"),
      (icon?.placement != normal.icon?.placement || icon?.gap != normal.icon?.gap, "place of the icon"),
      (height != normal.height, "`height`"), (minimumWidth != normal.minimumWidth, "`minimumWidth`"),
      (maximumWidth != normal.maximumWidth, "`maximumWidth`"),
    ]
    return changes.first { $0.isThere }?.what
  }
}
