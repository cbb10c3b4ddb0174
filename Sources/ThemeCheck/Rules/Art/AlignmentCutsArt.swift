import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of alignment insets that exclude mostly opaque art rather than a shadow or a glow. It reports each declaration once,
/// however many variants have it.
func alignmentCutsArt(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for part in context.variants.joined() where part.name == context.mainPart {
    guard !part.isDerived, !context.isFlipped(part),
      let setting = part.variant.alignmentInsets,
      case .insets(let overlay) = setting.value
    else { continue }
    for image in part.images {
      guard let insets = overlay.insets.pixels(at: image.scale),
        !image.picture.measured.transparentMargins.contains(insets),
        // Alignment insets are meant to exclude shadows and glows, so only pixels that are at least half opaque count.
        let margins = context.store.margins(of: image.picture, below: 128),
        !margins.contains(insets),
        reported.isNew(setting.range)
      else { continue }
      let begins = margins.points(at: image.scale).sides.map { "\($0.name) \($0.length)" }
      sink.report(
        Diagnostic(
          .alignmentCutsArt,
          "the alignment insets exclude opaque pixels of `\(context.title(of: part))` at \(image.scale.name)",
          at: setting.range
        ).also(at: image.range, "opaque art begins after \(begins.joined(separator: ", "))")
          .helping("`alignmentInsets: auto` uses the transparent margins"))
      break
    }
  }
}

extension Insets<Pixels> {
  /// Whether no side of `other` is wider than the same side of these insets.
  fileprivate func contains(_ other: Insets<Pixels>) -> Bool {
    zip(other.sides, sides).allSatisfy { $0.length <= $1.length }
  }
}
