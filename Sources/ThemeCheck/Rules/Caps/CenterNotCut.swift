import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// Warns of an axis along which the pictures of a part are not cut, because one of them can't be.
func centerNotCut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for cut in context.cuts {
    for obstacle in cut.decision.obstacles {
      let place = cut.pictures[obstacle.picture]
      let (axis, line) = (obstacle.axis, obstacle.line)
      guard let part = context.part(cut.name, ofVariant: place.variant),
        // A center that is distorted is reported by the rule `stretch-smears`; that it is not cut follows from that.
        !context.variants.joined().contains(where: {
          $0.name == cut.name && context.smear(of: $0, along: axis) != nil
        })
      else { continue }
      let image = part.images[place.image]
      let why =
        part.mode[axis] == .tile ? "breaks the period of its tile" : "differs from \(axis.line) \(line - 1)"
      sink.report(
        Diagnostic(
          .centerNotCut,
          """
          the center is not cut along the \(axis.length): in `\(context.title(of: part))` at \(image.scale.name), \
          \(axis.line) \(line) \(why)
          """,
          at: part.capsRange(at: image.scale), "the center is \(axis.lines(image.core(along: axis)))"
        ).also(at: image.range, "\(axis.line) \(line) is the first that does")
          .noting(words: countedFromZero).helping(words: context.advice(for: part, along: axis)))
    }
  }
}

extension ElementContext {
  /// Advice for a part that is not cut along an axis.
  fileprivate func advice(for part: PartContext, along axis: Axis) -> String {
    if axis == .vertical, !isResized(part, along: axis), part.slicing.form != nil {
      return "the art already has this \(axis.length): remove `top` and `bottom`, or write `center: keep`"
    }
    guard let caps = widerCaps(for: part, along: axis) else {
      return "`center: keep` keeps the whole center"
    }
    return
      "\(part.written(caps)) leaves only equal \(axis.line)s between the caps; `center: keep` keeps the whole center"
  }
}
