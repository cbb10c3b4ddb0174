import ThemeBackends
import ThemeCheck
import ThemeDiagnostics
import ThemeModel
import ThemeSource

/// The diagnostics without those that the theme, its elements, its targets or the project accept, and with a warning for
/// each accepted code that did not occur.
func accepted(_ diagnostics: [Diagnostic], by theme: Theme, _ options: CompileOptions) -> [Diagnostic] {
  let allow = theme.allow + theme.elements.flatMap(\.allow)
  let ofTargets = theme.targets.flatMap(\.allow)
  if diagnostics.isEmpty, allow.isEmpty, ofTargets.isEmpty { return [] }
  var used: Set<SourceRange> = []
  var remaining: [Diagnostic] = []
  let elements = Dictionary(theme.elements.map { ("\($0.id)", $0) }) { first, _ in first }
  let targets = Dictionary(theme.targets.map { ($0.name.value.rawValue, $0) }) { first, _ in first }
  for diagnostic in diagnostics {
    guard diagnostic.severity == .warning else {
      remaining.append(diagnostic)
      continue
    }
    let entries =
      theme.allow + (diagnostic.element.flatMap { elements[$0] }?.allow ?? [])
      + (diagnostic.target.flatMap { targets[$0] }?.allow ?? [])
    let matching = entries.filter { $0.value == diagnostic.code }
    used.formUnion(matching.map(\.range))
    if matching.isEmpty, !options.allow.contains(diagnostic.code.name) { remaining.append(diagnostic) }
  }
  // After an error not every rule has looked, so nothing is known of what would have occurred.
  guard !remaining.contains(where: { $0.severity == .error }) else { return remaining }
  // Nor of what a target would have lost that nobody asked for.
  let looked = Set(options.targets.flatMap(losses).map(\.name))
  let ever = Set(TargetName.allCases.flatMap(losses).map(\.name))
  for entry in allow
  where entry.range.source == theme.source && !used.contains(entry.range) {
    let code = entry.value.name
    if ever.contains(code), !looked.contains(code) { continue }
    remaining.append(.unused(entry, "does not occur"))
  }
  for target in theme.targets {
    let name = target.name.value
    let known = losses(name)
    for entry in target.allow where entry.range.source == theme.source && !used.contains(entry.range) {
      if !known.contains(entry.value) {
        remaining.append(.unused(entry, "is nothing that `\(name.rawValue)` loses"))
      } else if options.targets.contains(name) {
        remaining.append(.unused(entry, "does not occur"))
      }
    }
  }
  return remaining
}

/// The codes of what a target may lose.
private func losses(_ target: TargetName) -> [DiagnosticCode] {
  TargetBackend.named(target)?.profile.codes ?? []
}

extension Diagnostic {
  fileprivate static func unused(_ entry: Ranged<DiagnosticCode>, _ why: String) -> Diagnostic {
    Diagnostic(.allowUnused, "`\(entry.value.name)` is accepted but \(why)", at: entry.range)
      .helping("take it out of `allow`")
  }
}
