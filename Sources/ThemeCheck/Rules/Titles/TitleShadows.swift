import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a title's shadow that extends beyond the button. It reports the side on which most of the shadow is cut off.
func shadowClipped(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles {
    guard let shadow = title.title.shadow, shadow.color.alpha > 0, !title.isTooTall, title.overhangs.isEmpty,
      let (side, room) = title.clip(of: shadow)
    else { continue }
    let makesRoom = title.isMoved(byInsetOf: side)
    let inset = title.insets[keyPath: side.inset]
    let cause = makesRoom ? title.range(of: side.said) : title.height?.range
    let place = title.variant.range(of: .titleShadow) ?? title.range
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
  /// The side on which most of a shadow is cut off, and the room that is left there, which is negative; nil if the shadow is
  /// not cut off.
  fileprivate func clip(of shadow: TitleFacts.Shadow) -> (side: ButtonSide, room: Points)? {
    // Beside an icon, the text does not touch the horizontal insets; without declared insets, its horizontal position is not
    // known.
    let sides = ButtonSide.allCases.filter { !$0.isHorizontal || title.$insets != nil && facts.icon == nil }
    return sides.compactMap { side in
      room(on: side).map { (side, $0 + side.gain(by: Point(x: shadow.x, y: shadow.y)) - shadow.blur) }
    }.filter { $0.room < .zero }.min { $0.room < $1.room }
  }
}

/// The contrast below which a hard shadow is hard to distinguish from its text.
private let least = Contrast(tenths: 15)

/// Warns of a hard shadow whose color is close to the text's, which makes the letters look blurred.
func shadowLikeText(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for (variant, facts) in zip(context.element.variants, context.facts) {
    // A blurred shadow in the color of the text is a deliberate glow.
    guard let color = facts.title?.color, let shadow = facts.title?.shadow, shadow.blur == .zero,
      shadow.color.alpha == 255, color.alpha == 255, shadow.x != .zero || shadow.y != .zero
    else { continue }
    let contrast = Contrast(color, shadow.color)
    guard contrast < least else { continue }
    let place = variant.range(of: .titleShadowColor) ?? variant.range(of: .titleShadow) ?? variant.range
    guard reported.isNew(place, variant.range(of: .titleColor)) else { continue }
    sink.report(
      Diagnostic(
        .shadowLikeText,
        """
        the shadow `\(shadow.color)` is so similar to the text `\(color)` that letters look blurred: a contrast of \
        \(contrast.text(needed: least))
        """,
        at: place
      ).also(at: variant.range(of: .titleColor), "the text")
        .helping("use a lighter, darker or more translucent shadow, or none: `shadow: none`"))
  }
}
