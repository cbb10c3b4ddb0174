import ThemeDiagnostics
import ThemeModel
import ThemeSource

/// The diagnostics without those that the theme, its elements or the project accept, and with a warning for each accepted
/// code that did not occur.
func accepted(_ diagnostics: [Diagnostic], by theme: Theme, _ options: CompileOptions) -> [Diagnostic] {
  let allow = theme.allow + theme.elements.flatMap(\.allow)
  if diagnostics.isEmpty, allow.isEmpty { return [] }
  var used: Set<SourceRange> = []
  var remaining: [Diagnostic] = []
  let elements = Dictionary(theme.elements.map { ("\($0.id)", $0) }) { first, _ in first }
  for diagnostic in diagnostics {
    guard diagnostic.severity == .warning else {
      remaining.append(diagnostic)
      continue
    }
    let entries = theme.allow + (diagnostic.element.flatMap { elements[$0] }?.allow ?? [])
    let matching = entries.filter { $0.value == diagnostic.code }
    used.formUnion(matching.map(\.range))
    if matching.isEmpty, !options.allow.contains(diagnostic.code.name) { remaining.append(diagnostic) }
  }
  // After an error not every rule has looked, so nothing is known of what would have occurred.
  guard !remaining.contains(where: { $0.severity == .error }) else { return remaining }
  for entry in allow
  where entry.range.source == theme.source && !used.contains(entry.range) {
    remaining.append(
      Diagnostic(.allowUnused, "`\(entry.value.name)` is accepted but does not occur", at: entry.range)
        .helping("take it out of `allow`"))
  }
  return remaining
}
