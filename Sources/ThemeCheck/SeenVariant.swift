package import ThemeModel
package import ThemeResolution

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
