import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports `alignmentInsets: shape` for art from a file, whose pixels don't distinguish shapes from shadows. It reports each
/// declaration once.
func alignmentShape(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for part in context.variants.joined() where part.name == context.mainPart {
    guard let setting = part.variant.alignmentInsets, case .shape = setting.value,
      let image = part.images.first(where: { $0.picture.recipe.file != nil }), reported.isNew(setting.range)
    else { continue }
    sink.report(
      Diagnostic(
        .invalidValue, "the shape of a file is not known, only that of drawings and boxes", at: setting.range
      ).also(at: image.range, "a file").helping("`alignmentInsets: auto` uses the transparent margins"))
  }
}
