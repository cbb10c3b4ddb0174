import ThemeCheck
package import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element as generated code says it.
package struct UIKitLook {
  /// One property of a look, and what it is set to.
  package struct Change {
    let property: LookProperty
    /// Where generated code has the property: `title`, `color`.
    let steps: [String]
    package let value: UIKitValue

    /// Where generated code has the property: `title.color`.
    package var path: String { steps.joined(separator: ".") }
  }

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
    variants = element.looks.map { look in
      let base = look.fallback.map { element.looks[$0] }
      let changes = look.changes(from: base) { part in
        base.map { pictures.art(part, of: look) == pictures.art(part, of: $0) } ?? false
      }
      // A bar's height is UIKit's.
      let keepsTextSize = UIKitLimits.of(look.kind)?.keepsTextSize ?? false
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
  /// Where generated code has it: `height`, `title.color`.
  var uikitPath: [String] {
    if self == .titleMeasure { return ["title", "roundsWidth"] }
    guard let owner else { return [rawValue] }
    return [owner.rawValue, String(rawValue.dropFirst(owner.rawValue.count)).withoutCapital]
  }
}

/// The pictures of an element, by the names that the asset catalog gives them.
struct UIKitPictures {
  private var names: [PartName: [VariantKey: String]] = [:]

  init(_ sets: [CatalogImageSet]) {
    for set in sets { names[set.part, default: [:]][set.key] = set.name }
  }

  /// What a look shows of a part that has art.
  func art(_ part: PartName, of look: Look) -> UIKitArt {
    guard let shown = look[part].art else { preconditionFailure("a part without art") }
    let art = shown.art
    let isTemplate = look.isTemplate(part)
    return UIKitArt(
      name: name(of: part, in: look.key), resizing: art.resizing,
      caps: UIKitMargins(art.slices.compactMap { slice in slice.capInsets.map { (slice.scale, $0) } }),
      alignment: UIKitMargins(
        art.slices.compactMap { slice in slice.alignmentInsets.map { (slice.scale, $0) } }),
      isTemplate: isTemplate, color: isTemplate ? nil : shown.plainColor,
      isDark: look.kind == .navigationBar && part == .background && !isTemplate && art.isDarkAbove)
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
