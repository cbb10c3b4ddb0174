import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension Mapping.Entry {
  /// The report of a map of an axis with more keys than an element may have variants, some of which are no values of the axis: it is
  /// one report and not thousands. Where all are values, the variants are counted, as the limit of the run has it.
  func exceedsVariants(of subject: String, _ axis: VariantAxis) -> Diagnostic? {
    guard let entries = value.mapping?.entries, entries.count > Limit.variants.standard,
      let unknown = entries.first(where: { AxisValue(axis, named: $0.key.value) == nil })?.key.value
    else { return nil }
    let exceeded = LimitExceeded(.variants, allowed: Limit.variants.standard, measured: entries.count)
    return Diagnostic(
      .limitExceeded, "with a variant for each key of `\(axis.key)`, \(subject) has \(exceeded.words)",
      at: key.range
    ).helping(
      "write the values that differ: `\(unknown.shortened)`, for example, is no value of `\(axis.key)`")
  }
}
