import ThemeReview

/// Adds causes to the changes of bundles, as far as the themes that the bundles of both sides were built from can be found.
///
/// If most bundles have changes, the themes of those without changes are looked for too, because the edits that changed the
/// others may be in their files as well.
func traced(_ reports: [ThemeChanges], _ pairs: [ThemePair]) throws -> [ThemeChanges] {
  let pairs = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
  func sides(of report: ThemeChanges) -> (old: BundleContents, new: BundleContents)? {
    guard let old = pairs[report.theme]?.old, let new = pairs[report.theme]?.new,
      !report.knowsCauses, [old, new].allSatisfy({ $0.written != nil || BundleMakers.canLookFor($0) })
    else { return nil }
    return (old, new)
  }
  let changed = reports.filter(\.lacksCauses).compactMap(sides)
  guard !changed.isEmpty else { return reports }
  let others = reports.filter { $0.changes.isEmpty }.compactMap(sides)
  let exceptions = others.count < changed.count ? others : []
  var makers = try BundleMakers(around: changed.flatMap { [$0.new, $0.old] })
  func unknown(_ bundles: [BundleContents]) -> [BundleContents] { bundles.filter { $0.written == nil } }
  try makers.look(for: unknown(changed.map(\.new)), exceptions: unknown(exceptions.map(\.new)))
  try makers.look(for: unknown(changed.map(\.old)), exceptions: unknown(exceptions.map(\.old)))
  return reports.map { report in
    sides(of: report).map { report.traced(makers.traced($0.old), makers.traced($0.new)) } ?? report
  }
}
