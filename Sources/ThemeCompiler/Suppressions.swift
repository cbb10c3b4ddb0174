import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// The diagnostics without those that the theme, its elements, its targets or the project accept, and with a warning for
/// each accepted code that did not occur.
func accepted(_ diagnostics: [Diagnostic], by theme: Theme, _ options: CompileOptions) -> [Diagnostic] {
  let allow = theme.allow + theme.elements.flatMap(\.allow)
  let ofTargets = theme.targets.flatMap(\.allow)
  if diagnostics.isEmpty, allow.isEmpty, ofTargets.isEmpty { return [] }
  var used: Set<SourceRange> = []
  var remaining: [Diagnostic] = []
  let ofTheme = Suppressions(theme.allow)
  let elements = Dictionary(
    theme.elements.lazy.filter { !$0.allow.isEmpty }.map { ("\($0.id)", Suppressions($0.allow)) }
  ) { first, _ in first }
  let targets = Dictionary(grouping: theme.targets) { $0.name.value.rawValue }
    .mapValues { Suppressions($0.flatMap(\.allow)) }
  let ofProject = Set(options.allow)
  var usedScopes: Set<String> = []
  for diagnostic in diagnostics {
    guard diagnostic.severity == .warning else {
      remaining.append(diagnostic)
      continue
    }
    let code = diagnostic.code.name
    let scopes = [
      ("", ofTheme), (diagnostic.element ?? "", diagnostic.element.flatMap { elements[$0] }),
      ("@" + (diagnostic.target ?? ""), diagnostic.target.flatMap { targets[$0] }),
    ]
    var isAllowed = ofProject.contains(code)
    for (scope, allowed) in scopes {
      guard let places = allowed?.places[code] else { continue }
      isAllowed = true
      // An entry may stand a thousand times in one list, and a warning be given as often.
      if usedScopes.insert("\(scope) \(code)").inserted { used.formUnion(places) }
    }
    if !isAllowed { remaining.append(diagnostic) }
  }
  // After an error not every rule has looked, so nothing is known of what would have occurred.
  guard !remaining.contains(where: { $0.severity == .error }) else { return remaining }
  for entry in allow
  where entry.range.source == theme.source && !used.contains(entry.range) {
    // Nor of what a target would have lost that nobody asked for.
    if isLoss(entry.value, of: TargetName.allCases), !isLoss(entry.value, of: options.targets) { continue }
    remaining.append(.unused(entry, "does not occur"))
  }
  for target in theme.targets {
    let name = target.name.value
    let known = losses(name)
    for entry in target.allow where entry.range.source == theme.source && !used.contains(entry.range) {
      if !known.contains(entry.value) {
        remaining.append(.unused(entry, "is not a warning about `\(name.rawValue)`"))
      } else if options.targets.contains(name) {
        remaining.append(.unused(entry, "does not occur"))
      }
    }
  }
  return remaining
}

/// The entries of an `allow` list by the name of their code.
private struct Suppressions {
  let places: [String: [SourceRange]]

  init(_ entries: [Ranged<DiagnosticCode>]) {
    places = Dictionary(grouping: entries, by: \.value.name).mapValues { $0.map(\.range) }
  }
}

/// Whether it is of what one of the targets may lose.
private func isLoss(_ code: DiagnosticCode, of targets: [TargetName]) -> Bool {
  targets.contains { lossNames[$0]?.contains(code.name) ?? false }
}

/// The names of the codes of what each target may lose.
private let lossNames = Dictionary(
  uniqueKeysWithValues: TargetName.allCases.map { ($0, Set(losses($0).map(\.name))) })

/// The codes of what a target may lose.
private func losses(_ target: TargetName) -> [DiagnosticCode] {
  TargetBackend.named(target)?.profile.codes ?? []
}

extension Diagnostic {
  fileprivate static func unused(_ entry: Ranged<DiagnosticCode>, _ why: String) -> Diagnostic {
    Diagnostic(.allowUnused, "`\(entry.value.name)` is accepted but \(why)", at: entry.range)
      .helping("remove it from `allow`")
  }
}
