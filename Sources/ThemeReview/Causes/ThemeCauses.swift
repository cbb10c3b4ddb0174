import ThemeCompiler
import ThemeCore

extension ThemeChanges {
  /// Compares the two bundles of a theme, and finds the causes of the changes where the themes of both sides are known. A
  /// bundle is nil where its side does not have the theme; the result is nil where neither side has it.
  package init?(_ old: BundleContents?, _ new: BundleContents?, workers: Int = 1) {
    guard let theme = (new ?? old)?.manifest.theme else { return nil }
    let files = old.flatMap { old in new.flatMap { FileComparison(old, $0) } }
    let compared = ThemeChanges(
      theme: theme, changes: ThemeReview.changes(ofTheme: old, new, files, workers: workers),
      // That a theme is new or gone needs no cause.
      knowsCauses: old == nil || new == nil, bytes: byteChanges(old, new, files))
    if let old, let new { self = compared.traced(old, new) } else { self = compared }
  }

  /// The same changes with their causes and with the changes of warnings. Where the theme of either bundle is not known, the
  /// result has no causes, and lists the sides whose bundles are outdated.
  package func traced(_ old: BundleContents, _ new: BundleContents) -> ThemeChanges {
    guard let before = old.written, let after = new.written else {
      let outdated = [(old, ReviewSide.old), (new, .new)].filter(\.0.isOutdated).map(\.1)
      return ThemeChanges(theme: theme, changes: changes, outdated: outdated, bytes: bytes)
    }
    var found = changes
    var names: [String: String] = [:]
    var search = CauseSearch(before, after)
    for change in found {
      guard case .renamed(let former) = change.subject, let name = change.element else { continue }
      names[former] = name
      search.join(former, name)
    }
    var effective: Set<Int> = []
    var renamed: [String: [Int]] = [:]
    for index in found.indices {
      var edits = search.edits(behind: found[index])
      if let element = found[index].element {
        if case .renamed = found[index].subject { renamed[element] = edits }
        // The symbol of a renamed element follows from its name.
        if case .fact(let fact, _) = found[index].subject, fact.path == ["symbol"] {
          edits = renamed[element] ?? edits
        }
      } else if case .fact(let fact, _) = found[index].subject, fact.path.first == "names", !renamed.isEmpty {
        edits = Set(renamed.values.joined()).sorted()
      }
      effective.formUnion(edits)
      found[index].causes = edits.map { search.edits[$0].cause }
    }
    let others = search.edits.indices.filter { !effective.contains($0) }.map { index in
      Ineffective(
        cause: search.edits[index].cause, own: after.override(of: search.edits[index]).map(Cause.Place.init))
    }
    let warnings = old.warnings.flatMap { before in
      new.warnings.map { WarningChanges(from: before.map { $0.renamed(by: names) }, to: $0) }
    }
    return ThemeChanges(
      theme: theme, changes: found, knowsCauses: true, withoutEffect: others, warnings: warnings, bytes: bytes
    )
  }
}

/// The changes of all themes of two sides, in the order of the themes' names.
package func themeChanges(
  _ before: [BundleContents], _ after: [BundleContents], workers: Int = 1
) -> [ThemeChanges] {
  themeChanges(themePairs(before, after), workers: workers)
}

/// The changes of themes whose bundles are paired, in the order of the pairs.
package func themeChanges(_ pairs: [ThemePair], workers: Int = 1) -> [ThemeChanges] {
  // A single theme uses all threads for its elements; several themes are compared by one thread each.
  let inside = pairs.count == 1 ? workers : 1
  return parallelMap(pairs.count, workers: workers) {
    ThemeChanges(pairs[$0].old, pairs[$0].new, workers: inside)
  }.compactMap { $0 }
}
