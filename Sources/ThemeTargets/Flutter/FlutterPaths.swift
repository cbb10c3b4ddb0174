import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures

/// The paths of a theme's files, in the bundle and in an app that includes them.
struct FlutterPaths {
  let namespace: String

  static let folder = "flutter/"

  /// The prefix of the names of the theme's classes.
  var className: String { namespace.asTypeName }

  /// The path of the Dart file, which has underscores according to Dart's style.
  var code: String { "\(FlutterPaths.folder)\(String(namespace.map { $0 == "-" ? "_" : $0 })).dart" }

  /// The path of the list of assets for the app's `pubspec.yaml`.
  var list: String { "\(FlutterPaths.folder)assets.yaml" }

  /// The name by which code loads a picture: that of the main asset, even if that doesn't exist.
  func asset(_ element: ElementID, _ part: PartName, _ key: VariantKey) -> String {
    "assets/\(namespace)/\(file(element, part, key))"
  }

  /// The path in the bundle of a picture at a scale.
  func file(_ element: ElementID, _ part: PartName, _ key: VariantKey, _ scale: Scale) -> String {
    let density = scale == .x1 ? "" : "\(scale.rawValue).0x/"
    return "\(FlutterPaths.folder)assets/\(namespace)/\(density)\(file(element, part, key))"
  }

  /// The path of a picture in the folder of its density. Underscores replace slashes, because no name contains them. Hyphens
  /// join states, because assets are looked up by URL, in which a plus has a special meaning.
  private func file(_ element: ElementID, _ part: PartName, _ key: VariantKey) -> String {
    let path = "\(ImagePath.folder(element, part))/\(key.text).png"
    return String(path.map { $0 == "/" ? "_" : $0 == "+" ? "-" : $0 })
  }
}
