import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// Entries of a baseline for which there is no warning any more, as `allow-unused` reports those of `allow`.
extension Run {
  /// A warning for each entry of the baseline in the file `path` that accepts more warnings than `diagnostics` has.
  ///
  /// Empty where a warning may be missing for another reason: because of an error, because a limit leaves diagnostics out, or
  /// because only some scales are built. Entries about themes and targets that the run leaves out are not reported either.
  func leftovers(
    of baseline: Baseline, in path: String, after diagnostics: [Diagnostic], omitted: DiagnosticCounts
  ) throws -> [Diagnostic] {
    let isAllowed = workspace.project?.allow.contains { $0.value == .baselineUnused } == true
    let hasErrors = diagnostics.contains { $0.code.severity == .error }
    guard !isAllowed, !hasErrors, omitted.isEmpty, arguments.scales.isEmpty else { return [] }
    let read = Set(workspace.themes.map(\.description))
    let left = baseline.leftovers(after: diagnostics, in: workspace.session.sources).filter {
      (isWholeProject || read.contains($0.entry.path)) && isLookedFor($0.entry.code)
    }
    guard !left.isEmpty else { return [] }
    guard let file = try workspace.path(ofFile: path) else {
      if !arguments.quiet {
        Terminal.report(
          "`\(path)` accepts warnings that do not occur; --baseline-record writes it again",
          list: firstOf(left.map { "\($0.entry.path): \($0.entry.code): \($0.entry.message)" }))
      }
      return []
    }
    let places = try BaselinePlaces(of: path, at: file, in: workspace.session)
    return left.map { .unused($0, at: places.range(of: $0.entry)) }
  }

  /// Whether the run asks about a code: a loss is only looked for where its target is built.
  private func isLookedFor(_ name: String) -> Bool {
    guard let code = DiagnosticCodes.all[name] else { return true }
    let losing = TargetSet.built.targets(losing: code)
    return losing.isEmpty || losing.contains(where: targets.contains)
  }
}

/// The places of the entries of a baseline in its file.
private struct BaselinePlaces {
  private var ranges: [Baseline.Entry: SourceRange] = [:]
  private let start: SourceRange

  init(of typed: String, at path: ThemePath, in session: Session) throws {
    let bytes = try readFile(typed, limit: session.limits[.baselineBytes])
    let file = SourceFile(path: path, bytes: bytes)
    let source = session.sources.add(file)
    start = SourceRange(source: source, start: 0, end: 0)
    // A file that is larger than a theme may be has no ranges: its entries are then reported at its beginning.
    var sink = DiagnosticSink(codes: .all)
    guard let tree = parse(source, file, limits: session.limits, into: &sink) else { return }
    for node in tree.mapping?["warnings"]?.sequence ?? [] {
      guard let path = node.text("path"), let code = node.text("code"), let message = node.text("message")
      else { continue }
      let entry = Baseline.Entry(path: path, code: code, element: node.text("element"), message: message)
      if ranges[entry] == nil { ranges[entry] = node.range }
    }
  }

  func range(of entry: Baseline.Entry) -> SourceRange { ranges[entry] ?? start }
}

extension SyntaxNode {
  fileprivate func text(_ key: String) -> String? { mapping?[key]?.scalar?.text }
}

extension Diagnostic {
  fileprivate static func unused(_ leftover: Baseline.Leftover, at range: SourceRange) -> Diagnostic {
    let (entry, accepted, found) = (leftover.entry, leftover.accepted, leftover.found)
    let what = "`\(entry.code)` in `\(entry.path)` is accepted"
    let message =
      found == 0
      ? "\(what) but does not occur"
      : "\(what) \(counted(accepted, "time")) but occurs \(counted(found, "time"))"
    return Diagnostic(.baselineUnused, words: message, at: range)
      .helping(
        found == 0
          ? "remove the entry, or record the baseline again with `--baseline-record`"
          : "record the baseline again with `--baseline-record`")
  }
}
