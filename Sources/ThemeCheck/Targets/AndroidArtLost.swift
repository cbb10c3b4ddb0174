import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Reports centres of more than one pixel that tile.
@Sendable func androidCannotTile(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.drawnParts
  where part.mode == .tile && !part.isTexture && AndroidConfiguration(part.variant.key) != nil {
    let repeats = Axis.allCases.contains { axis in
      context.tiles(part, along: axis) && part.images.contains { $0.core(along: axis).count > 1 }
    }
    let range = part.slicing.resizing.range ?? part.slicingRange
    guard repeats, once.isNew(range) else { continue }
    sink.report(
      Diagnostic(
        .androidCannotTile, "the center of `\(part.title)` tiles, but Android stretches it", at: range
      ).helping("accept it with `targets: { android: { allow: [android-cannot-tile] } }`, or stretch"))
  }
}

/// Reports alignment insets that the frame can't say.
@Sendable func androidCannotAlign(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.newParts
  where (part.name == .background || part.name == .image) && AndroidConfiguration(part.variant.key) != nil {
    let setting = part.variant.settings.alignmentInsets
    let title =
      context.element.id.kind.isButton ? context.facts[part.variantIndex].title?.padding : nil
    for image in part.images {
      guard let insets = context.alignmentInsets(setting, image), insets != .zero else { continue }
      let padding = title?.map { $0.roundedPixels(at: image.scale) }
      let bottom = AndroidEdge(
        length: image.size.width.count, padding: padding.map { ($0.left, $0.right) },
        bounds: (insets.left, insets.right))
      let right = AndroidEdge(
        length: image.size.height.count, padding: padding.map { ($0.top, $0.bottom) },
        bounds: (insets.top, insets.bottom))
      let stretches = (part.stretches || image.picture.recipe.isNinePatch) && !part.isTexture
      if stretches, bottom.bounds == (insets.left, insets.right), right.bounds == (insets.top, insets.bottom)
      {
        continue
      }
      let range = setting.range ?? part.range
      guard once.isNew(range) else { break }
      let why =
        stretches
        ? "marks at the right or bottom require marks at the left or top, and all of them must be outside the padding of the title"
        : "only a nine-patch has marks for them, and this art \(part.isTexture ? "repeats" : "does not stretch")"
      sink.report(
        Diagnostic(
          .androidCannotAlign, "the alignment insets of `\(part.title)` are ignored: \(why)", at: range))
      break
    }
  }
}

extension PartContext {
  /// Whether it fills any box by repeating the whole of itself: it tiles, and no scale has caps.
  var isTexture: Bool { stretches && mode == .tile && images.allSatisfy { $0.caps == .zero } }
}

extension ElementContext {
  /// What of a picture lies outside of what layout aligns, as the theme or its marks say.
  fileprivate func alignmentInsets(_ setting: Setting<AlignmentInsets>, _ image: ImageContext)
    -> Insets<Pixels>?
  {
    switch setting.value {
    case .auto: return image.picture.measured.transparentMargins
    case .insets(let overlay): return overlay.insets.pixels(at: image.scale)
    case nil:
      let bounds = store.marks(of: image.picture)?.layoutBounds
      return image.picture.recipe.isMirrored ? bounds?.mirrored : bounds
    }
  }
}

/// Reports art for a version that lacks a scale of the art for all versions.
@Sendable func androidScaleMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for part in context.newParts {
    guard let configuration = AndroidConfiguration(part.variant.key), configuration.level > 0 else {
      continue
    }
    var key = part.variant.key
    key[.system] = AxisValue(.system, code: 0)
    guard let index = context.element.index(of: key), let before = context.part(part.name, ofVariant: index)
    else { continue }
    let scales = part.images.map(\.scale)
    guard let missing = before.images.map(\.scale).first(where: { !scales.contains($0) }),
      once.isNew(part.range)
    else { continue }
    sink.report(
      Diagnostic(
        .androidScaleMissing,
        "there is no art for `\(part.title)` at \(missing.name), where Android shows the art for `\(before.title)` instead",
        at: part.range
      ).also(at: before.range, "the art for all versions"))
  }
}

/// Reports states of the platform's own look beside states with art.
@Sendable func androidCannotShowSystem(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  let pictures = context.pictures
  guard context.element.values[0].count > 1,
    let place = pictures.theme.elements.firstIndex(where: { $0.id == context.element.id })
  else { return }
  for (index, variant) in context.element.variants.enumerated()
  where variant.key.state != .normal && AndroidConfiguration(variant.key) != nil {
    var key = variant.key
    key[.state] = AxisValue(.state, code: 0)
    guard let normal = context.element.index(of: key) else { continue }
    for part in pictures.elements[place][index].parts {
      guard case .system = part.art, context.part(part.name, ofVariant: normal) != nil,
        once.isNew(part.range)
      else { continue }
      sink.report(
        Diagnostic(
          .androidCannotShowSystem,
          "nothing is drawn for `\(variant.key.text)`: there is no drawable for the platform's own look",
          at: part.range))
    }
  }
}
