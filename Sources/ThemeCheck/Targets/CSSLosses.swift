import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// A tap target of a tile with caps: its art needs both of the boxes that a stylesheet can make.
func cssCannotEnlargeTiles(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let hasCaps = context.element.variants.indices.contains { index in
    guard context.element.variants[index].isOnTheWeb, let part = context.main(ofVariant: index) else {
      return false
    }
    return part.stretches && part.mode == .tile && part.images[0].caps != .zero
  }
  guard hasCaps else { return }
  var once = Once()
  for variant in context.element.variants where variant.isOnTheWeb {
    guard let range = variant.settings.hitArea.range, variant.settings.hitArea.value != nil, once.isNew(range)
    else { continue }
    sink.report(
      Diagnostic(
        .cssCannotEnlargeTiles,
        "the hit area is only as large as the button, because the art tiles between caps",
        at: range))
  }
}

/// Art that is to be a mask for a tint, but is behind a title or stretches.
func cssCannotTint(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for (index, variant) in context.element.variants.enumerated() where variant.isOnTheWeb {
    guard context.facts[index].renderingIntent == .template, let part = context.main(ofVariant: index),
      part.isNew, context.element.id.kind != .image || part.stretches,
      once.isNew(variant.settings.renderingIntent.range)
    else { continue }
    sink.report(
      Diagnostic(
        .cssCannotTint, "art that \(part.stretches ? "stretches" : "is behind a title") keeps its colors",
        at: variant.settings.renderingIntent.range ?? variant.range))
  }
}

extension ResolvedVariant {
  /// Whether a stylesheet can say when it is seen.
  fileprivate var isOnTheWeb: Bool { CSSTerms.isOnTheWeb(key) }
}

extension ElementContext {
  fileprivate func main(ofVariant index: Int) -> PartContext? {
    part(element.id.kind == .image ? .image : .background, ofVariant: index)
  }

  /// What of a variant's art lies outside of what layout aligns, in points of its least dense picture.
  func outset(ofVariant index: Int) -> Insets<Points> {
    guard let image = main(ofVariant: index)?.images.first else { return .zero }
    switch element.variants[index].settings.alignmentInsets.value {
    case .insets(let overlay): return overlay.insets
    case .auto: return image.picture.measured.transparentMargins.points(at: image.scale)
    case nil:
      guard let bounds = store.marks(of: image.picture)?.layoutBounds else { return .zero }
      return (image.picture.recipe.isMirrored ? bounds.mirrored : bounds).points(at: image.scale)
    }
  }
}
