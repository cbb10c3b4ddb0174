import ThemeCheck
import ThemeCore
package import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element as generated code describes it.
package struct UIKitLook {
  /// A property of a look, and the value that it is set to.
  package struct Change {
    let property: LookProperty
    /// The path of the property in generated code, as a list: `title`, `color`.
    let steps: [String]
    package let value: UIKitValue

    /// The path of the property in generated code: `title.color`.
    package var path: String { steps.joined(separator: ".") }
  }

  /// A variant, described by its differences from the variant that it falls back to.
  package struct Variant {
    package let key: VariantKey
    /// The index, among the look's variants, of the variant that this one falls back to; nil for `normal`.
    package let fallback: Int?
    package let changes: [Change]
  }

  let element: ElementLooks
  package let variants: [Variant]

  init(_ element: ElementLooks, _ sets: [CatalogImageSet]) {
    self.element = element
    let pictures = UIKitPictures(sets)
    variants = element.looks.map { look in
      let base = look.fallback.map { element.looks[$0] }
      let changes = look.changes(from: base) { part in
        base.map { pictures.art(part, of: look) == pictures.art(part, of: $0) } ?? false
      }
      let keepsTextSize = UIKitLimits.of(look.kind)?.keepsTextSize ?? false
      // UIKit decides the height of a bar.
      var said = changes.filter { $0 != .height || look.kind != .navigationBar }.map { property in
        let value = UIKitValue(look[property]) { pictures.art($0.part, of: look) }
        return Change(
          property: property, steps: property.uikitPath,
          value: keepsTextSize ? value.withFixedSize : value)
      }
      if look.kind.controlPart != nil { said.fitPart(look, over: base) }
      return Variant(key: look.key, fallback: look.fallback, changes: said)
    }
  }
}

extension LookProperty {
  /// The path of the property in generated code, as a list: `height`, or `title` and `color`.
  var uikitPath: [String] {
    if self == .titleMeasure { return ["title", "roundsWidth"] }
    guard let owner else { return [rawValue] }
    return [owner.rawValue, String(rawValue.dropFirst(owner.rawValue.count)).withoutCapital]
  }
}

/// The pictures of an element, with the names of their sets in the asset catalog.
struct UIKitPictures {
  private var names: [PartName: [VariantKey: String]] = [:]

  init(_ sets: [CatalogImageSet]) {
    for set in sets { names[set.part, default: [:]][set.key] = set.name }
  }

  /// The picture that a look shows of a part, which must have art.
  func art(_ part: PartName, of look: Look) -> UIKitArt {
    guard let shown = look[part].art else { preconditionFailure("a part without art") }
    let art = shown.art
    let isTemplate = look.isTemplate(part)
    return UIKitArt(
      name: name(of: part, in: look.key), resizing: art.resizing.map { _ in art.oneMode ?? .stretch },
      caps: UIKitMargins(art.slices.compactMap { slice in slice.capInsets.map { (slice.scale, $0) } }),
      alignment: UIKitMargins(
        art.slices.compactMap { slice in slice.alignmentInsets.map { (slice.scale, $0) } }),
      isTemplate: isTemplate, color: isTemplate ? nil : shown.plainColor,
      isDark: look.kind == .navigationBar && part == .background && !isTemplate && art.isDarkAbove)
  }

  /// The name of the image set that contains a variant's picture, or else of the nearest set that it falls back to.
  private func name(of part: PartName, in key: VariantKey) -> String {
    var key: VariantKey? = CatalogTerms.set(of: key)
    while let wanted = key {
      if let name = names[part]?[wanted] { return name }
      key = wanted.fallback
    }
    preconditionFailure("a picture without a set")
  }
}
