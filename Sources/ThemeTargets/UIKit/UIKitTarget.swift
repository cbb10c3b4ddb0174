import ThemeCheck
import ThemeImage
import ThemeModel

extension TargetBackend {
  /// UIKit and SwiftUI source code, in Swift, that loads its pictures from the asset catalog.
  static let uikit = TargetBackend(
    profile: .uikit, emit: uikitFiles, says: LookProperty.allCases, unsaid: [])
}

/// The looks of a theme's elements as generated code describes them, in the elements' order.
package func uikitLooks(of shown: ThemeLooks) -> [UIKitLook] {
  zip(shown.elements(for: .uikit), shown.catalog.imageSets)
    .map { UIKitLook($0, $1, oldestIOS: shown.theme.oldestIOS) }
}

/// The files of the target `uikit`: one.
private func uikitFiles(_ shown: ThemeLooks) -> [OutputFile] {
  let writer = UIKitWriter(shown.theme, uikitLooks(of: shown))
  return [OutputFile(path: "uikit/\(writer.type).swift", content: .text(Array(writer.text.utf8)))]
}
