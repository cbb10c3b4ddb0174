import ThemeBundle
import ThemeModel
import ThemePictures
import ThemeResolution

/// The names and paths of a theme's sets in its asset catalog.
struct CatalogNames {
  let namespace: String

  /// The catalog's folder in the bundle.
  var root: String { "xcassets/\(namespace).xcassets" }

  /// The name by which code loads an image set: the theme's asset name, or else a name below the namespace.
  func image(_ element: ElementLooks, _ part: PartName, _ set: CatalogSet) -> String {
    let look = element.looks[set.place]
    guard let name = look.assetName else {
      return "\(namespace)/\(ImagePath.folder(element.id, part))/\(CatalogTerms.setName(set.key))"
    }
    let fallback = look.fallback.flatMap { element.looks[$0].assetName }
    let full = CatalogTerms.assetName(name, isOwn: fallback != name, of: set.key)
    return part == look.mainPart ? full : "\(full)-\(part.rawValue)"
  }

  /// The name of a set for one of an element's colors: that of the image in its place, if the theme gives an asset name.
  func color(_ element: ElementLooks, _ color: String, _ set: CatalogSet) -> String {
    let look = element.looks[set.place]
    if look.assetName != nil, color == look.mainPart.rawValue { return image(element, look.mainPart, set) }
    return "\(namespace)/\(element.id)/\(color)/\(CatalogTerms.setName(set.key))"
  }
}
