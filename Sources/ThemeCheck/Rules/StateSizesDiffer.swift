import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

/// Reports states whose art is of another size than the normal state's, at any scale, along axes that don't stretch; and those
/// whose art makes the button wider by `minimumWidth: art`.
func stateSizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where !pair.part.isDerived {
    for axis in Axis.allCases {
      let differing = pair.images.first { image, normal in
        !image.caps.hasCaps(along: axis) && !normal.caps.hasCaps(along: axis)
          && image.lengthPx(along: axis) != normal.lengthPx(along: axis)
      }
      if let differing {
        sink.report(.stateSizesDiffer(pair, differing.image, differing.normal, axis))
      } else if axis == .horizontal, let widths = context.leastWidths(of: pair) {
        sink.report(.stateSizesDiffer(pair, widths))
      }
    }
  }
}

/// The smallest widths that the art of a state and of the normal state give.
private struct LeastWidths {
  let width: Points
  let normal: Points
  let range: SourceRange
}

extension ElementContext {
  /// What `minimumWidth: art` comes to in a state and in the normal one, where the two differ.
  fileprivate func leastWidths(of pair: StatePair) -> LeastWidths? {
    let (setting, normal) = (
      pair.part.variant.settings.minimumWidth, pair.normal.variant.settings.minimumWidth
    )
    guard let said = setting.ranged, said.value == .art, normal.value == .art,
      let width = facts[pair.part.variantIndex].minimumWidth,
      let normalWidth = facts[pair.normal.variantIndex].minimumWidth, width != normalWidth
    else { return nil }
    return LeastWidths(width: width, normal: normalWidth, range: said.range)
  }
}

extension Diagnostic {
  fileprivate static func stateSizesDiffer(
    _ pair: StatePair, _ image: ImageContext, _ normalImage: ImageContext, _ axis: Axis
  ) -> Diagnostic {
    let length = measure(image.size.length(along: axis), image.scale)
    let normal = measure(normalImage.size.length(along: axis), normalImage.scale)
    return Diagnostic(
      .stateSizesDiffer,
      "`\(pair.part.title)` is \(length) \(axis.extent), but `\(pair.normal.title)` is \(normal): the button would jump",
      at: image.picture.range, "\(image.length(along: axis)) pt \(axis.extent)"
    ).also(at: normalImage.picture.range, "\(normalImage.length(along: axis)) pt \(axis.extent)")
      .helping("draw it \(normalImage.lengthPx(along: axis)) px \(axis.extent) at \(normalImage.scale.name)")
  }

  fileprivate static func stateSizesDiffer(_ pair: StatePair, _ widths: LeastWidths) -> Diagnostic {
    Diagnostic(
      .stateSizesDiffer,
      "`minimumWidth: art` is \(widths.width) pt in `\(pair.part.title)`, but \(widths.normal) pt in `\(pair.normal.title)`: the button would jump",
      at: pair.part.images[0].picture.range, "\(widths.width) pt wide"
    ).also(at: pair.normal.images[0].picture.range, "\(widths.normal) pt wide")
      .also(at: widths.range, "the width of the art")
      .helping("`minimumWidth: \(max(widths.width, widths.normal))` is one width for all states")
  }
}
