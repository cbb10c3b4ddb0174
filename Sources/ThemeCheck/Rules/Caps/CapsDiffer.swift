import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of caps that differ visibly between scales. Caps that end at different lines of the same equal run as the center do
/// not differ visibly.
///
/// Caps by scale and the marks of a nine-patch are set by hand for each file, so there only a difference of a whole point
/// counts as a mistake: a mark of one pixel at every scale leaves half a point more for a cap at 2x.
func capsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard let first = part.images.first, let found = part.capsDifference else { continue }
    let (axis, other) = (found.axis, found.image)
    let (px, otherPx) = (first.cap(found.isLeading, along: axis), other.cap(found.isLeading, along: axis))
    let cap = Points(px, at: first.scale)
    let diagnostic = Diagnostic(
      .capsDiffer,
      """
      the \(found.isLeading ? axis.leading : axis.trailing) cap of `\(context.title(of: part))` is \(cap) pt at \
      \(first.scale.name), but \(measure(otherPx, other.scale))
      """,
      at: part.capsRange(at: other.scale))
    if part.slicing.isStretchable {
      let wanted = first.length(along: axis).pixels(at: other.scale)
      sink.report(
        diagnostic.also(
          at: other.range,
          """
          \(first.lengthPx(along: axis)) px \(axis.extent) at \(first.scale.name), \(other.lengthPx(along: axis)) px \
          at \(other.scale.name)
          """
        ).helping(wanted.map { "draw it \($0) px \(axis.extent) at \(other.scale.name)" })
          .helping("or set the caps for each scale: \(part.written(part.handCut(along: [axis])))"))
    } else {
      let isMarked = part.slicing.form == nil
      sink.report(
        diagnostic.also(
          at: isMarked ? nil : part.capsRange(at: first.scale), "\(px) px at \(first.scale.name)"
        )
        .helping(
          cap.pixels(at: other.scale).map {
            "\(isMarked ? "mark" : "write") \($0) px at \(other.scale.name), which is \(cap) pt"
          }))
    }
  }
}
