import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of negative insets and of offsets that push a title out of its button.
func titleSticksOut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform makes room around the title of its own back button.
  guard context.element.style == .custom else { return }
  var reported = ReportedPlaces()
  for title in context.titles {
    for overhang in title.overhangs where reported.isNew(overhang.place) {
      let diagnostic = Diagnostic(
        .titleSticksOut,
        "the title extends beyond the button by \(overhang.length) pt \(overhang.side.rawValue)",
        at: overhang.place)
      let help = title.remedy(of: overhang)
      if overhang.side.isHorizontal {
        sink.report(diagnostic.helping(words: help))
      } else {
        sink.report(
          diagnostic.also(at: title.height?.range, "\(title.height?.value ?? .zero) pt high")
            .noting("a line of the text is about \(title.lineHeight) pt high").helping(words: help))
      }
    }
  }
}

extension ButtonTitle {
  /// Advice that keeps the title within the button on the side of an overhang.
  fileprivate func remedy(of overhang: Overhang) -> String {
    switch overhang.side {
    case .left, .right:
      if offset.x == .zero || insets.left + insets.right < .zero {
        let (left, right) = (max(.zero, insets.left), max(.zero, insets.right))
        return "`insets: { left: \(left), right: \(right) }` keeps it inside"
      }
      let x = overhang.side == .left ? -insets.left : insets.right
      return "`x: \(x)` keeps it inside; or enlarge the insets"
    case .top, .bottom:
      if offset.y == .zero { return "a larger inset on this side keeps it inside" }
      let y = offset.y + (overhang.side == .top ? overhang.length : -overhang.length)
      return "`y: \(y)` keeps it inside"
    }
  }
}
