package import ThemeBundle
package import ThemeImage
package import ThemeModel
import ThemeTargets

/// What the consumer of a target's files sees in them that the slices don't say, and what it does not see that they say: a
/// sentence for each difference.
package func differences(
  in files: [OutputFile], of slices: SliceSet, for target: TargetName
) -> [String] {
  // UIKit gets its pictures from the catalog.
  let folder = target == .uikit ? TargetName.xcassets : target
  let files = files.filter { $0.path.hasPrefix("\(folder.rawValue)/") }
  return switch target {
  case .android: androidDifferences(files, slices)
  case .css: cssDifferences(stylesheet(of: ThemeLooks(slices)), files, slices)
  case .flutter:
    flutterDifferences(dartElements(of: ThemeLooks(slices)), files, slices)
      + flutterDifferences(ofControls: dartControls(of: ThemeLooks(slices)), slices)
  case .uikit: uikitDifferences(uikitLooks(of: ThemeLooks(slices)), files, slices)
  case .xcassets: catalogDifferences(files, slices)
  }
}
