/// A font that the app brings, and what each platform calls it.
///
/// A class because titles refer to it, few of them do, and it is larger than what else is said of their fonts.
package final class AppFont: Equatable, Sendable {
  /// By which `font: { family: NAME }` means it.
  package let name: String
  /// What platforms call it of which nothing is said.
  package let family: String
  /// Nil where the theme does not say it, like the others.
  package let ios: String?
  package let android: String?
  /// In the order of preference.
  package let web: [String]?
  package let flutter: String?

  /// A font of a theme in which no references are left.
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
