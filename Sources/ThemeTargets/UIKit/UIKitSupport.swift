package import ThemeBundle
package import ThemeImage
import ThemeModel

extension UIKitSupportCode {
  /// The name of the code's folder beside the bundles, and of the module that the code may form.
  package static let name = UIKitNames.shared.type

  /// The files of the code, with paths in its folder.
  package var files: [OutputFile] {
    var options = UIKitOptions()
    options.access = access
    options.language = languages.count > 1 ? .both : nil
    let conditions = RuntimeCondition.everything(options, oldest: oldestIOS)
    return languages.flatMap { RuntimeFile.outputs($0, for: conditions, named: .shared, in: nil) }
  }
}
