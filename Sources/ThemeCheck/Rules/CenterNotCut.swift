import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeStretch

/// Warns of an axis along which no picture of a part is cut, since one can't be.
func centerNotCut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for cut in context.cuts {
    for obstacle in cut.decision.obstacles {
      let place = cut.pictures[obstacle.picture]
      guard let part = context.part(cut.name, ofVariant: place.variant),
        // What smears is said to smear; that it isn't cut either follows.
        !context.variants.joined().contains(where: {
          $0.name == cut.name && context.smear(of: $0, along: obstacle.axis) != nil
        })
      else { continue }
      sink.report(.centerNotCut(part, part.images[place.image], obstacle, context))
    }
  }
}

extension Diagnostic {
  fileprivate static func centerNotCut(
    _ part: PartContext, _ image: ImageContext, _ obstacle: CutObstacle, _ context: ElementContext
  ) -> Diagnostic {
    let (axis, line) = (obstacle.axis, obstacle.line)
    let core = image.core(along: axis)
    let why =
      part.mode == .tile
      ? "breaks the period of its tile" : "differs from \(axis.line) \(line - 1)"
    let diagnostic = Diagnostic(
      .centerNotCut,
      "no art is cut along its \(axis.length): in `\(context.title(of: part))` at \(image.scale.name), \(axis.line) \(line) \(why)",
      at: part.slicingRange, "the centre is \(axis.lines(core))"
    ).also(at: image.picture.range, "\(axis.line) \(line) is the first that does").noting(
      words: countedFromZero)
    if axis == .vertical, !context.isResized(part, along: axis), part.slicing.form.value != nil {
      return diagnostic.helping(
        "the \(axis.length) is the art's: leave out `top` and `bottom`, or write `center: keep`")
    }
    if let caps = context.widerCaps(for: part, along: axis) {
      return diagnostic.helping(
        "\(part.written(caps)) has equal \(axis.line)s between; or keep the whole centre: `center: keep`")
    }
    return diagnostic.helping("`center: keep` says that the whole centre is meant to stay")
  }
}
