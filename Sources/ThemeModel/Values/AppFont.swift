/// A font that the app supplies, with the name that each platform uses for it.
///
/// This is a class so that titles, few of which have such a font, store only a reference: the names are larger than all other
/// settings of a title's font.
package final class AppFont: Equatable, Sendable {
  /// The name by which `font: { family: NAME }` refers to the font.
  package let name: String
  /// The name for platforms without a name of their own below.
  package let family: String
  /// The family or the PostScript name on iOS; nil, as for the other platforms, if the theme does not set it.
  package let ios: String?
  package let android: String?
  /// The families for the web in the order of preference; nil if the theme does not set them.
  package let web: [String]?
  package let flutter: String?

  /// Creates a font from an entry of a theme's `fonts` whose references have been resolved.
  package init(_ name: String, _ names: FontNamesOverlay) {
    self.name = name
    family = names.family.value?.string ?? name
    ios = names.ios.value?.string
    android = names.android.value?.string
    web = names.web.value?.families
    flutter = names.flutter.value?.string
  }

  package static func == (left: AppFont, right: AppFont) -> Bool {
    left === right
      || left.name == right.name && left.family == right.family && left.ios == right.ios
        && left.android == right.android && left.web == right.web && left.flutter == right.flutter
  }
}
