import ThemeCheck
import ThemeImage
import ThemeModel
import ThemeSlicing

extension TargetBackend {
  /// Source code of UIKit and SwiftUI, in Swift and in Objective-C, that loads its pictures from the asset catalogue.
  static let uikit = TargetBackend(
    .uikit, emit: uikitFiles, says: LookProperty.allCases, unsaid: [])
}

/// The files of the target `uikit`.
private func uikitFiles(_ shown: ThemeLooks) -> [OutputFile] {
  let theme = shown.theme
  let looks = zip(shown.elements, shown.catalog.imageSets).map(UIKitLook.init)
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
