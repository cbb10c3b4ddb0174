import ThemeCheck
import ThemeModel

extension TargetProfile {
  /// What Android resources can express.
  static let android = TargetProfile(
    .android, family: "Android", on: .android, shows: { AndroidConfiguration($1) != nil },
    losses: [
      .androidLacksPrompts, .androidLacksScrollEdge, .androidLacksContrast, .androidLacksButtonShapes,
      .androidLacksVersion,
      .androidScaleMissing, .androidCannotTile, .androidCannotAlign, .androidCannotTint,
      .androidCannotShowSystem, .androidCannotVaryByState, .androidCannotPlaceBarTitle, .androidLacksFont,
      .androidLacksLowercase, .androidCannotBreakBarTitle, .androidLacksLargeTitles,
      .androidCannotShowSystemBeside, .androidLacksDividerPairs, .androidCannotStylePlaceholder,
      .androidCannotPlaceSearchText, .androidCannotPlaceBarShadow, .androidCannotPlaceArrow,
      .androidCannotKeepTrack, .androidMirrorsTracks, .androidTintsIcons, .androidCannotLimitText,
    ],
    nameErrors: [.androidNameClash, .androidNameUnusable], checkNames: checkAndroidNames)
}
