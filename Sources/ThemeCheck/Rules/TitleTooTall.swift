import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Reports a title whose line is higher than what the insets leave of its button.
func titleTooTall(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  var once = Once()
  for title in titles where title.isTooTall {
    guard let font = title.title.font, let height = title.height else { continue }
    let insets = title.insets
    // Insets that leave nothing at all are another problem.
    guard insets.top + insets.bottom < height.value else { continue }
    let place = title.said.font.value?.size.range ?? title.said.font.range ?? title.range
    let insetsPlace = insets.top == .zero && insets.bottom == .zero ? nil : title.insetsRange
    if once.isNew(place, height.range, insetsPlace) {
      sink.report(.tooTall(title, size: font.size, height, at: place, insets: insetsPlace))
    }
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

extension Diagnostic {
  fileprivate static func tooTall(
    _ title: ButtonTitle, size: Points, _ height: Ranged<Points>, at place: SourceRange, insets: SourceRange?
  ) -> Diagnostic {
    let line = title.lineHeight
    let taken = title.insets.top + title.insets.bottom
    let room = height.value - taken
    // The largest whole size whose line fits.
    let size = Points(Int(Points(units: room.units * 5 / 6).units / Points.unitsPerPoint))
    let smaller = size >= Points(9) ? "`size: \(size)`" : ""
    return Diagnostic(
      .titleTooTall,
      "a line of \(title.title.font?.size ?? size) pt text is about \(line) pt high, and there is room for \(room) pt",
      at: place, "\(line) pt a line"
    ).also(at: height.range, "\(height.value) pt high")
      .also(at: insets, "\(taken) pt of insets")
      .helping(
        title.canGrow(to: line + taken)
          ? "`height: \(line + taken)` makes room\(smaller.isEmpty ? "" : ", or \(smaller) fits")"
          : "make room by smaller insets or higher art\(smaller.isEmpty ? "" : "; or \(smaller) fits")")
  }
}
