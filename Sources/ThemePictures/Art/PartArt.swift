package import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// The art of a part.
package enum PartArt: Sendable {
  /// The platform's own look.
  case system
  /// At least one picture, one for each scale, in ascending order of scale.
  case pictures([Picture], origin: ArtOrigin)
  /// Art that is not available. Its problem is reported, and rules skip it.
  case broken
}

extension PartArt {
  /// The art mirrored from left to right. With `keepingSymmetric`, a symmetric picture stays the same picture and needs no
  /// second file.
  func mirrored(keepingSymmetric: Bool, _ loader: inout ArtLoader) -> PartArt {
    changed(&loader) { picture in
      // A nine-patch always gets a mirrored recipe, because its marks can be asymmetric.
      if keepingSymmetric, picture.measured.isSymmetric, !picture.recipe.isNinePatch { return nil }
      var recipe = picture.recipe
      recipe.isMirrored.toggle()
      return (recipe, picture.range)
    }
  }

  /// The art with its pictures flipped.
  func flipped(_ flip: Flip, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    var derivation = Derivation()
    derivation.flip = flip
    return derived(by: derivation, at: range, &loader)
  }

  /// The art with a derivation applied to its pictures.
  func derived(by derivation: Derivation, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    changed(&loader) { picture in
      var recipe = picture.recipe
      recipe.derivations.append(derivation)
      return (recipe, range)
    }
  }

  /// The art with the recipes that `change` returns. A picture stays as it is where `change` returns nil.
  private func changed(
    _ loader: inout ArtLoader, _ change: (Picture) -> (recipe: PictureRecipe, range: SourceRange)?
  ) -> PartArt {
    guard case .pictures(let pictures, let origin) = self else { return self }
    let changed = pictures.compactMap { picture -> Picture? in
      guard let (recipe, range) = change(picture) else { return picture }
      return loader.picture(recipe, at: picture.scale, range: range)
    }
    return changed.isEmpty ? .broken : .pictures(changed, origin: origin)
  }
}

extension ElementArt {
  /// The pictures derived from another state's art.
  func derive(
    from state: Ranged<StateName>, _ art: ResolvedArt, _ index: Int, _ name: PartName,
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
    guard let original = element.variants[source].part(name)?.art else { return .broken }
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
  fileprivate init(_ art: ResolvedArt) {
    self.init()
    swaps = art.swaps.compactMap { swap in swap.to.map { Swap(from: swap.from.value, to: $0) } }
    desaturation = art.desaturate?.thousandths ?? 0
    multiply = art.multiply
    screen = art.screen
    opacity = art.opacity?.thousandths ?? 1_000
    flip = art.flip
  }
}

extension PictureStore {
  /// The margins, in pixels, between the picture's edges and the shapes of its drawing, not counting shadows; nil for a file.
  package func shapeMargins(of picture: Picture) -> Insets<Pixels>? {
    let recipe = picture.recipe
    guard case .drawing(let scaled) = recipe.source else { return nil }
    if let box = recipe.box { return box.outside.pixels(at: picture.scale).map(recipe.placed) }
    guard let bare = scaled.drawing.withoutShadows else { return picture.measured.transparentMargins }
    let shapes = ScaledDrawing(bare, at: scaled.scale, tiles: scaled.tiles, flip: scaled.flip)
    return (try? measured(PictureRecipe(shapes))).map { recipe.placed($0.transparentMargins) }
  }
}
