import Synchronization
package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
import ThemePictures

/// The result of a run over several themes.
package struct CompiledThemes: Sendable {
  /// The themes in the order of the paths.
  package let themes: [CompiledTheme]
  /// The diagnostics of all themes together, in the order in which they are printed. A diagnostic in a parent occurs once and
  /// names the themes that it reaches.
  package let diagnostics: [Diagnostic]
  /// The counts of further diagnostics, which exceeded the limit.
  package let omitted: DiagnosticCounts
  /// Whether a diagnostic concerns several themes together, and not one of them alone.
  package var isWrongTogether = false
  /// Whether the run ended before all themes were compiled, because their art exceeds a limit of cost.
  package var isAbandoned = false
}

/// Compiles themes in parallel.
///
/// Each theme takes one thread; a single theme uses all of them for its parts. `progress` is called on any thread with the name
/// of the stage, the amount done, the total amount, and the name of what is done. Themes in `known` are not compiled again;
/// where diagnostics concern several themes together, their places are right only if `known` is empty.
///
/// More than `batch` themes are compiled in batches of that size, so that memory does not grow with their number: after each
/// batch, what was read for it is released, and no theme keeps a bundle or its diagnostics.
package func compileAll(
  _ paths: [ThemePath], in session: Session, _ options: CompileOptions,
  known: [ThemePath: CompiledTheme] = [:], batch: Int = .max,
  progress: @Sendable (String, Int, Int, String) -> Void = { _, _, _, _ in }
) throws(CompilerFault) -> CompiledThemes {
  var single = options
  let wanted = paths.count - paths.count { known[$0] != nil }
  if wanted > 1 { single.workers = 1 }
  let isInBatches = wanted > batch
  if isInBatches { single.emits = false }
  let themeOptions = single
  let done = Atomic(0)
  session.meter.allow(themes: paths.count)
  let collector = DiagnosticCollector(within: session.limits, in: session.sources)
  let kept = max(20, session.limits[.diagnostics] / max(1, paths.count))
  var themes: [CompiledTheme] = []
  themes.reserveCapacity(paths.count)
  for part in paths.parts(of: isInBatches ? batch : paths.count) {
    let session = isInBatches ? session.renewed(counting: true) : session
    let groups = Array(part).parts(of: themesAtOnce(of: part.count, options))
    let results = parallelMap(groups.count, workers: options.workers) {
      number -> [Result<CompiledTheme, CompilerFault>] in
      let group = groups[number]
      var compiled = compile(group.filter { known[$0] == nil }, in: session, themeOptions) {
        done, count, name in
        if wanted == 1 { progress("slicing", done, count, name) }
      }.makeIterator()
      return group.compactMap { path in
        if let theme = known[path] {
          collector.add(theme)
          return .success(theme)
        }
        let result = compiled.next()?.map { theme in
          collector.add(theme)
          let theme = theme.keeping(kept)
          return isInBatches ? theme.gathered : theme
        }
        if wanted > 1 {
          let count = done.wrappingAdd(1, ordering: .relaxed).newValue
          progress("compiling", count, wanted, path.name)
        }
        return result
      }
    }
    for result in results.joined() { themes.append(try result.get()) }
  }
  if let exceeded = session.meter.exceeded {
    return CompiledThemes(
      themes: themes, diagnostics: [.abandoned(paths, exceeded, session.sources)],
      omitted: DiagnosticCounts(), isAbandoned: true)
  }
  let together = sameNames(themes)
  let first = collector.first(with: together)
  return CompiledThemes(
    themes: themes, diagnostics: first.shown, omitted: first.omitted, isWrongTogether: !together.isEmpty)
}

/// The number of themes that a thread takes at once, out of `count`. Where bundles are made, slicing takes most of the time, so
/// a thread takes one theme at a time.
private func themesAtOnce(of count: Int, _ options: CompileOptions) -> Int {
  options.emits ? 1 : max(1, min(16, count / (8 * max(1, options.workers))))
}

/// The bundles of themes, in the order of the themes. Unless all themes keep theirs, all are compiled again. Nil for a theme
/// that has no bundle, because its files have changed in the meantime.
package func bundles(
  of themes: ArraySlice<CompiledTheme>, in session: Session, _ options: CompileOptions
) throws(CompilerFault) -> [OutputTree?] {
  if themes.allSatisfy({ $0.tree != nil }) { return themes.map(\.tree) }
  var single = options
  if themes.count > 1 { single.workers = 1 }
  let themeOptions = single
  let session = session.renewed(counting: false)
  let results = parallelMap(themes.count, workers: options.workers) {
    number -> Result<OutputTree?, CompilerFault> in
    compile([themes[themes.startIndex + number].path], in: session, themeOptions)[0].map(\.tree)
  }
  var trees: [OutputTree?] = []
  for result in results { trees.append(try result.get()) }
  return trees
}

extension Diagnostic {
  /// The error for a run whose art exceeds a limit of cost. Which themes were compiled before the limit depends on chance, so
  /// this is the only diagnostic.
  fileprivate static func abandoned(
    _ paths: [ThemePath], _ exceeded: LimitExceeded, _ sources: SourceMap
  ) -> Diagnostic {
    let first = paths[0]
    let source = sources.source(at: first) ?? sources.add(SourceFile(path: first, bytes: []))
    let themes: DiagnosticText = paths.count == 1 ? "of `\(first)`" : "of these \(paths.count) themes"
    return .limitExceeded(
      "the art \(themes) takes", exceeded, at: SourceRange(source: source, start: 0, end: 0))
  }
}

/// Reports themes whose bundles have the same name, and so the same folder.
private func sameNames(_ themes: [CompiledTheme]) -> [Diagnostic] {
  // Themes are kept by their indices, because copies of very many themes would take more memory than everything else.
  var first: [String: Int] = [:]
  var result: [Diagnostic] = []
  for number in themes.indices.sorted(by: { themes[$0].path < themes[$1].path }) {
    guard !themes[number].isOnlyExtended, let name = themes[number].name else { continue }
    guard let other = first[name.value], themes[other].path != themes[number].path,
      let otherName = themes[other].name
    else {
      first[name.value] = number
      continue
    }
    result.append(
      Diagnostic(
        .duplicateTheme,
        "`\(themes[number].path)` and `\(themes[other].path)` are both named `\(name.value)`", at: name.range
      )
      .also(at: otherName.range, "the other")
      .helping(
        [name, otherName].contains { $0.range.start == $0.range.end }
          ? "a brand is named after its file: rename the file, or add a `name` to it"
          : "give one of them another `name`"))
  }
  return result
}
