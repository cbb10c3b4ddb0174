import ThemeDiagnostics
import ThemeModel

extension TargetProfile {
  /// What resources of Android can say.
  package static let android = TargetProfile(
    .android,
    losses: [
      losesVariants(
        of: AxisValue(.metrics, code: 2), .androidLacksPrompts, because: "bars on Android have no prompt"),
      losesVariants(
        of: AxisValue(.metrics, code: 3), .androidLacksPrompts, because: "bars on Android have no prompt"),
      losesVariants(
        of: AxisValue(.accessibility, code: 1), .androidLacksAccessibility,
        because: "Android has no qualifier for high contrast"),
      losesVariants(
        of: AxisValue(.accessibility, code: 2), .androidLacksAccessibility,
        because: "Android has no qualifier for button shapes"),
      Loss(.androidLacksVersion, androidLacksVersion),
      Loss(.androidScaleMissing, androidScaleMissing),
      Loss(.androidCannotTile, androidCannotTile),
      Loss(.androidCannotAlign, androidCannotAlign),
      Loss(.androidCannotTint, androidCannotTint),
      Loss(.androidCannotShowSystem, androidCannotShowSystem),
      Loss(.androidCannotVaryByState, androidCannotVaryByState),
      Loss(.androidCannotPlaceBarTitle, androidCannotPlaceBarTitle),
      Loss(.androidLacksFont, androidLacksFont),
    ],
    checkNames: checkAndroidNames)
}
