import Synchronization
package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
import ThemePictures

/// What a run over several themes came to.
package struct CompiledThemes: Sendable {
  /// In the order in which they were asked for.
  package let themes: [CompiledTheme]
  /// What is wrong with all of them together, in the order in which it is printed; what is wrong with a parent is there
  /// once, with the themes that it reaches.
  package let diagnostics: [Diagnostic]
  /// How many there are beside those.
  package let omitted: DiagnosticCounts
  /// Whether something is wrong between themes, and not with one of them alone.
  package var isWrongTogether = false
  /// Whether the run ended before all themes were looked at, because their art costs too much.
  package var isAbandoned = false
}

/// Compiles themes side by side.
///
/// Each theme takes one thread; a single theme shares its work out among all of them. `progress` is called with what is
/// being done, how much of it is done, of how much, and a name; from any thread. Themes of `known` are taken as they are; where
/// something is wrong between themes, the places are right only if none is known.
///
/// More themes than `batch` are compiled so many at a time: what is known of a batch is forgotten after it, and no theme keeps a
/// bundle or its diagnostics, so that memory does not grow with their number. `record` gets what was wrong with each of those, as a
/// record, on any thread, and says where it is.
package func compileAll(
  _ paths: [ThemePath], in session: Session, _ options: CompileOptions,
  known: [ThemePath: CompiledTheme] = [:], batch: Int = .max,
  record: (@Sendable ([UInt8]) -> Range<Int>)? = nil,
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
          return isInBatches ? theme.gathered(in: session.sources, record) : theme
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

/// How many of a number of themes a thread takes at once. Where bundles are made, slicing takes most of the time, so each
/// theme goes to the next thread that is free.
private func themesAtOnce(of count: Int, _ options: CompileOptions) -> Int {
  options.emits ? 1 : max(1, min(16, count / (8 * max(1, options.workers))))
}

/// The bundles of themes that have one, in their order; they are made anew where the themes do not have them. Nil for a theme whose
/// files were changed meanwhile, so that it has none.
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
  /// A run whose art costs more than it may. Which of its themes were looked at by then is chance, so nothing else is said.
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

/// Reports themes whose bundles would be one folder, where case does not count if not everywhere.
private func sameNames(_ themes: [CompiledTheme]) -> [Diagnostic] {
  // By their numbers: copies of very many themes would take more memory than all else that is known of them.
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
