import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSyntax
import ThemeTargets

/// The warnings that a run does not report, and the file that records them.
struct AcceptedWarnings {
  let baseline: Baseline
  fileprivate let bytes: [UInt8]
  /// The path as you type it.
  fileprivate let typed: String
  /// Nil if the file is not below the root.
  fileprivate let path: ThemePath?
}

extension Run {
  /// What the file of `--baseline` accepts, or else the one that the project names; nil if there is none. What is wrong with the
  /// project's is added to `diagnostics`.
  func acceptedWarnings(reporting diagnostics: inout [Diagnostic]) throws -> AcceptedWarnings? {
    let limits = workspace.session.limits
    if let typed = arguments.baseline {
      let bytes = try readFile(
        typed, as: "baseline", .baselineBytes, limits,
        ifMissing: "there is no baseline `\(typed)`; --baseline-record writes one")
      let path = try workspace.path(ofFile: typed)
      do throws(BaselineError) {
        return AcceptedWarnings(
          baseline: try Baseline(parsing: bytes), bytes: bytes, typed: typed, path: path)
      } catch {
        throw UsageError("`\(typed)` is not a baseline: \(error)")
      }
    }
    guard let named = workspace.project?.baseline else { return nil }
    guard let path = ThemePath(named.value.text, relativeTo: workspace.projectFolder) else {
      diagnostics.append(.pathLeavesRoot(named.value.text, at: named.range))
      return nil
    }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try workspace.disk.bytes(of: path, limit: limits[.baselineBytes])
    } catch {
      let missing = Diagnostic.unreadable(path, error, at: named.range, limit: .baselineBytes)
      diagnostics.append(error == .notFound ? missing.helping(words: recording(path)) : missing)
      return nil
    }
    do throws(BaselineError) {
      return AcceptedWarnings(
        baseline: try Baseline(parsing: bytes), bytes: bytes, typed: workspace.typed(path), path: path)
    } catch {
      diagnostics.append(
        Diagnostic(.invalidValue, "`\(path)` is not a baseline: \(error)", at: named.range)
          .helping(words: recording(path)))
      return nil
    }
  }

  private func recording(_ path: ThemePath) -> String {
    "record it: `themec check --baseline \(workspace.typed(path)) --baseline-record`"
  }

  /// A warning for each entry of a baseline that accepts more warnings than `diagnostics` has, as `allow-unused` reports those of
  /// `allow`.
  ///
  /// Empty where a warning may be missing for another reason: because of an error, because a limit leaves diagnostics out, or
  /// because only some scales are built. Entries about themes and targets that the run leaves out are not reported either.
  func leftovers(
    of accepted: AcceptedWarnings, after diagnostics: [Diagnostic], omitted: DiagnosticCounts
  ) -> [Diagnostic] {
    let isAllowed = workspace.project?.allow.contains { $0.value == .baselineUnused } == true
    let hasErrors = diagnostics.contains { $0.code.severity == .error }
    guard !isAllowed, !hasErrors, omitted.isEmpty, arguments.scales.isEmpty else { return [] }
    let read = Set(workspace.themes.map(\.description))
    let left = accepted.baseline.leftovers(after: diagnostics, in: workspace.session.sources).filter {
      (isWholeProject || read.contains($0.entry.path)) && isLookedFor($0.entry.code)
    }
    guard !left.isEmpty else { return [] }
    guard let path = accepted.path else {
      if !arguments.quiet {
        Terminal.report(
          "`\(accepted.typed)` accepts warnings that do not occur; --baseline-record writes it again",
          list: firstOf(left.map { "\($0.entry.path): \($0.entry.code): \($0.entry.message)" }))
      }
      return []
    }
    let places = BaselinePlaces(of: accepted.bytes, at: path, in: workspace.session)
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

  init(of bytes: [UInt8], at path: ThemePath, in session: Session) {
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
