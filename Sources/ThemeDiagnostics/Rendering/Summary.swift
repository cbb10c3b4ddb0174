package import ThemeSource

/// One line that counts: `2 errors, 1 warning in 3 files`, without a newline; nil when there is nothing to count.
///
/// Diagnostics that are printed once count once; files are those of the primary places.
package func summary(of diagnostics: [Diagnostic], in sources: SourceMap) -> String? {
  let printed = ordered(diagnostics, in: sources)
  guard !printed.isEmpty else { return nil }
  let errors = printed.count { $0.severity == .error }
  let files = Set(printed.map(\.place.range.source)).count
  var counts: [String] = []
  if errors > 0 { counts.append(counted(errors, "error")) }
  if printed.count > errors { counts.append(counted(printed.count - errors, "warning")) }
  return "\(counts.joined(separator: ", ")) in \(counted(files, "file"))"
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
