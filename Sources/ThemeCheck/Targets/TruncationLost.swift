import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The loss of a truncation that a target does not know: reported once a place.
func losesTruncation(except known: [Truncation], _ code: DiagnosticCode) -> Loss {
  Loss(code) { context, sink in
    var once = Once()
    for variant in context.element.variants {
      guard let truncation = variant.settings.title.value?.truncation.ranged,
        !known.contains(truncation.value), once.isNew(truncation.range)
      else { continue }
      sink.report(
        Diagnostic(
          code, "a title that is too long is truncated at its end, not at its \(truncation.value.rawValue)",
          at: truncation.range))
    }
  }
}
