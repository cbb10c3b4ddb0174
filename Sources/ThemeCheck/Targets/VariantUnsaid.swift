import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The loss of the variants of a value that a target has no condition for: reported once an element, at the first
/// variant that differs from what it falls back to.
func losesVariants(of value: AxisValue, _ code: DiagnosticCode, because reason: String) -> Loss {
  Loss(code) { context, sink in
    for (index, variant) in context.element.variants.enumerated()
    where variant.key[value.axis] == value && context.differs(index) {
      sink.report(
        Diagnostic(code, "`\(variant.key.text)` is ignored: \(reason)", at: variant.range))
      return
    }
  }
}

extension ElementContext {
  /// Whether anything of a variant, of whichever part, differs from the one that it falls back to.
  func differs(_ index: Int) -> Bool {
    guard let fallback = element.variants[index].fallback else { return false }
    return facts[index] != facts[fallback] || variants[index].contains { $0.isNew }
  }
}
