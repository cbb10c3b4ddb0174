import ThemeCheck
import ThemeCore
import ThemeModel
import ThemePictures
import ThemeSlicing

/// The pictures of an element, by the names that the asset catalog gives them.
struct UIKitPictures {
  private let slices: SliceSet
  private let index: Int
  private let names: [PartName: [VariantKey: String]]

  init(_ index: Int, of catalog: Catalog) {
    slices = catalog.slices
    self.index = index
    var names: [PartName: [VariantKey: String]] = [:]
    for set in catalog.imageSets(index) { names[set.part, default: [:]][set.set.key] = set.name }
    self.names = names
  }

  /// What a variant shows of a part.
  func value(_ part: PartName, at place: Int, isTemplate: Bool) -> UIKitValue {
    guard let shown = slices.shown(part, element: index, variant: place) else { return .nothing }
    guard let art = shown.art else { return .system }
    return .art(
      UIKitArt(
        name: name(of: part, at: place), resizing: art.resizing,
        caps: UIKitMargins(art.slices.compactMap { slice in slice.capInsets.map { (slice.scale, $0) } }),
        alignment: UIKitMargins(
          art.slices.compactMap { slice in slice.alignmentInsets.map { (slice.scale, $0) } }),
        isTemplate: isTemplate))
  }

  /// The name of the set that a variant's picture is in, or of the one to which that set falls back.
  func name(of part: PartName, at place: Int) -> String {
    var key: VariantKey? = CatalogTerms.set(of: slices.theme.elements[index].variants[place].key)
    while let wanted = key {
      if let name = names[part]?[wanted] { return name }
      key = wanted.fallback
    }
    preconditionFailure("a picture without a set")
  }
}
