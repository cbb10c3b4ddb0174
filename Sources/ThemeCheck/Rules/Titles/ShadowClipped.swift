import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Warns of a title's shadow that leaves the button, on the side on which most of it is cut.
func shadowClipped(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles {
    guard let shadow = title.title.shadow, shadow.color.alpha > 0, !title.isTooTall, title.overhangs.isEmpty,
      let (side, room) = title.clip(of: shadow)
    else { continue }
    // Room is made on the side at which the text is held.
    let makesRoom =
      switch side {
      case .left, .right: true
      case .top: title.title.verticalAlignment == .top
      case .bottom: title.title.verticalAlignment == .bottom
      }
    let inset = title.insets[keyPath: side.inset]
    let cause = makesRoom ? title.range(of: side.said) : title.height?.range
    let place = title.said.shadow.range ?? title.range
    guard reported.isNew(place, cause) else { continue }
    sink.report(
      Diagnostic(
        .shadowClipped, "the title's shadow extends beyond the button by \(-room) pt \(side.rawValue)",
        at: place
      ).also(at: cause, makesRoom ? "\(inset) pt on this side" : "\(title.height?.value ?? .zero) pt high")
        .helping(
          makesRoom
            ? "`\(side.key): \(inset - room)` in `insets` makes room"
            : "reduce the shadow, or make the button higher"))
  }
}

extension ButtonTitle {
  /// The side on which most of a shadow is cut, and the room that is left there, less than nothing.
  fileprivate func clip(of shadow: TitleFacts.Shadow) -> (side: ButtonSide, room: Points)? {
    // Beside an icon the edges aren't the text's; without insets nothing is known of them.
    let sides = ButtonSide.allCases.filter { !$0.isHorizontal || title.$insets != nil && facts.icon == nil }
    return sides.compactMap { side in
      room(on: side).map { (side, $0 + side.gain(by: Point(x: shadow.x, y: shadow.y)) - shadow.blur) }
    }.filter { $0.room < .zero }.min { $0.room < $1.room }
  }
}
