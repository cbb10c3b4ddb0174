import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures

/// Reports states that have other caps than the normal state. The marks of nine-patches are left to who set them: among
/// equal lines it does not matter which of them stretch.
func stateCapsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where pair.image.caps != pair.normalImage.caps {
    guard pair.part.slicing.form.value != nil || pair.normal.slicing.form.value != nil else { continue }
    sink.report(.stateCapsDiffer(pair))
  }
}

extension Diagnostic {
  fileprivate static func stateCapsDiffer(_ pair: StatePair) -> Diagnostic {
    let (image, normal) = (pair.image, pair.normalImage)
    let axis: Axis =
      image.caps.left == normal.caps.left && image.caps.right == normal.caps.right ? .vertical : .horizontal
    func caps(_ image: ImageContext) -> String {
      let caps = image.caps.points(at: image.scale)
      return "\(caps.leading(along: axis)) + \(caps.trailing(along: axis)) pt"
    }
    let isShared = pair.part.slicingRange == pair.normal.slicingRange
    let message =
      """
      `\(pair.part.title)` has caps \(caps(image)) \(axis == .horizontal ? "across" : "down"), `\(pair.normal.title)` \
      has \(caps(normal)): the button would jump
      """
    guard isShared else {
      return Diagnostic(.stateCapsDiffer, words: message, at: pair.part.slicingRange)
        .also(at: pair.normal.slicingRange, "`\(pair.normal.title)`'s")
        .helping(
          "write caps once, on the element itself: `caps: auto` finds those that all states have in common")
    }
    let length = "\(normal.lengthPx(along: axis)) px \(axis.extent) at \(normal.scale.name)"
    return Diagnostic(
      .stateCapsDiffer, words: message, at: image.picture.range,
      "\(image.lengthPx(along: axis)) px \(axis.extent) at \(image.scale.name)"
    ).also(at: normal.picture.range, length)
      .helping("draw it \(length), or write `caps`, which don't depend on the art's size")
  }
}
