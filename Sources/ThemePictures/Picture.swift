package import ThemeCore
package import ThemeDiagnostics
import ThemeImage
package import ThemeModel
package import ThemeResolution

/// Decodes, resamples, derives and mirrors the art of every variant.
///
/// `only` limits the scales that are built; nil builds those that the theme or its files have. `profile` is for art that says
/// nothing of profiles. The result is the same for
/// any number of `workers`.
package func picture(
  _ theme: ResolvedTheme, sources: SourceMap, store: PictureStore, only: [Scale]?,
  profile: ProfileTreatment? = nil, workers: Int,
  _ sink: inout DiagnosticSink
) -> Pictures {
  var loader = ArtLoader(sources: sources, store: store, profile: profile, sink: sink)
  measureFiles(theme, for: loader, only: only, workers: workers)
  var elements: [[VariantPictures]] = []
  let art = ThemeArt(theme, only: only)
  for (place, element) in theme.elements.enumerated() {
    loader.sink.element = element.id.description
    elements.append(art.element(at: place).pictures(&loader))
  }
  // Its elements don't keep it.
  withExtendedLifetime(art) {}
  loader.sink.element = nil
  sink = loader.sink
  return Pictures(theme: theme, elements: elements, store: store, inputs: loader.inputs)
}

/// Finds the pictures of one element.
///
/// A class because elements whose art others show are asked by those.
final class ElementArt {
  let element: ResolvedElement
  let only: [Scale]?
  private let place: Int
  unowned private let theme: ThemeArt
  /// What was found before mirroring, by variant and part.
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
      let aligns = variant.settings.alignsSymmetrically
      for (name, part) in variant.settings.parts(of: element.id.kind) {
        guard let art = part.art.ranged else { continue }
        let pictures = self.art(index, name, art, &loader)
        parts.append(
          PartPictures(
            name: name, range: art.range,
            art: variant.isMirrored ? pictures.mirrored(keepingSymmetric: aligns, &loader) : pictures,
            slicing: part.slicing))
      }
      parts.sort { $0.name < $1.name }
      variants.append(VariantPictures(parts: parts))
    }
    return variants
  }

  /// The art of a part before mirroring.
  func art(
    _ index: Int, _ name: PartName, _ art: Ranged<ArtOverlay>, _ loader: inout ArtLoader
  ) -> PartArt {
    let place = index * PartName.allCases.count + name.place
    if let known = found[place] { return known }
    theme.inProgress.append(ThemeArt.Place(element: self.place, variant: index, part: name))
    var result = make(art.value, at: art.range, index, name, &loader)
    if let flip = art.value.flip.value, case .pictures(let pictures, let origin) = result {
      result = .pictures(pictures, origin: .flipped(origin, flip))
    }
    theme.inProgress.removeLast()
    found[place] = result
    return result
  }

  private func make(
    _ art: ArtOverlay, at range: SourceRange, _ index: Int, _ name: PartName, _ loader: inout ArtLoader
  ) -> PartArt {
    if art.isSystem { return .system }
    if art.isBroken { return .broken }
    guard let source = art.source.ranged else {
      // It may be what was not understood.
      if loader.sink.isInDoubt { return .broken }
      loader.sink.report(
        Diagnostic(.artIncomplete, "the art has no source", at: range)
          .helping(
            "add one: `file`, `files`, `ninePatch`, `draw`, `use`, `derive`, `of` or `box`; or a color in place of the map"
          ))
      return .broken
    }
    switch source.value {
    case .file(let setting):
      guard let text = setting.ranged, loader.isPlain(text) else { return .broken }
      return make(
        text, isNinePatch: false, art,
        origin: .file(text.value.text, resamplesDown: art.resample.value == .down), &loader)
    case .ninePatch(let setting):
      guard let text = setting.ranged else { return .broken }
      return make(text, isNinePatch: true, art, origin: .ninePatch(text.value.text), &loader)
    case .files(let texts):
      guard Scale.allCases.allSatisfy({ texts[$0].map { loader.isPlain($0) } ?? true }) else {
        return .broken
      }
      return make(
        texts, isNinePatch: false, art, at: source.range,
        origin: .files(texts.mapValues { $0.value.text }, resamplesDown: art.resample.value == .down),
        &loader)
    case .ninePatches(let texts):
      return make(
        texts, isNinePatch: true, art, at: source.range,
        origin: .ninePatches(texts.mapValues { $0.value.text }), &loader)
    case .drawn(let drawing): return draw(drawing, art.flip.value, at: source.range, &loader)
    case .draw, .use, .box, .color: preconditionFailure("a drawing that was not resolved")
    case .derive(let state):
      return derive(from: state, art, index, name, &loader)
    case .of(let other):
      let shown = theme.art(of: other, for: element, in: index, &loader)
      return art.flip.value.map { shown.flipped($0, at: other.range, &loader) } ?? shown
    }
  }

  private func derive(
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
    // `normal` in the dark derived from `normal` means what the dark one falls back to.
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
    guard case .pictures(let pictures, _) = derivedFrom else { return .broken }
    let derivation = Derivation(art)
    let derived = pictures.compactMap { picture -> Picture? in
      var recipe = picture.recipe
      recipe.derivations.append(derivation)
      return loader.picture(recipe, at: picture.scale, range: state.range)
    }
    return derived.isEmpty ? .broken : .pictures(derived, origin: .derived(from: state.value, derivation))
  }

  /// The pictures of a drawing at the scales that are wanted.
  private func draw(
    _ drawing: ResolvedDrawing, _ flip: Flip?, at range: SourceRange, _ loader: inout ArtLoader
  ) -> PartArt {
    var wanted = element.scales?.value.scales ?? Scale.allCases
    if let only { wanted.removeAll { !only.contains($0) } }
    var pictures: [Picture] = []
    for scale in wanted {
      guard drawing.isWhole(at: scale, &loader.sink), let tiles = loader.tiles(of: drawing, at: scale)
      else { return .broken }
      let scaled = ScaledDrawing(drawing, at: scale, tiles: tiles, flip: flip)
      guard loader.spend(on: scaled, at: range),
        let picture = loader.picture(PictureRecipe(scaled), at: scale, range: range)
      else { return .broken }
      pictures.append(picture)
    }
    return pictures.isEmpty ? .broken : .pictures(pictures, origin: .drawn(drawing))
  }

  /// The pictures of a file and its siblings at the scales that are wanted.
  private func make(
    _ text: Ranged<PathText>, isNinePatch: Bool, _ art: ArtOverlay, origin: ArtOrigin,
    _ loader: inout ArtLoader
  ) -> PartArt {
    guard let family = loader.family(text, loader.reading(of: art, isNinePatch: isNinePatch)) else {
      return .broken
    }
    let takesAll = element.scales == nil && only == nil && art.resample.value != .down
    if takesAll {
      let known = family.pictures
      if !known.isEmpty {
        return .pictures(
          zip(family.files, known).map { Picture(scale: $0.scale, measured: $1, range: text.range) },
          origin: origin)
      }
    }
    var files: [Scale: Ranged<ThemePath>] = [:]
    for file in family.files { files[file.scale] = Ranged(file.path, text.range) }
    let result = make(
      files, isNinePatch: isNinePatch, art, at: text.range, origin: origin, &loader)
    if takesAll, case .pictures(let pictures, _) = result { family.keep(pictures.map(\.measured)) }
    return result
  }

  /// The pictures of the files that a theme spells out.
  private func make(
    _ texts: ScaleFiles, isNinePatch: Bool, _ art: ArtOverlay, at range: SourceRange, origin: ArtOrigin,
    _ loader: inout ArtLoader
  ) -> PartArt {
    var files: [Scale: Ranged<ThemePath>] = [:]
    for scale in Scale.allCases {
      guard let text = texts[scale], let path = loader.path(text.value, at: text.range) else { continue }
      loader.note(path)
      guard loader.finds(path, text) else { continue }
      files[scale] = Ranged(path, text.range)
    }
    guard files.count == texts.count else { return .broken }
    return make(files, isNinePatch: isNinePatch, art, at: range, origin: origin, &loader)
  }

  /// The pictures of files at the scales that are wanted.
  private func make(
    _ files: [Scale: Ranged<ThemePath>], isNinePatch: Bool, _ art: ArtOverlay, at range: SourceRange,
    origin: ArtOrigin, _ loader: inout ArtLoader
  ) -> PartArt {
    guard let largest = Scale.allCases.last(where: { files[$0] != nil }) else { return .broken }
    let reduces = art.resample.value == .down
    let reading = loader.reading(of: art, isNinePatch: isNinePatch)
    let available = Scale.allCases.filter { files[$0] != nil || (reduces && $0 < largest) }
    let asked = element.scales
    var wanted = asked?.value.scales ?? available
    if let only {
      wanted.removeAll { !only.contains($0) }
      if wanted.isEmpty {
        loader.sink.report(.noScaleLeft(of: available, only: only, asked: asked, at: range))
        return .broken
      }
    }
    var pictures: [Picture] = []
    var isWhole = true
    for scale in wanted {
      guard available.contains(scale) else {
        let isAbove = scale > largest
        loader.sink.report(
          Diagnostic(
            .scaleUnavailable, "there is no art for \(scale.name)", at: range,
            "has \(available.map(\.name).listed)"
          )
          .also(at: asked?.range, "selected here")
          .helping(
            isAbove
              ? "add a file for \(scale.name), or remove \(scale.rawValue) from `scales`; pictures are never enlarged"
              : "add a file for \(scale.name), or add `resample: down`"))
        isWhole = false
        continue
      }
      var recipe: PictureRecipe
      let place: SourceRange
      let written: SourceRange
      if let file = files[scale] {
        recipe = PictureRecipe(file: file.value, reading)
        place = file.range
        written = place
      } else {
        guard let file = files[largest] else { continue }
        recipe = PictureRecipe(file: file.value, reading)
        recipe.reduction = .init(source: largest, target: scale)
        place = art.resample.range ?? file.range
        written = file.range
      }
      if let picture = loader.picture(recipe, at: scale, range: place, written: written) {
        pictures.append(picture)
      } else {
        isWhole = false
      }
    }
    return isWhole && !pictures.isEmpty ? .pictures(pictures, origin: origin) : .broken
  }
}

