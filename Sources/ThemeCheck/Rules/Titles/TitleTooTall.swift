import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

/// Reports a title whose lines are higher than the room that the insets leave in its button.
func titleTooTall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles where title.isTooTall {
    let (line, count, text) = (title.lineHeight, title.lineCount, title.textHeight)
    let taken = title.insets.top + title.insets.bottom
    guard let font = title.title.$font, let height = title.height,
      // Insets that leave no room at all are reported by the rule `insets-leave-no-room`.
      taken < height.value
    else { continue }
    let place = title.variant.range(of: .titleFontSize) ?? title.variant.range(of: .titleFont) ?? title.range
    let hasInsets = title.insets.top != .zero || title.insets.bottom != .zero
    let insets = hasInsets ? title.insetsRange : nil
    guard reported.isNew(place, height.range, insets) else { continue }
    let room = height.value - taken
    // The largest whole size whose lines fit.
    let size = Points(Int(Points(units: room.units / Int64(count) * 5 / 6).units / Points.unitsPerPoint))
    let smaller = size >= Points(9) ? "or `size: \(size)` fits" : ""
    let (comma, semicolon) = smaller.isEmpty ? ("", "") : (", \(smaller)", "; \(smaller)")
    sink.report(
      Diagnostic(
        .titleTooTall,
        "\(count == 1 ? "a line" : "\(count) lines") of \(font.size) pt text \(count == 1 ? "is" : "are") about \(text) pt high, but there is room for only \(room) pt",
        at: place, "\(line) pt per line"
      ).also(at: height.range, "\(height.value) pt high").also(at: insets, "\(taken) pt of insets")
        .helping(
          title.canGrow(to: text + taken)
            ? "`height: \(text + taken)` makes room\(comma)"
            : "use smaller insets or higher art\(semicolon)"))
  }
}

extension ButtonTitle {
  /// Whether a higher button would still suit the art behind the title.
  fileprivate func canGrow(to height: Points) -> Bool {
    guard let background, background.isNew, background.images[0].length(along: .vertical) < height else {
      return true
    }
    return background.hasCaps(along: .vertical) || background.isUniform(along: .vertical)
      || background.mode.vertical == .tile || !background.stretches && !background.saysNothingOfCaps
  }
}
