import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The loss of room around a title that is less than nothing: reported once a place, in the variants that are shown.
func clampsInsets(
  _ code: DiagnosticCode, because reason: String, isShown: @escaping @Sendable (VariantKey) -> Bool,
  outset: @escaping @Sendable (ElementContext, Int) -> Insets<Points>
) -> Loss {
  Loss(code) { context, sink in
    var once = Once()
    for (index, variant) in context.element.variants.enumerated() where isShown(variant.key) {
      guard let title = context.facts[index].title else { continue }
      let padding = title.padding(within: outset(context, index))
      let settings = variant.settings.title.value
      let sides = [
        ("top", padding.top), ("left", padding.left), ("bottom", padding.bottom), ("right", padding.right),
      ]
      guard let (side, length) = sides.first(where: { $0.1 < .zero }),
        once.isNew(settings?.insets.range, settings?.offset.range, variant.settings.alignmentInsets.range)
      else { continue }
      let range =
        settings?.insets.range ?? settings?.offset.range ?? variant.settings.alignmentInsets.range
        ?? variant.range
      sink.report(
        Diagnostic(
          code, "the title extends \(-length) pt beyond its box at the \(side), but \(reason)", at: range))
    }
  }
}