extension Diagnostic {
  /// Art of which a run that is limited to some scales builds none.
  fileprivate static func noScaleLeft(
    of available: [Scale], only: [Scale], asked: Ranged<ScaleSet>?, at range: SourceRange
  ) -> Diagnostic {
    let missing = Scale.allCases.filter(only.contains).map(\.name).joined(separator: " and ")
    let isThere = available.contains(where: only.contains)
    let diagnostic = Diagnostic(
      .scaleUnavailable,
      isThere
        ? "`scales` does not contain \(missing), and this run builds nothing else"
        : "there is no art for \(missing)",
      at: range, "has \(available.map(\.name).listed)")
    return diagnostic.also(at: isThere ? asked?.range : nil, "the scales of the element")
      .helping(
        "`--scale` limits the run to \(missing): \(isThere ? "add it to `scales`" : "add a file"), or build other scales"
      )
  }
}

extension PartArt {
  /// What is its own mirror image needs no second file, and stays the same picture where that is asked for.
  func mirrored(keepingSymmetric: Bool, _ loader: inout ArtLoader) -> PartArt {
    guard case .pictures(let pictures, let origin) = self else { return self }
    let mirrored = pictures.compactMap { picture -> Picture? in
      // The marks of a nine-patch are mirrored by its recipe.
      if keepingSymmetric, picture.measured.isSymmetric, !picture.recipe.isNinePatch { return picture }
      var recipe = picture.recipe
      recipe.isMirrored.toggle()
      return loader.picture(recipe, at: picture.scale, range: picture.range)
    }
    return .pictures(mirrored, origin: origin)
  }

