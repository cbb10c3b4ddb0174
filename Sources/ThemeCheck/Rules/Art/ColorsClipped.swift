import ThemeDiagnostics
import ThemeImage
import ThemePictures

/// Warns of files with colors that sRGB lacks, which `profile: convert` clips.
func colorsClipped(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for image in context.drawnParts.flatMap(\.images) {
    guard let file = image.picture.recipe.file,
      let clipped = image.picture.measured.remarks.lazy.compactMap(\.clippedPixels).first
    else { continue }
    let pixels = clipped == 1 ? "one pixel" : "\(clipped) pixels"
    sink.report(
      Diagnostic(
        .colorsClipped,
        "`\(file)` has \(pixels) with a color outside of sRGB, which `profile: convert` clips",
        at: image.range
      ).helping("export it as sRGB with a program that shows what becomes of these colors"))
  }
}

extension PNGRemark {
  fileprivate var clippedPixels: Int? {
    if case .clippedColors(let count) = self { count } else { nil }
  }
}
