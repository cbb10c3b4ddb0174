package import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// Finds the pictures of one element.
///
/// A class because elements that show the art of another element refer to it.
final class ElementArt {
  let element: ResolvedElement
  let only: [Scale]?
  let place: Int
  unowned let theme: ThemeArt
  /// The art of each variant and part before mirroring; nil where it was not looked up yet.
  private var found: [PartArt?]

  init(_ element: ResolvedElement, at place: Int, of theme: ThemeArt) {
    self.element = element
    self.place = place
    self.theme = theme
    only = theme.only
    found = Array(repeating: nil, count: element.variants.count * PartName.allCases.count)
  }

  func pictures(_ loader: inout ArtLoader) -> [VariantPictures] {
    var variants: [VariantPictures] = []
    for (index, variant) in element.variants.enumerated() {
      var parts: [PartPictures] = []
      // The insets of a picture itself are mirrored together with it.
      var aligns = true
      if case .insets(let overlay)? = variant.alignmentInsets?.value {
        aligns = overlay.insets == overlay.insets.mirrored
      }
      for part in variant.parts {
        guard let art = part.art else { continue }
        let pictures = self.art(index, part.name, art, &loader)
        parts.append(
          PartPictures(
            name: part.name, range: art.range,
            art: variant.isMirrored ? pictures.mirrored(keepingSymmetric: aligns, &loader) : pictures,
            slicing: part.slicing))
      }
      variants.append(VariantPictures(parts: parts))
    }
    return variants
  }

  /// The art of a part before mirroring, looked up at most once.
  func art(
    _ index: Int, _ name: PartName, _ art: Ranged<ResolvedArt>, _ loader: inout ArtLoader
  ) -> PartArt {
    let place = index * PartName.allCases.count + name.place
    if let known = found[place] { return known }
    theme.inProgress.append(ThemeArt.Place(element: self.place, variant: index, part: name))
    var result = make(art.value, at: art.range, index, name, &loader)
    if let flip = art.value.flip, case .pictures(let pictures, let origin) = result {
      result = .pictures(pictures, origin: .flipped(origin, flip))
    }
    theme.inProgress.removeLast()
    found[place] = result
    return result
  }

  private func make(
    _ art: ResolvedArt, at range: SourceRange, _ index: Int, _ name: PartName, _ loader: inout ArtLoader
  ) -> PartArt {
    switch art.source {
    case .system: return .system
    case .broken: return .broken
    case .missing:
      // The source may be in a part of the theme that could not be read, or in what is based on an abstract element.
      if loader.sink.isInDoubt || element.isAbstract || theme.isAbstract { return .broken }
      if let material = art.material {
        return loader.sink.refuse(
          Diagnostic(
            .artIncomplete, "the material has no `fallback`", at: art.fallbackRange ?? material.range
          )
          .helping(
            "add what is shown without it: `fallback: { box: { … } }`, other art, or a color such as `fallback: white`"
          )) ?? .broken
      }
      return loader.sink.refuse(
        Diagnostic(.artIncomplete, "the art has no source", at: range)
          .helping(
            "add one: `file`, `files`, `ninePatch`, `svg`, `draw`, `use`, `derive`, `of` or `box`; or a color in place of the map"
          )) ?? .broken
    case .file(let text):
      guard loader.isPlain(text), let region = loader.region(of: art) else { return .broken }
      return make(
        text, isNinePatch: false, art, region,
        origin: .file(text.value.text, FileChanges(region: region?.rectangle, resample: art.resample?.value)),
        &loader)
    case .ninePatch(let text):
      return make(text, isNinePatch: true, art, nil, origin: .ninePatch(text.value.text), &loader)
    case .files(let texts, let areNinePatches):
      guard areNinePatches || Scale.allCases.allSatisfy({ texts[$0].map { loader.isPlain($0) } ?? true }),
        let region = loader.region(of: art)
      else { return .broken }
      let paths = texts.mapValues { $0.value.text }
      let changes = FileChanges(region: region?.rectangle, resample: art.resample?.value)
      return make(
        texts, isNinePatch: areNinePatches, art, region,
        origin: areNinePatches ? .ninePatches(paths) : .files(paths, changes), &loader)
    case .svg(let svg):
      guard let drawing = loader.drawing(of: svg),
        case .pictures(let pictures, _) = draw(drawing, art.flip, at: svg.file.range, &loader)
      else { return .broken }
      return .pictures(pictures, origin: .svg(svg.file.value.text, svg.look))
    case .drawn(let drawing): return draw(drawing, art.flip, at: art.range, &loader)
    case .derive(let state): return derive(from: state, art, index, name, &loader)
    case .of(let other):
      let shown = theme.art(of: other, for: element, in: index, &loader)
      return art.flip.map { shown.flipped($0, at: other.range, &loader) } ?? shown
    }
  }
}

/// The art of a part.
package enum PartArt: Sendable {
  /// The platform's own look.
  case system
  /// At least one picture, one for each scale, in ascending order of scale.
  case pictures([Picture], origin: ArtOrigin)
  /// Art that is not available. Its problem is reported, and rules skip it.
  case broken

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
    guard var source = element.index(of: key.with(AxisValue(.state, code: state.value.bits))) else {
      let known = element.values[VariantAxis.state.rawValue].map(\.name)
      return loader.sink.refuse(
        Diagnostic(.unknownValue, "this element has no state `\(state.value.text)`", at: state.range)
          .helping("it has \(known.listed)")) ?? .broken
    }
    // A dark variant of `normal` that is derived from `normal` means the variant that it falls back to.
    if source == index, let fallback = element.variants[index].fallback { source = fallback }
    if theme.inProgress.contains(ThemeArt.Place(element: place, variant: source, part: name)) {
      return loader.sink.refuse(
        Diagnostic(.referenceCycle, "the art of `\(key.state.text)` is derived from itself", at: state.range)
          .helping("choose a state that has art of its own")) ?? .broken
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
