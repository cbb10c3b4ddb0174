import ThemeCheck
import ThemeModel
import ThemeResolution

extension TitleFacts.Font {
  /// The font with the family name that a platform uses: the name that the theme gives the app's font on that platform, or else
  /// the family that it gives for all platforms. A font that isn't one of the app's is returned unchanged.
  func named(for platform: (AppFont) -> String?) -> Self {
    guard let app else { return self }
    var font = self
    font.family = platform(app) ?? app.family
    return font
  }
}
