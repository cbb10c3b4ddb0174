import ThemeDiagnostics
import ThemeImage
import ThemePictures

/// Warns of PNG files that Xcode optimized for iOS (CgBI), which rounds translucent colors.
func appleOptimized(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for image in context.drawnParts.flatMap(\.images) {
    guard image.picture.measured.remarks.contains(.appleOptimized), let file = image.picture.recipe.file
    else {
      continue
    }
    sink.report(
      Diagnostic(
        .appleOptimized,
        "`\(file)` is a PNG optimized by Xcode for iOS (CgBI), which rounds translucent colors",
        at: image.range
      ).helping("use the original file; if there is none, export this one again as a PNG"))
  }
}
