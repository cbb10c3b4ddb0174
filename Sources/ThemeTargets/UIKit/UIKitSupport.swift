package import ThemeCheck
package import ThemeImage
package import ThemeModel

/// The support code that several themes share. It contains everything that a theme may use, under names of its own.
package struct UIKitSupportCode: Equatable, Sendable {
  package var languages: [UIKitCodeLanguage]
  package var access: UIKitAccess
  /// The oldest version of iOS that the code runs on.
  package var oldestIOS: Int

  /// The name of the code's folder beside the bundles, and of the module that the code may form.
  package static let name = UIKitNames.shared.type

  package init(_ languages: [UIKitCodeLanguage], access: UIKitAccess, oldestIOS: Int) {
    self.languages = languages
    self.access = access
    self.oldestIOS = oldestIOS
  }

  /// Creates the shared support code that a theme needs; nil for a theme that has support code of its own.
  package init?(_ theme: CheckedTheme) {
    guard theme.uikit.support == .shared else { return nil }
    self.init(
      UIKitCodeLanguage.languages(of: theme.uikit), access: theme.uikit.access ?? .internal,
      oldestIOS: theme.oldestIOS)
  }

  /// The support code that serves the themes of both.
  package func union(_ other: UIKitSupportCode) -> UIKitSupportCode {
    UIKitSupportCode(
      UIKitCodeLanguage.allCases.filter { languages.contains($0) || other.languages.contains($0) },
      access: access == .public ? access : other.access, oldestIOS: min(oldestIOS, other.oldestIOS))
  }

  /// The files of the code, with paths in its folder.
  package var files: [OutputFile] {
    var options = UIKitOptions()
    options.access = access
    options.language = languages.count > 1 ? .both : nil
    let conditions = RuntimeCondition.everything(options, oldest: oldestIOS)
    return languages.flatMap { RuntimeFile.outputs($0, for: conditions, named: .shared, in: nil) }
  }
}
