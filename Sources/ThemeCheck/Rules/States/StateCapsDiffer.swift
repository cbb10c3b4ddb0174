import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Reports states whose caps differ from those of the normal state. Pairs of nine-patches are not checked, because their marks
/// may select different lines of the same equal run.
func stateCapsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where pair.image.caps != pair.normalImage.caps {
    guard pair.part.slicing.form != nil || pair.normal.slicing.form != nil else { continue }
    let (image, normal) = (pair.image, pair.normalImage)
    let axis: Axis =
      image.caps.left == normal.caps.left && image.caps.right == normal.caps.right ? .vertical : .horizontal
    func caps(_ image: ImageContext) -> String {
      let caps = image.caps.points(at: image.scale)
      return "\(caps.leading(along: axis)) + \(caps.trailing(along: axis)) pt"
    }
    func length(_ image: ImageContext) -> String {
      "\(image.lengthPx(along: axis)) px \(axis.extent) at \(image.scale.name)"
    }
    let message =
      """
      `\(pair.part.title)` has \(axis == .horizontal ? "horizontal" : "vertical") caps of \(caps(image)), `\(pair.normal.title)` \
      of \(caps(normal)): the art would move when the state changes
      """
    let isShared = pair.part.slicingRange == pair.normal.slicingRange
    sink.report(
      isShared
        ? Diagnostic(.stateCapsDiffer, words: message, at: image.range, length(image))
          .also(at: normal.range, length(normal))
          .helping("draw it \(length(normal)), or use `caps`, which do not depend on the size of the art")
        : Diagnostic(.stateCapsDiffer, words: message, at: pair.part.slicingRange)
          .also(at: pair.normal.slicingRange, "`\(pair.normal.title)`'s")
          .helping(
            "set the caps once, on the element itself: `caps: auto` finds caps that work for all states")
    )
  }
}
