import ThemeCheck
import ThemeImage
import ThemeModel
import ThemeSlicing

extension TargetBackend {
  /// Source code of UIKit and SwiftUI, in Swift and in Objective-C, that loads its pictures from the asset catalog.
  static let uikit = TargetBackend(
    .uikit, emit: uikitFiles(of:), differences: uikitDifferences(of:from:))
}

/// The files of the target `uikit`.
func uikitFiles(of slices: SliceSet) -> [OutputFile] {
  let theme = slices.theme
  let catalog = Catalog(slices)
  let looks = theme.elements.indices.map { UIKitLook($0, of: catalog) }
  let names = UIKitNames(theme: theme.name)
  let oldest = theme.oldestIOS
  let swift = SwiftWriter(theme: theme, looks: looks, names: names)
  let objectiveC = ObjectiveCWriter(theme: theme, looks: looks, names: names)
  var files = [
    ("swift/\(names.type).swift", swift.tables), ("objective-c/\(names.type).h", objectiveC.header),
    ("objective-c/\(names.type).m", objectiveC.tables),
  ]
  for support in SupportText.swift {
    let text = support.text(names, oldest: oldest)
    let isForSwiftUI = support.name == "SwiftUI.swift"
    let styles = isForSwiftUI ? SupportText("", swift.styles).text(names, oldest: oldest).dropLast() : ""
    files.append(("swift/\(names.type)\(support.name)", text + styles))
  }
  for support in SupportText.objectiveC {
    files.append(("objective-c/\(names.type)\(support.name)", support.text(names, oldest: oldest)))
  }
  return files.map { OutputFile(path: "uikit/\($0)", content: .text(Array($1.utf8))) }
}

/// The files that say what a theme says, and the language of each; the others are the same for every theme.
func uikitTables(_ names: UIKitNames) -> [(path: String, language: CodeReader.Language)] {
  [
    ("uikit/objective-c/\(names.type).m", .objectiveC), ("uikit/swift/\(names.type).swift", .swift),
  ]
}
