import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension Mapping.Entry {
  /// The diagnostic for a map of an axis with more keys than the standard limit of variants, some of which are not values of
  /// the axis; nil for other maps.
  ///
  /// A single diagnostic replaces thousands for the single keys. If all keys are values, the variants are counted later,
  /// against the limit of the run.
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
