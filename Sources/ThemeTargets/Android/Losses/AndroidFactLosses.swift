import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

// What state lists, styles and qualifiers can't express.

extension Loss {
  static let androidLacksPrompts = Loss.leavingOut(
    DiagnosticCode("android-lacks-prompts", .warning),
    because: "bars on Android have no prompt", { $0[.metrics] == .defaultPrompt },
    { $0[.metrics] == .compactPrompt })

  static let androidLacksScrollEdge = Loss.leavingOut(
    DiagnosticCode("android-lacks-scroll-edge", .warning),
    because: "Android has no qualifier for bars beneath which nothing is scrolled", { $0[.metrics].isOfBars })

  static let androidLacksContrast = Loss.leavingOut(
    .androidLacksAccessibility, because: "Android has no qualifier for high contrast",
    { $0[.accessibility].hasHighContrast })

  static let androidLacksButtonShapes = Loss.leavingOut(
    .androidLacksAccessibility, because: "Android has no qualifier for button shapes",
    { $0[.accessibility].hasButtonShapes })

  static let androidLacksVersion = Loss(
    DiagnosticCode("android-lacks-version", .warning)
  ) { code, context, view, sink in
    // A version that themec does not know yet is a warning for all targets.
    let place = view.firstDiffering {
      $0[.system].androidVersion.map { $0 < AndroidVersion.first } ?? false
    }
    guard let variant = place.map({ context.element.variants[$0] }),
      let version = variant.key[.system].androidVersion
    else { return }
    sink.report(
      Diagnostic(
        code, "`\(variant.key.text)` is ignored: themec does not know Android \(version)", at: variant.range
      ).helping("themec knows the versions from \(AndroidVersion.first) on"))
  }

  static let androidCannotVaryByState = Loss.variants(
    DiagnosticCode("android-cannot-vary-by-state", .warning)
  ) { code, context, index in
    let variant = context.element.variants[index]
    guard variant.key.state != .normal, let normal = context.normal(ofVariant: index),
      let what = context.facts[index].change(from: context.facts[normal])
    else { return nil }
    return Diagnostic(
      code, "`\(variant.key.text)` has the normal state's \(what) on Android", at: variant.range)
  }

  static let androidCannotPlaceBarTitle = Loss.barTitles(
    DiagnosticCode("android-cannot-place-bar-title", .warning),
    [.titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment],
    message: "bars on Android place their titles themselves")

  static let androidLacksLowercase = Loss.transforms(
    DiagnosticCode("android-lacks-lowercase", .warning), except: [.uppercase],
    message: "Android shows titles in capitals or as the app writes them, not in lowercase")

  static let androidCannotBreakBarTitle = Loss.barLines(
    DiagnosticCode("android-cannot-break-bar-title", .warning),
    message: "bars on Android show one line of their titles")

  static let androidLacksLargeTitles = Loss.largeTitles(
    DiagnosticCode("android-lacks-large-titles", .warning), message: "bars on Android have no large titles")

  static let androidCannotLimitText = Loss.variants(
    DiagnosticCode("android-cannot-limit-text", .warning)
  ) { code, context, index in
    guard let scales = context.element.variants[index].settings.title.value?.font.value?.scales.ranged,
      let font = context.facts[index].title?.$font, let size = font.maximumSize
    else { return nil }
    return Diagnostic(
      code,
      "text of \(font.size)sp has no largest size on Android, and is cut off where it is larger than \(size)dp",
      at: scales.range)
  }

  static let androidLacksFont = Loss.fonts(
    DiagnosticCode("android-lacks-font", .warning),
    except: Set(families), key: "android", named: \.android,
    help: "`system` and \(families.listed) are available; `fonts` names those that the app brings"
  ) { "Android has no font family `\($0)` and uses its default" }

  /// The font families that every Android device has.
  private static let families = [
    "casual", "cursive", "monospace", "sans-serif", "sans-serif-condensed", "serif", "serif-monospace",
  ]
}

extension DiagnosticCode {
  fileprivate static let androidLacksAccessibility = DiagnosticCode("android-lacks-accessibility", .warning)
}

extension VariantFacts {
  /// The first difference from the normal state that no state list can express, by its key in the theme; nil if there is none.
  fileprivate func change(from normal: VariantFacts) -> String? {
    let (title, other) = (title, normal.title)
    // A state list of colors needs one for the normal state.
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
      (title?.$transform != other?.$transform, "`title.transform`"),
      (title?.$lines != other?.$lines, "`title.lines`"),
      (title?.$truncation != other?.$truncation, "`title.truncation`"),
      (icon?.placement != normal.icon?.placement || icon?.gap != normal.icon?.gap, "place of the icon"),
      (height != normal.height, "`height`"), (minimumWidth != normal.minimumWidth, "`minimumWidth`"),
      (maximumWidth != normal.maximumWidth, "`maximumWidth`"),
    ]
    return changes.first { $0.isThere }?.what
  }
}
