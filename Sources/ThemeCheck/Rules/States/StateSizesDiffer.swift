import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports states whose art has another size than the normal state's, at any scale, along axes without caps, and states whose
/// art changes the width of the button through `minimumWidth: art`.
func stateSizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where !pair.part.isDerived {
    for axis in Axis.allCases {
      let differing = pair.images.first { image, normal in
        !image.caps.hasCaps(along: axis) && !normal.caps.hasCaps(along: axis)
          && image.lengthPx(along: axis) != normal.lengthPx(along: axis)
          && !image.picture.fills(axis) && !normal.picture.fills(axis)
      }
      if let (image, normal) = differing {
        let (title, normalTitle) = pair.titles
        let length = measure(image.size.length(along: axis), image.scale)
        let wanted = measure(normal.size.length(along: axis), normal.scale)
        sink.report(
          Diagnostic(
            .stateSizesDiffer,
            "`\(title)` is \(length) \(axis.extent), but `\(normalTitle)` is \(wanted): the button would change its size",
            at: image.range, "\(image.length(along: axis)) pt \(axis.extent)"
          ).also(at: normal.range, "\(normal.length(along: axis)) pt \(axis.extent)")
            .helping("draw it \(normal.lengthPx(along: axis)) px \(axis.extent) at \(normal.scale.name)"))
      } else if axis == .horizontal, let (width, normal, range) = context.leastWidths(of: pair) {
        let (title, normalTitle) = pair.titles
        sink.report(
          Diagnostic(
            .stateSizesDiffer,
            """
            `minimumWidth: art` is \(width) pt in `\(title)`, but \(normal) pt in `\(normalTitle)`: the button would \
            change its size
            """,
            at: pair.part.images[0].range, "\(width) pt wide"
          ).also(at: pair.normal.images[0].range, "\(normal) pt wide")
            .also(at: range, "the width of the art")
            .helping("`minimumWidth: \(max(width, normal))` gives all states the same width"))
      }
    }
  }
}

extension Picture {
  /// Whether the picture fills any length of its element along an axis: a plain color does along both, a box along the
  /// horizontal one.
  fileprivate func fills(_ axis: Axis) -> Bool {
    recipe.box.map { $0.isPlain || axis == .horizontal } ?? false
  }
}

extension ElementContext {
  /// The widths that `minimumWidth: art` gives a state and the normal state, with the place that declares it; nil if they are
  /// equal.
  fileprivate func leastWidths(of pair: StatePair) -> (width: Points, normal: Points, range: SourceRange)? {
    guard let said = pair.part.variant.minimumWidth, said.value == .art,
      pair.normal.variant.minimumWidth?.value == .art,
      let width = facts[pair.part.variantIndex].minimumWidth,
      let normal = facts[pair.normal.variantIndex].minimumWidth, width != normal
    else { return nil }
    return (width, normal, said.range)
  }
}
