import ThemeCheck
import ThemeCore
package import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element as generated code says it.
package struct UIKitLook {
  /// One property of a look, by its path in code: `title.color`.
  package typealias Change = (path: String, value: UIKitValue)

  /// What differs from the variant that this one falls back to.
  package struct Variant {
    package let key: VariantKey
    /// The place among the look's variants of the one that this falls back to.
    package let fallback: Int?
    package let changes: [Change]
  }

  let element: ElementLooks
  package let variants: [Variant]

  init(_ element: ElementLooks, _ sets: [CatalogImageSet]) {
    self.element = element
    let pictures = UIKitPictures(sets)
    var places: [Int: Int] = [:]
    var variants: [Variant] = []
    for (place, look) in element.looks.enumerated() where TargetProfile.uikit.shows(look.key) {
      let base = look.fallback.map { element.looks[$0] }
      let changes = look.changes(from: base) { part in
        base.map { pictures.art(part, of: look) == pictures.art(part, of: $0) } ?? false
      }
      let named = changes.compactMap { property -> Change? in
        property.uikitPath(look.kind).map { path in
          (path, UIKitValue(look[property]) { pictures.art($0.part, of: look) })
        }
      }
      places[place] = variants.count
      variants.append(
        Variant(key: look.key, fallback: look.fallback.flatMap { places[$0] }, changes: named))
    }
    self.variants = variants
  }
}

extension LookProperty {
  /// Where generated code has it; nil for what it doesn't say: a bar's height is UIKit's.
  fileprivate func uikitPath(_ kind: ElementKind) -> String? {
    switch self {
    case .image: "image"
    case .background: "background"
    case .shadowImage: "shadowImage"
    case .backIndicator: "backIndicator"
    case .backIndicatorMask: "backIndicatorMask"
    case .height: kind == .navigationBar ? nil : "height"
    case .minimumWidth: "minimumWidth"
    case .maximumWidth: "maximumWidth"
    case .hitArea: "hitArea"
    case .tint: "tint"
    case .isTranslucent: "isTranslucent"
    case .position: "position"
    case .title: "title"
    case .titleFont: "title.font"
    case .titleColor: "title.color"
    case .titleShadow: "title.shadow"
    case .titleInsets: "title.insets"
    case .titleOffset: "title.offset"
    case .titleAlignment: "title.alignment"
    case .titleVerticalAlignment: "title.verticalAlignment"
    case .titleTruncation: "title.truncation"
    case .titleMeasure: "title.roundsWidth"
    case .icon: "icon"
    case .iconArt: "icon.art"
    case .iconTint: "icon.tint"
    case .iconPlacement: "icon.placement"
    case .iconGap: "icon.gap"
    }
  }
}

/// The pictures of an element, by the names that the asset catalogue gives them.
struct UIKitPictures {
  private var names: [PartName: [VariantKey: String]] = [:]

  init(_ sets: [CatalogImageSet]) {
    for set in sets { names[set.part, default: [:]][set.key] = set.name }
  }

  /// What a look shows of a part that has art.
  func art(_ part: PartName, of look: Look) -> UIKitArt {
    guard let art = look[part].art?.art else { preconditionFailure("a part without art") }
    return UIKitArt(
      name: name(of: part, in: look.key), resizing: art.resizing,
      caps: UIKitMargins(art.slices.compactMap { slice in slice.capInsets.map { (slice.scale, $0) } }),
      alignment: UIKitMargins(
        art.slices.compactMap { slice in slice.alignmentInsets.map { (slice.scale, $0) } }),
      isTemplate: look.isTemplate(part))
  }

  /// The name of the set that a variant's picture is in, or of the one to which that set falls back.
  private func name(of part: PartName, in key: VariantKey) -> String {
    var key: VariantKey? = CatalogTerms.set(of: key)
    while let wanted = key {
      if let name = names[part]?[wanted] { return name }
      key = wanted.fallback
    }
    preconditionFailure("a picture without a set")
  }
}
