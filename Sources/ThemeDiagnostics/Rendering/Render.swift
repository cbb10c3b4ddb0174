package import ThemeCore

/// The output format of diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// The format for people, with excerpts of the source.
  case human
  /// One line per diagnostic: `path:line:col: error[code]: message`.
  case short
  /// One JSON document, as described by ``diagnosticsSchema``.
  case json
  /// The workflow commands that GitHub turns into annotations.
  case github
  /// SARIF 2.1.0.
  case sarif
}

/// The options for rendering diagnostics.
package struct RenderOptions: Sendable {
  /// The place from which the reader opens the printed paths.
  package var pathBase: PathBase
  /// The maximum width of the human format in columns.
  package var width: Int
  /// Whether the human format uses colors.
  package var color: Bool
  /// The number of diagnostics of a code that the human format shows in full before it only counts them; nil for all.
  package var maxOfACode: Int?
  /// The version of themec that SARIF names; nil to name none.
  package var toolVersion: String?
  /// The limit because of which diagnostics are omitted from the output; nil if all are printed.
  package var exceeded: LimitExceeded?

  package init(
    pathBase: PathBase = .root, width: Int = 100, color: Bool = false, maxOfACode: Int? = nil,
    toolVersion: String? = nil, exceeded: LimitExceeded? = nil
  ) {
    self.pathBase = pathBase
    self.width = width
    self.color = color
    self.maxOfACode = maxOfACode
    self.toolVersion = toolVersion
    self.exceeded = exceeded
  }
}

/// Renders diagnostics as text, in order and each once. Every line ends with a newline. The human format has warnings before
/// errors, so that errors are nearest to the prompt.
///
/// No format prints characters that a terminal interprets, except for the colors that `options` enable.
package func render(
  _ diagnostics: [Diagnostic], as format: DiagnosticFormat, in sources: SourceMap,
  options: RenderOptions = RenderOptions()
) -> String {
  let diagnostics = ordered(diagnostics, in: sources)
  var texts = PrintedSources(sources, from: options.pathBase)
  return switch format {
  case .human: renderHuman(diagnostics, &texts, options)
  case .short: renderShort(diagnostics, &texts, options.exceeded)
  case .json: renderJSON(diagnostics, &texts, options.exceeded)
  case .github: renderGitHub(diagnostics, &texts, options.exceeded)
  case .sarif: renderSARIF(diagnostics, &texts, options)
  }
}

/// The diagnostics in the order in which they are printed: by path, position, code and message. Of diagnostics that are equal
/// in code, range and message, only one is kept.
///
/// The order is total, and so does not depend on the order in which the diagnostics were found.
package func ordered(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
  var paths: [SourceID: ThemePath] = [:]
  func path(_ range: SourceRange) -> ThemePath {
    if let known = paths[range.source] { return known }
    let path = sources[range.source].path
    paths[range.source] = path
    return path
  }
  func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let places = (left.place.range, right.place.range)
    if places.0.source != places.1.source { return path(places.0) < path(places.1) }
    if places.0.start != places.1.start { return places.0.start < places.1.start }
    if places.0.end != places.1.end { return places.0.end < places.1.end }
    if let order = order(left.code.name, right.code.name) { return order }
    if let order = order(left.message, right.message) { return order }
    // The remaining parts decide, so that the choice between two equal diagnostics is deterministic.
    let (leftRest, rightRest) = (rest(of: left, path: path), rest(of: right, path: path))
    for (left, right) in zip(leftRest, rightRest) {
      if let order = order(left, right) { return order }
    }
    return leftRest.count < rightRest.count
  }
  var result: [Diagnostic] = []
  result.reserveCapacity(diagnostics.count)
  // Indexes are sorted instead of diagnostics, because there may be many and each is large.
  for number in diagnostics.indices.sorted(by: { precedes(diagnostics[$0], diagnostics[$1]) }) {
    let diagnostic = diagnostics[number]
    if let last = result.last, last.place.range == diagnostic.place.range, last.code == diagnostic.code,
      last.message.utf8.elementsEqual(diagnostic.message.utf8)
    {
      continue
    }
    result.append(diagnostic)
  }
  return result
}

/// Whether one text comes before another, by UTF-8 bytes; nil when they are equal.
private func order(_ left: String, _ right: String) -> Bool? {
  if left.utf8.lexicographicallyPrecedes(right.utf8) { return true }
  return right.utf8.lexicographicallyPrecedes(left.utf8) ? false : nil
}

/// The parts of a diagnostic other than place, code and message, for comparing.
private func rest(of diagnostic: Diagnostic, path: (SourceRange) -> ThemePath) -> [String] {
  var texts = [diagnostic.element ?? "", diagnostic.place.text]
  for label in diagnostic.related {
    texts += [path(label.range).text, String(label.range.start), String(label.range.end), label.text]
  }
  texts += diagnostic.notes
  texts += diagnostic.help
  if let fix = diagnostic.fix {
    texts += [
      path(fix.range).text, String(fix.range.start), String(fix.range.end), fix.replacement,
      fix.grade.rawValue,
    ]
  }
  return texts
}

/// The lines at the end of the human format: the counts (`2 errors, 1 warning in 3 files`), and how to learn more and how to
/// accept warnings. There is no newline at the end; nil if there are no diagnostics.
///
/// Equal diagnostics count once, as they are printed once; files are those of the primary places. `maxOfACode` must be the
/// value with which the diagnostics were rendered.
package func summary(of diagnostics: [Diagnostic], in sources: SourceMap, maxOfACode: Int? = nil) -> String? {
  let printed = ordered(diagnostics, in: sources)
  guard !printed.isEmpty else { return nil }
  let errors = printed.count { $0.severity == .error }
  let files = Set(printed.map(\.place.range.source)).count
  var counts: [String] = []
  if errors > 0 { counts.append(counted(errors, "error")) }
  if printed.count > errors { counts.append(counted(printed.count - errors, "warning")) }
  var lines = ["\(counts.joined(separator: ", ")) in \(counted(files, "file"))"]
  let isFolded = humanEntries(printed, maxOfACode: maxOfACode).contains {
    if case .folded = $0 { true } else { false }
  }
  if isFolded { lines[0] += "; -v shows each in full" }
  var advice = "`themec explain \(onlyName(of: printed) ?? "CODE")` says more"
  // Warnings that are treated as errors can be accepted too, but not those about what is accepted.
  let warnings = printed.filter {
    $0.code.severity == .warning && ![.allowUnused, .baselineUnused].contains($0.code)
  }
  if !warnings.isEmpty {
    let isOfProject = warnings.allSatisfy { $0.code == .bundleOrphaned }
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
