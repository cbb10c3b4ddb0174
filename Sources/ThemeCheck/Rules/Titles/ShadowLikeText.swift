import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

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
