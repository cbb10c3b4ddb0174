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

/// Warns of drawings that extend beyond their artboards, mostly by a shadow, and are cut off there.
func artCut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var places: Set<SourceRange> = []
  for part in context.drawnParts {
    guard case .drawn = part.origin.unflipped, let image = part.images.last,
      let outside = context.store.inkOutside(image.picture.measured), outside != .zero,
      places.insert(part.images[0].range).inserted
    else { continue }
    let sides = outside.sides.filter { $0.length > .zero }
    let amounts = sides.map { "\($0.length.tenthsRoundedUp) pt at the \($0.name)" }.joined(separator: ", ")
    let insets = sides.map { "\($0.name): \($0.length.roundedUp)" }.joined(separator: ", ")
    sink.report(
      Diagnostic(
        .artCut, "the drawing of `\(context.title(of: part))` extends beyond its artboard: \(amounts)",
        at: part.images[0].range, "this part is cut off"
      ).helping("make room for it with `frame: { \(insets) }`, or enlarge the artboard"))
  }
}

extension Points {
  /// The length rounded up to tenths of a point, which is precise enough for a message.
  fileprivate var tenthsRoundedUp: Points {
    let tenth = Points.unitsPerPoint / 10
    return Points(units: (units + tenth - 1) / tenth * tenth)
  }
}
