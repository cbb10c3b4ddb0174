import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

extension [Loss] {
  /// What Android has no qualifiers for.
  static let androidOfVariants: [Loss] = [
    .ignored(
      "android-lacks-prompts", because: { _ in "bars on Android have no prompt" },
      if: { $0[.metrics] == .defaultPrompt }),
    .ignored(
      "android-lacks-prompts", because: { _ in "bars on Android have no prompt" },
      if: { $0[.metrics] == .compactPrompt }),
    .ignored(
      "android-lacks-scroll-edge",
      because: { _ in "Android has no qualifier for bars beneath which nothing is scrolled" },
      if: { $0[.metrics].isOfBars }),
    .ignored(
      "android-lacks-accessibility", because: { _ in "Android has no qualifier for high contrast" },
      if: { $0[.accessibility].hasHighContrast }),
    .ignored(
      "android-lacks-accessibility", because: { _ in "Android has no qualifier for button shapes" },
      if: { $0[.accessibility].hasButtonShapes }),
    .differing(
      "android-lacks-version",
      // A version that themec does not know yet is a warning for all targets.
      if: { $1[.system].androidVersion.map { $0 < AndroidVersion.first } ?? false },
      { site in
        site.key[.system].androidVersion.flatMap {
          Finding(
            "`\(site.name)` is ignored: themec does not know Android \($0)", at: site.variant.range,
            help: "themec knows the versions from \(AndroidVersion.first) on")
        }
      }),
  ]

  /// What state lists and styles can't express.
  static let androidOfFacts: [Loss] = [
    .variants("android-cannot-vary-by-state") { site in
      guard site.key.state != .normal, let normal = site.normal,
        let what = site.facts.change(from: normal.facts)
      else { return nil }
      return Finding("`\(site.name)` has the normal state's \(what) on Android", at: site.variant.range)
    },
    .says(
      "android-cannot-place-bar-title", of: .bars,
      [.titleInsets, .titleOffset, .titleAlignment, .titleVerticalAlignment],
      { _ in "bars on Android place their titles themselves" }),
    .fonts(
      "android-lacks-font", except: Set(families), key: "android", named: \.android,
      help: "`system` and \(families.listed) are available; `fonts` names those that the app brings"
    ) { "Android has no font family `\($0)` and uses its default" },
    .transforms("android-lacks-lowercase", except: .uppercase) { _ in
      "Android shows titles in capitals or as the app writes them, not in lowercase"
    },
    .barLines("android-cannot-break-bar-title") { _ in "bars on Android show one line of their titles" },
    .says("android-lacks-large-titles", [.largeTitle], { _ in "bars on Android have no large titles" }),
    .variants("android-cannot-limit-text") { site in
      guard let scales = site.variant.range(of: .titleFontScales),
        let font = site.facts.title?.$font, let size = font.maximumSize
      else { return nil }
      return Finding(
        "text of \(font.size)sp has no largest size on Android, and is cut off where it is larger than \(size)dp",
        at: scales)
    },
  ]

  /// The font families that every Android device has.
  private static let families = [
    "casual", "cursive", "monospace", "sans-serif", "sans-serif-condensed", "serif", "serif-monospace",
  ]
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
