import ThemeCore
import ThemeDiagnostics
package import ThemeModel

extension TargetProfile {
  /// What an app in Flutter can be told.
  package static let flutter = TargetProfile(
    .flutter,
    losses: [
      losesVariants(
        of: AxisValue(.metrics, code: 2), .flutterLacksPrompts, because: "bars in Flutter have no prompt"),
      losesVariants(
        of: AxisValue(.metrics, code: 3), .flutterLacksPrompts, because: "bars in Flutter have no prompt"),
      losesVariants(
        of: FlutterTerms.buttonShapes, .flutterLacksButtonShapes,
        because: "Flutter does not report the setting for button shapes"),
      losesTruncation(except: FlutterTerms.truncations, .flutterCannotTruncate),
      clampsInsets(
        .flutterClampsInsets, because: "`EdgeInsets` cannot be negative", isShown: FlutterTerms.isShown
      ) { _, _ in .zero },
      Loss(.flutterLacksVersions, flutterLacksVersions),
      Loss(.flutterLacksSystem, flutterLacksSystem),
      Loss(.flutterCannotTile, flutterCannotTile),
      Loss(.flutterCannotAlign, flutterCannotAlign),
      Loss(.flutterCapsDiffer, flutterCapsDiffer),
    ],
    checkNames: checkFlutterNames)
}

/// What the writer for Flutter and its losses have in common.
package enum FlutterTerms {
  static let buttonShapes = AxisValue(.accessibility, code: 2)
  /// What a `TextOverflow` can do.
  static let truncations: [Truncation] = [.tail, .none]

  /// Whether an app can say when a variant is seen.
  package static func isShown(_ key: VariantKey) -> Bool {
    key[.system].isFallback && key[.accessibility] != buttonShapes
      && (key[.metrics].isFallback || key[.metrics].name == "compact")
  }
}
