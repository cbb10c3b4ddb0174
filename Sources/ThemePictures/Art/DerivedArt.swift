import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

extension ElementArt {
  /// The pictures derived from another state's art.
  func derive(
    from state: Ranged<StateName>, _ art: ArtOverlay, _ index: Int, _ name: PartName,
    _ loader: inout ArtLoader
  ) -> PartArt {
    let key = element.variants[index].key
    var sourceKey = key
    sourceKey[.state] = AxisValue(.state, code: state.value.bits)
    guard var source = element.index(of: sourceKey) else {
      let known = element.values[VariantAxis.state.rawValue].map(\.name)
      loader.sink.report(
        Diagnostic(.unknownValue, "this element has no state `\(state.value.text)`", at: state.range)
          .helping("it has \(known.listed)"))
      return .broken
    }
    // A dark variant of `normal` that is derived from `normal` means the variant that it falls back to.
    if source == index, let fallback = element.variants[index].fallback { source = fallback }
    if theme.inProgress.contains(ThemeArt.Place(element: place, variant: source, part: name)) {
      loader.sink.report(
        Diagnostic(.referenceCycle, "the art of `\(key.state.text)` is derived from itself", at: state.range)
          .helping("choose a state that has art of its own"))
      return .broken
    }
    guard let original = element.variants[source].settings.part(name, of: element.id.kind)?.art.ranged else {
      return .broken
    }
    let derivedFrom = self.art(source, name, original, &loader)
    if case .system = derivedFrom {
      loader.sink.report(
        Diagnostic(
          .invalidValue,
          "`\(state.value.text)` shows the platform's own look, from which nothing can be derived",
          at: state.range
        ).also(at: original.range, "the platform's own"))
    }
    let derivation = Derivation(art)
    guard case .pictures(let derived, _) = derivedFrom.derived(by: derivation, at: state.range, &loader)
    else { return .broken }
    return .pictures(derived, origin: .derived(from: state.value, derivation))
  }
}

extension Derivation {
  fileprivate init(_ art: ArtOverlay) {
    self.init()
    swaps = (art.swap.value ?? []).compactMap { swap in
      swap.to.value.map { Swap(from: swap.from.value, to: $0) }
    }
    desaturation = art.desaturate.value?.thousandths ?? 0
    multiply = art.multiply.value
    screen = art.screen.value
    opacity = art.opacity.value?.thousandths ?? 1_000
    flip = art.flip.value
  }
}
