import ThemeDiagnostics
import ThemeImage
import ThemePictures

/// Warns of files with a gamma or chromaticities other than those of sRGB, which other programs display differently: the pixels
/// are read as sRGB.
func colorsIgnored(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for image in context.drawnParts.flatMap(\.images) {
    guard let remark = image.picture.measured.remarks.first(where: \.changesColors),
      let file = image.picture.recipe.file
    else { continue }
    let what = if case .ignoredGamma = remark { "a gamma" } else { "chromaticities" }
    sink.report(
      Diagnostic(
        .colorsIgnored, "`\(file)` carries \(what) other than that of sRGB, but its pixels are read as sRGB",
        at: image.range
      ).helping("export it as sRGB"))
  }
}
