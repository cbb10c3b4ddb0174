import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSlicing

/// Where the sets of a theme stand in its catalog.
struct CatalogNames {
  let theme: String

  /// The catalog's folder in the bundle.
  var root: String { "xcassets/\(theme).xcassets" }

  /// The name by which code asks for an image: where the theme says none, a name below the theme's.
  func image(_ element: CheckedElement, _ part: PartName, _ set: CatalogSet) -> String {
    guard let name = element.variants[set.place].facts.assetName else {
      return "\(theme)/\(ImagePath.folder(element.id, part))/\(CatalogTerms.setName(set.key))"
    }
    let fallback = element.variants[set.place].fallback.flatMap { element.variants[$0].facts.assetName }
    let full = CatalogTerms.assetName(name, isOwn: fallback != name, of: set.key)
    return part == element.mainPart ? full : "\(full)-\(part.rawValue)"
  }

  /// The name of a color.
  func color(_ element: CheckedElement, _ color: CatalogColor, _ set: CatalogSet) -> String {
    "\(theme)/\(element.id)/\(color.rawValue)/\(CatalogTerms.setName(set.key))"
  }
}

/// The colors of an element that a catalog has.
enum CatalogColor: String, CaseIterable {
  case iconTint, tint, titleColor, titleShadowColor

  func color(_ facts: VariantFacts) -> Color? {
    switch self {
    case .iconTint: facts.icon?.tint
    case .tint: facts.tint
    case .titleColor: facts.title?.color
    case .titleShadowColor: facts.title?.shadow?.color
    }
  }
}
