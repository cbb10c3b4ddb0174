package import ThemeModel
import ThemePictures
package import ThemeResolution

/// An element as one target sees it: the variants that the target shows, and the parts that are new in them.
///
/// A class so that all losses of the target share the lists that are computed for the first of them.
package final class ElementView {
  private let context: ElementContext
  /// The variants that the target shows.
  package let variants: [SeenVariant]
  /// All variants for the target's platform, including those that the target cannot express.
  private let onPlatform: [SeenVariant]

  init(_ context: ElementContext, of target: TargetProfile) {
    self.context = context
    let keys = context.element.variants.map(\.key)
    variants = target.seen(keys, of: context.kind)
    onPlatform = target.onPlatform(keys)
  }

  /// The parts that differ from those of the variants that their variants fall back to in the target.
  package private(set) lazy var newParts = parts { _, _ in true }

  /// The new parts whose art is neither derived nor flipped: problems of derived and flipped pictures are reported at the
  /// pictures from which they were made.
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

  /// The index, among the element's variants, of the variant that has `key` in the target; nil if the target shows none.
  package func place(of key: VariantKey) -> Int? { variants.first { $0.key == key }?.place }

  /// The key that the variant at an index has in the target; nil if the target does not show that variant.
  package func key(ofVariant place: Int) -> VariantKey? { variants.first { $0.place == place }?.key }

  /// The index, among the element's variants, of the first variant for the target's platform that meets a condition and differs
  /// in any way from its fallback; nil if there is none.
  package func firstDiffering(_ condition: (VariantKey) -> Bool) -> Int? {
    onPlatform.first { variant in
      guard condition(variant.key), let fallback = variant.fallback else { return false }
      return context.differs(variant.place, from: onPlatform[fallback].place)
    }?.place
  }
}

extension ElementContext {
  /// The element as a target sees it.
  package func view(of target: TargetProfile) -> ElementView { ElementView(self, of: target) }

  /// Whether the facts or any part of a variant differ from those of another variant.
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
  /// Whether the part has the same pictures and slicing as another part.
  fileprivate func looks(as other: PartContext) -> Bool { equals(other.images, other.resizing, other.keep) }
}

/// A variant of an element as a target shows it.
package struct SeenVariant: Sendable {
  /// The index of the variant among the element's variants.
  package let place: Int
  /// The key of the variant in the target. If the target shows one platform only, the key leaves that platform out, but keeps a
  /// version of its system.
  package let key: VariantKey
  /// The index, among the target's variants, of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
}

extension TargetProfile {
  /// The variants that the target shows of an element of `kind` whose variants have `keys`, in the same order.
  package func seen(_ keys: [VariantKey], of kind: ElementKind) -> [SeenVariant] {
    onPlatform(keys) { shows(kind, $0) }
  }

  /// The variants for the target's platform in the order of `keys`, including those that the target cannot express unless
  /// `isSeen` leaves them out.
  func onPlatform(_ keys: [VariantKey], _ isSeen: (VariantKey) -> Bool = { _ in true }) -> [SeenVariant] {
    let own = platform.map { AxisValue($0) }
    let systems = keys.contains { $0[.system] == own } ? own.map { [$0] } ?? [] : []
    var variants: [SeenVariant] = []
    var places: [VariantKey: Int] = [:]
    for (place, key) in keys.enumerated() {
      guard let seen = platform.map({ key.seen(on: $0, among: systems) }) ?? key, isSeen(seen) else {
        continue
      }
      var fallback = seen.fallback
      while let other = fallback, places[other] == nil { fallback = other.fallback }
      places[seen] = variants.count
      variants.append(SeenVariant(place: place, key: seen, fallback: fallback.flatMap { places[$0] }))
    }
    return variants
  }

  /// The variants of a resolved element that the target shows, in the element's order.
  package func seen(_ element: ResolvedElement) -> [SeenVariant] {
    seen(element.variants.map(\.key), of: element.id.kind)
  }
}
