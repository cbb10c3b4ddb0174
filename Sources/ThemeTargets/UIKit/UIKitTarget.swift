import ThemeImage
import ThemeModel

extension TargetBackend {
  /// UIKit and SwiftUI source code, in Swift, Objective-C or both, that loads its pictures from the asset catalog.
  static let uikit = TargetBackend(
    profile: .uikit, emit: uikitFiles, says: LookProperty.allCases, unsaid: [])
}

/// The looks of a theme's elements as generated code describes them, in the elements' order.
package func uikitLooks(of shown: ThemeLooks) -> [UIKitLook] {
  zip(shown.elements(for: .uikit), shown.catalog.imageSets).map(UIKitLook.init)
}

/// The files of the target `uikit`.
private func uikitFiles(_ shown: ThemeLooks) -> [OutputFile] {
  let theme = shown.theme
  let looks = uikitLooks(of: shown)
  let code = UIKitCode(theme, looks)
  let swift = SwiftWriter(theme: theme, looks: looks, code: code)
  let objectiveC = ObjectiveCWriter(theme: theme, looks: looks, code: code)
  let type = code.names.type
  let files: [(language: UIKitCodeLanguage, name: String, text: String)] = [
    (.swift, "\(type).swift", swift.tables), (.swift, "\(type)Styles.swift", swift.styles),
    (.objectiveC, "\(type).h", objectiveC.header), (.objectiveC, "\(type).m", objectiveC.tables),
  ]
  let own = files.filter { code.languages.contains($0.language) && !$0.text.isEmpty }.map { file in
    OutputFile(
      path: "uikit/\(file.language.folder)/\(file.name)",
      content: .text(Array(CodeLines.wrapped(file.text).utf8)))
  }
  if code.isShared { return own }
  return own
    + code.languages.flatMap { RuntimeFile.outputs($0, for: code.conditions, named: code.names, in: "uikit") }
}
