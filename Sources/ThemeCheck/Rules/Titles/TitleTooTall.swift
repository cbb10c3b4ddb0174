import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Reports a title whose line is higher than what the insets leave of its button.
func titleTooTall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles where title.isTooTall {
    let (line, taken) = (title.lineHeight, title.insets.top + title.insets.bottom)
    guard let font = title.title.$font, let height = title.height,
      // Insets that leave nothing at all are another problem.
      taken < height.value
    else { continue }
    let place = title.said.font.value?.size.range ?? title.said.font.range ?? title.range
    let hasInsets = title.insets.top != .zero || title.insets.bottom != .zero
    let insets = hasInsets ? title.insetsRange : nil
    guard reported.isNew(place, height.range, insets) else { continue }
    let room = height.value - taken
    // The largest whole size whose line fits.
    let size = Points(Int(Points(units: room.units * 5 / 6).units / Points.unitsPerPoint))
    let smaller = size >= Points(9) ? "or `size: \(size)` fits" : ""
    let (comma, semicolon) = smaller.isEmpty ? ("", "") : (", \(smaller)", "; \(smaller)")
    sink.report(
      Diagnostic(
        .titleTooTall,
        "a line of \(font.size) pt text is about \(line) pt high, but there is room for only \(room) pt",
        at: place, "\(line) pt per line"
      ).also(at: height.range, "\(height.value) pt high").also(at: insets, "\(taken) pt of insets")
        .helping(
          title.canGrow(to: line + taken)
            ? "`height: \(line + taken)` makes room\(comma)"
            : "use smaller insets or higher art\(semicolon)"))
  }
}

extension ButtonTitle {
  /// Whether the art behind the title would still be right in a higher button.
  fileprivate func canGrow(to height: Points) -> Bool {
    guard let background, background.isNew, background.images[0].length(along: .vertical) < height else {
      return true
    }
    return background.hasCaps(along: .vertical) || background.isUniform(along: .vertical)
      || background.mode == .tile || !background.stretches && !background.saysNothingOfCaps
  }
}
