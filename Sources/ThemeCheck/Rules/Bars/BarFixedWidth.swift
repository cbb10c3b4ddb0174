import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a bar's background that stretches without horizontal caps, so that all of it is scaled on wider screens.
///
/// A background without any declared slicing, and one for which `caps: auto` finds no caps, are errors that are reported
/// elsewhere.
func barFixedWidth(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.barBackgrounds where !part.grows(along: .horizontal) {
    guard part.stretches, !part.slicing.isAuto else { continue }
    let picture = part.images[0].picture
    sink.report(
      Diagnostic(
        .barFixedWidth,
        "the background is \(picture.size.width) pt wide and has no caps: on wider screens, the whole background is scaled",
        at: picture.range, "\(picture.size.width) pt wide"
      ).helping(
        context.growingCaps(for: part, along: .horizontal).map {
          "\(part.written($0)) stretches only equal columns"
        } ?? "redraw it with equal columns that can stretch, or write `caps: none` to keep its size"
      ))
  }
}
