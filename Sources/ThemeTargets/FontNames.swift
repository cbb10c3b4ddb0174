import ThemeCheck
import ThemeModel

extension TitleFacts.Font {
  /// The same with the name that a platform has for its family: the one that the theme says of the platform, or else the
  /// family's own.
  func named(for platform: (AppFont) -> String?) -> Self {
    guard let app else { return self }
    var font = self
    font.family = platform(app) ?? app.family
    return font
  }
}
