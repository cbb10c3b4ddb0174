package import ThemeCore

/// The lines at the end of the human format: the counts (`2 errors, 1 warning in 3 files`), and how to learn more and how to
/// accept warnings. There is no newline at the end; nil if there are no diagnostics.
///
/// Equal diagnostics count once, as they are printed once; files are those of the primary places. `mostOfACode` must be the
/// value with which the diagnostics were rendered.
package func summary(of diagnostics: [Diagnostic], in sources: SourceMap, mostOfACode: Int? = nil) -> String?
{
  let printed = ordered(diagnostics, in: sources)
  guard !printed.isEmpty else { return nil }
  let errors = printed.count { $0.severity == .error }
  let files = Set(printed.map(\.place.range.source)).count
  var counts: [String] = []
  if errors > 0 { counts.append(counted(errors, "error")) }
  if printed.count > errors { counts.append(counted(printed.count - errors, "warning")) }
  var lines = ["\(counts.joined(separator: ", ")) in \(counted(files, "file"))"]
  let isFolded = humanEntries(printed, mostOfACode: mostOfACode).contains {
    if case .folded = $0 { true } else { false }
  }
  if isFolded { lines[0] += "; -v shows each in full" }
  var advice = "`themec explain \(onlyName(of: printed) ?? "CODE")` says more"
  // Warnings that are treated as errors can be accepted too.
  let warnings = printed.filter { $0.code.severity == .warning }
  if !warnings.isEmpty {
    let isOfProject = warnings.allSatisfy { [.bundleOrphaned, .baselineUnused].contains($0.code) }
    advice +=
      "; `allow: [\(onlyName(of: warnings) ?? "CODE")]` in the \(isOfProject ? "project file" : "theme") accepts a warning"
  }
  lines.append(advice)
  return lines.joined(separator: "\n")
}

/// The name of the code that all diagnostics share; nil if they have several.
private func onlyName(of diagnostics: [Diagnostic]) -> String? {
  let names = Set(diagnostics.map(\.code.name))
  return names.count == 1 ? names.first : nil
}

/// A number with its noun: `1 theme`, `2 themes`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
