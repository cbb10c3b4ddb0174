import ThemeDiagnostics
import ThemeGeometry
import ThemeModel
import ThemePictures
import ThemeSource

/// Warns of a bar's background that is as wide as one screen and would be scaled on all others.
func barFixedWidth(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.barBackgrounds where !part.grows(along: .horizontal) {
    sink.report(.fixedWidth(part))
  }
}

extension Diagnostic {
  fileprivate static func fixedWidth(_ part: PartContext) -> Diagnostic {
    let width = part.images[0].picture.size.width
    return Diagnostic(
      .barFixedWidth, "the background is \(width) pt wide and has no caps: wider screens scale all of it",
      at: part.images[0].picture.range, "\(width) pt wide"
    ).helping(
      "give it caps, such as `caps: { left: 10, right: 10 }`, with columns between them that may be stretched"
    )
  }
}
