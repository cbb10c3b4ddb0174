import ThemeCore
import ThemeDiagnostics
package import ThemeModel
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

  /// The art of a part before mirroring, looked up at most once.
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
      // The source may be in a part of the theme that could not be read, or in what is based on an abstract element.
      if loader.sink.isInDoubt || element.isAbstract || theme.isAbstract { return .broken }
      if let material = art.material.ranged {
        loader.sink.report(
          Diagnostic(
            .artIncomplete, "the material has no `fallback`", at: art.fallback.range ?? material.range
          )
          .helping(
            "add what is shown without it: `fallback: { box: { … } }`, other art, or a color such as `fallback: white`"
          ))
        return .broken
      }
      loader.sink.report(
        Diagnostic(.artIncomplete, "the art has no source", at: range)
          .helping(
            "add one: `file`, `files`, `ninePatch`, `svg`, `draw`, `use`, `derive`, `of` or `box`; or a color in place of the map"
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
    case .svg(let setting):
      guard let text = setting.ranged, let drawing = loader.drawing(ofSVG: text) else { return .broken }
      guard case .pictures(let pictures, _) = draw(drawing, art.flip.value, at: text.range, &loader) else {
        return .broken
      }
      return .pictures(pictures, origin: .svg(text.value.text))
    case .drawn(let drawing): return draw(drawing, art.flip.value, at: source.range, &loader)
    case .draw, .use, .box, .color: preconditionFailure("a drawing that was not resolved")
    case .derive(let state):
      return derive(from: state, art, index, name, &loader)
    case .of(let other):
      let shown = theme.art(of: other, for: element, in: index, &loader)
      return art.flip.value.map { shown.flipped($0, at: other.range, &loader) } ?? shown
    }
  }
}

extension ElementOverlay {
  /// Whether mirroring leaves the alignment insets as they are. Those of a picture itself are mirrored together with it.
  fileprivate var alignsSymmetrically: Bool {
    guard case .insets(let overlay) = alignmentInsets.value else { return true }
    return overlay.insets == overlay.insets.mirrored
  }
}

extension ElementOverlay {
  /// The settings of a part of an element; nil if the theme sets none.
  package func part(_ name: PartName, of kind: ElementKind) -> PartOverlay? {
    parts(of: kind).first { $0.0 == name }?.1
  }

  /// The parts of an element of a kind for which the theme has settings.
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
