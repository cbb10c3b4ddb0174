import ThemeCore
import ThemeDiagnostics
import ThemePictures
import ThemeStretch

/// Warns of a bar's art without caps whose widths at two scales are not as the scales are: 320 px and 641 px.
func widthNotMultiple(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts where context.isFilled(part, along: .horizontal) {
    guard let first = part.images.first, !first.caps.hasCaps(along: .horizontal) else { continue }
    for image in part.images.dropFirst() {
      guard first.length(along: .horizontal) != image.length(along: .horizontal),
        !image.caps.hasCaps(along: .horizontal),
        !context.isHairlineOrStrip(first, image, along: .horizontal, stretches: true)
      else { continue }
      sink.report(.widthNotMultiple(part, first, image, context))
      break
    }
  }
}

extension Diagnostic {
  fileprivate static func widthNotMultiple(
    _ part: PartContext, _ first: ImageContext, _ other: ImageContext, _ context: ElementContext
  ) -> Diagnostic {
    let (width, otherWidth) = (first.lengthPx(along: .horizontal), other.lengthPx(along: .horizontal))
    let expected = first.length(along: .horizontal).pixels(at: other.scale)
    return Diagnostic(
      .widthNotMultiple,
      """
      `\(context.title(of: part))` is \(width) px wide at \(first.scale.name) and \(otherWidth) px at \(other.scale.name)\
      \(expected.map { ", not \($0)" } ?? "")
      """,
      at: other.picture.range, "\(other.length(along: .horizontal)) pt wide"
    ).also(
      at: first.picture.range == other.picture.range ? nil : first.picture.range,
      "\(first.length(along: .horizontal)) pt wide"
    ).helping(expected.map { "draw it \($0) px wide at \(other.scale.name)" } ?? "draw both at whole points")
  }
}
