import ThemeCheck
import ThemeModel

extension TargetProfile {
  /// What Android resources can express.
  static let android = TargetProfile(
    .android, family: "Android", on: .android, shows: { AndroidConfiguration($1) != nil },
    losses: .androidOfVariants + .androidOfArt + .androidOfFacts + .androidOfControls,
    nameErrors: [.androidNameClash, .androidNameUnusable], checkNames: checkAndroidNames)
}
