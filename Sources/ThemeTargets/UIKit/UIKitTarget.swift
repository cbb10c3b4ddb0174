import ThemeCheck
import ThemeImage

extension TargetBackend {
  /// Source code of UIKit and SwiftUI, in Swift and in Objective-C, that loads its pictures from the asset catalog.
  static let uikit = TargetBackend(
    profile: .uikit, emit: uikitFiles, says: LookProperty.allCases, unsaid: [])
}

/// The looks of a theme's elements as generated code says them, in their order.
package func uikitLooks(of shown: ThemeLooks) -> [UIKitLook] {
  zip(shown.elements(for: .uikit), shown.catalog.imageSets).map(UIKitLook.init)
}

/// The files of the target `uikit`.
private func uikitFiles(_ shown: ThemeLooks) -> [OutputFile] {
  let theme = shown.theme
  let looks = uikitLooks(of: shown)
  let names = UIKitNames(namespace: theme.namespace)
  let swift = SwiftWriter(theme: theme, looks: looks, names: names)
  let objectiveC = ObjectiveCWriter(theme: theme, looks: looks, names: names)
  let files = [
    ("swift/\(names.type).swift", swift.tables), ("swift/\(names.type)Styles.swift", swift.styles),
    ("objective-c/\(names.type).h", objectiveC.header), ("objective-c/\(names.type).m", objectiveC.tables),
  ]
  return files.filter { !$0.1.isEmpty }.map { path, text in
    OutputFile(path: "uikit/\(path)", content: .text(Array(text.utf8)))
  }
    + RuntimeFile.all(oldest: theme.oldestIOS, withControls: !looks.controls.isEmpty)
    .map { $0.output(names) }
}
