import ThemeModel

/// Whether a path is one that a build writes in a bundle: in one of the bundle's folders, and of a kind of file that belongs
/// there.
///
/// The list of files in a bundle may come from an untrusted source, so being listed does not make a file the bundle's own.
package func isPlaceOfBundle(_ path: String) -> Bool {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  guard let folder = parts.first, let file = parts.last, !parts.contains("") else { return false }
  switch (folder, parts.count) {
  case (_, 1): return path == "manifest.json" || path == "digests.json"
  case ("images", 4...):
    return (parts[1] == "controls" || ElementKind.roles.contains { $0.key == parts[1] })
      && file.ends(in: ".png")
  default: return TargetName(rawValue: folder)?.hasPlace(Array(parts.dropFirst()), file) ?? false
  }
}

extension TargetName {
  /// Whether the target writes files at a path below its folder. `file` is the last part of the path.
  fileprivate func hasPlace(_ parts: [String], _ file: String) -> Bool {
    switch self {
    case .android: parts.count == 3 && parts[0] == "res" && file.ends(in: ".png", ".xml")
    case .css: parts.count == 1 ? file.ends(in: ".css") : parts[0] == "images" && file.ends(in: ".png")
    case .flutter:
      parts.count == 1
        ? file == "assets.yaml" || file.ends(in: ".dart") : parts[0] == "assets" && file.ends(in: ".png")
    case .uikit: parts.count == 1 && file.ends(in: "Theme.swift")
    case .xcassets:
      parts.count > 1 && parts[0].ends(in: ".xcassets") && (file == "Contents.json" || file.ends(in: ".png"))
    }
  }
}

extension String {
  /// Whether the string ends in one of `endings` and is longer than that ending.
  fileprivate func ends(in endings: String...) -> Bool {
    endings.contains { utf8.count > $0.utf8.count && utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
