import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Where the files of a theme stand in a bundle, and in an app that takes them in.
struct FlutterPaths {
  let namespace: String

  static let folder = "flutter/"

  /// The beginning of the names of the theme's classes.
  var className: String { namespace.asTypeName }

  /// The file of Dart; its style asks for underscores.
  var code: String { "\(FlutterPaths.folder)\(String(namespace.map { $0 == "-" ? "_" : $0 })).dart" }

  /// What the app's `pubspec.yaml` has to list.
  var list: String { "\(FlutterPaths.folder)assets.yaml" }

  /// The name by which code asks for a picture: that of the main asset, whether it is there or not.
  func asset(_ element: ElementID, _ part: PartName, _ key: VariantKey) -> String {
    "assets/\(namespace)/\(file(element, part, key))"
  }

  /// Where the picture of a scale stands in the bundle.
  func file(_ element: ElementID, _ part: PartName, _ key: VariantKey, _ scale: Scale) -> String {
    let density = scale == .x1 ? "" : "\(scale.rawValue).0x/"
    return "\(FlutterPaths.folder)assets/\(namespace)/\(density)\(file(element, part, key))"
  }

  /// All of a density stand in one folder. An underscore joins what are folders elsewhere, as no name has one; a hyphen
  /// joins states: assets are looked up by addresses, and a plus means something there.
  private func file(_ element: ElementID, _ part: PartName, _ key: VariantKey) -> String {
    let path = "\(ImagePath.folder(element, part))/\(key.text).png"
    return String(path.map { $0 == "/" ? "_" : $0 == "+" ? "-" : $0 })
  }
}
