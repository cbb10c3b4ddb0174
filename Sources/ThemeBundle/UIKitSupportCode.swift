package import ThemeCheck
package import ThemeModel

/// The support code for UIKit that several themes share, which stands beside their bundles. It contains everything that a theme
/// may use, under names of its own.
package struct UIKitSupportCode: Equatable, Sendable {
  package let languages: [UIKitCodeLanguage]
  package let access: UIKitAccess
  /// The oldest version of iOS that the code runs on.
  package let oldestIOS: Int

  package init(_ languages: [UIKitCodeLanguage], access: UIKitAccess, oldestIOS: Int) {
    self.languages = languages
    self.access = access
    self.oldestIOS = oldestIOS
  }

  /// Creates the shared support code that a theme needs; nil for a theme that has support code of its own.
  package init?(_ theme: CheckedTheme) {
    guard theme.uikit.support == .shared else { return nil }
    self.init(
      theme.uikit.languages, access: theme.uikit.access ?? .internal, oldestIOS: theme.oldestIOS)
  }

  /// The support code that serves the themes of both.
  package func union(_ other: UIKitSupportCode) -> UIKitSupportCode {
    UIKitSupportCode(
      UIKitCodeLanguage.allCases.filter { languages.contains($0) || other.languages.contains($0) },
      access: access == .public ? access : other.access, oldestIOS: min(oldestIOS, other.oldestIOS))
  }
}
