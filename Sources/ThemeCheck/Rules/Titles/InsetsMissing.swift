import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The widest cap that looks right beneath letters, in points.
private let narrow = Points(4)

/// Warns of a title without insets whose button has art with wide caps: it begins at the edge of the art.
func insetsMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind == .button || context.kind == .backButton, !context.isAbstract,
    context.element.style == .custom
  else { return }
  for title in context.titles where title.title.$insets == nil {
    guard let part = title.background else { continue }
    let image = part.images[0]
    let (left, right) = (Points(image.caps.left, at: image.scale), Points(image.caps.right, at: image.scale))
    guard max(left, right) > narrow else { continue }
    return sink.report(
      Diagnostic(
        .insetsMissing, "the title has no insets, so it begins and ends at the edges of the button",
        at: title.range
      ).also(at: part.capsRange(at: image.scale), "the caps are \(left) and \(right) pt wide")
        .helping(
          "`insets: { left: \(left), right: \(right) }` keeps it between the caps; `insets: {}` says that it may cover them"
        ))
  }
}
