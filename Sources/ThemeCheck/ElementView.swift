package import ThemeModel
import ThemePictures
import ThemeResolution

/// An element as the losses of a target see it: the variants that the target shows, and what of them is new there.
///
/// A class because what is worked out for one loss is there for the others.
package final class ElementView {
  private let context: ElementContext
  /// The variants that the target shows.
  package let variants: [SeenVariant]
  /// The variants that are for the target's platform, also those that it has no words for.
  private let onPlatform: [SeenVariant]

  init(_ context: ElementContext, of target: TargetProfile) {
    self.context = context
    let keys = context.element.variants.map(\.key)
    variants = target.seen(keys, of: context.kind)
    onPlatform = target.onPlatform(keys)
  }

  /// The parts that differ from what their variants fall back to.
  package private(set) lazy var newParts = parts { _, _ in true }

  /// The new parts whose art someone drew: what is wrong with a flipped or a derived picture is wrong with the one it was
  /// made from.
  package private(set) lazy var drawnParts = parts { !$0.isDerived && !$0.isFlipped(of: $1) }

  private func parts(_ isWanted: (PartContext, _ fallback: PartContext?) -> Bool) -> [PartContext] {
    variants.flatMap { variant in
      let fallback = variant.fallback.map { variants[$0].place }
      return context.variants[variant.place].filter { part in
        let before = fallback.flatMap { context.part(part.name, ofVariant: $0) }
        let isNew =
          fallback == part.variant.fallback ? part.isNew : before.map { !part.looks(as: $0) } ?? true
        return isNew && isWanted(part, before)
      }
    }
  }

  /// The place among the element's variants of the one that has a key for the target.
  package func place(of key: VariantKey) -> Int? { variants.first { $0.key == key }?.place }

  /// The key that the target has for a variant; nil for one that it does not show.
  package func key(ofVariant place: Int) -> VariantKey? { variants.first { $0.place == place }?.key }

  /// The first of the platform's variants for which a condition holds, and of which anything differs from what it falls
  /// back to; its place among the element's.
  package func firstDiffering(_ condition: (VariantKey) -> Bool) -> Int? {
    onPlatform.first { variant in
      guard condition(variant.key), let fallback = variant.fallback else { return false }
      return context.differs(variant.place, from: onPlatform[fallback].place)
    }?.place
  }
}

extension ElementContext {
  /// How a target sees the element.
  package func view(of target: TargetProfile) -> ElementView { ElementView(self, of: target) }

  /// Whether anything of a variant, of whichever part, differs from another.
  fileprivate func differs(_ place: Int, from other: Int) -> Bool {
    if facts[place] != facts[other] { return true }
    if element.variants[place].fallback == other { return variants[place].contains { $0.isNew } }
    return PartName.allCases.contains { name in
      switch (part(name, ofVariant: place), part(name, ofVariant: other)) {
      case (nil, nil): false
      case (let part?, let other?): !part.looks(as: other)
      default: true
      }
    }
  }
}

extension PartContext {
  /// Whether pictures and slicing are the same.
  fileprivate func looks(as other: PartContext) -> Bool { equals(other.images, other.resizing, other.keep) }
}