  /// The same with sides changed.
  func flipped(_ flip: Flip, at range: SourceRange, _ loader: inout ArtLoader) -> PartArt {
    guard case .pictures(let pictures, let origin) = self else { return self }
    var derivation = Derivation()
    derivation.flip = flip
    let flipped = pictures.compactMap { picture -> Picture? in
      var recipe = picture.recipe
      recipe.derivations.append(derivation)
      return loader.picture(recipe, at: picture.scale, range: range)
    }
    return flipped.isEmpty ? .broken : .pictures(flipped, origin: origin)
  }
}

extension ElementOverlay {
  /// Whether a mirror leaves as much of the art outside what is aligned on either side: a picture carries that with it.
  fileprivate var alignsSymmetrically: Bool {
    guard case .insets(let overlay) = alignmentInsets.value else { return true }
    return overlay.insets == overlay.insets.mirrored
  }

  /// A part of an element of a kind, when something is said of it.
  func part(_ name: PartName, of kind: ElementKind) -> PartOverlay? {
    parts(of: kind).first { $0.0 == name }?.1
  }

  /// The parts of an element of a kind for which something is said.
  package func parts(of kind: ElementKind) -> [(PartName, PartOverlay)] {
    func plain(_ art: Setting<ArtOverlay>?) -> PartOverlay {
      var part = PartOverlay()
      part.art = art ?? .unset
      return part
    }
    switch kind {
    case .image: return [(.image, body)]
    case .part(let id):
      switch id.part.content {
      case .picture: return [(.image, body)]
      case .item: return icon.value.map { [(.icon, plain($0.art))] } ?? []
      case .text: return []
      }
    case .backButton, .button:
      return [(.background, body)] + (icon.value.map { [(.icon, plain($0.art))] } ?? [])
    case .navigationBar:
      let named: [(PartName, PartOverlay?)] = [
        (.background, background.value), (.shadowImage, shadowImage.value),
        (.backIndicator, backIndicator.value.map { plain($0.art) }),
        (.backIndicatorMask, backIndicator.value.map { plain($0.mask) }),
      ]
      return named.compactMap { name, part in part.map { (name, $0) } }
    }
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

extension ResolvedDrawing {
  /// Reports sides of the artboard that cut a pixel at a scale.
  fileprivate func isWhole(at scale: Scale, _ sink: inout DiagnosticSink) -> Bool {
    var holds = true
    for (name, length, range) in [
      ("width", size.width, sizeRanges.width), ("height", size.height, sizeRanges.height),
    ] where length.pixels(at: scale) == nil {
      sink.report(.lengthCutsPixel(name, length, at: scale, range))
      holds = false
    }
    return holds
  }
}
