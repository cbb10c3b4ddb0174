package import ThemeModel
package import ThemeResolution

/// A variant of an element as a target has it.
package struct SeenVariant: Sendable {
  /// Its place among the element's variants.
  package let place: Int
  /// Without the platform of the target: its variants are the target's only ones.
  package let key: VariantKey
  /// The place among those that the target has of the one that this one falls back to; nil for `normal`.
  package let fallback: Int?
}

extension TargetProfile {
  /// Those of the variants of an element of a kind that the target shows, by their keys, in their order.
  package func seen(_ keys: [VariantKey], of kind: ElementKind) -> [SeenVariant] {
    onPlatform(keys) { shows(kind, $0) }
  }

  /// Those of an element's variants that are for the target's platform, also where it has no words for them.
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

  /// The same of an element of a theme that is not checked yet.
  package func seen(_ element: ResolvedElement) -> [SeenVariant] {
    seen(element.variants.map(\.key), of: element.id.kind)
  }
}
