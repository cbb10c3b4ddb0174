package import ThemeDiagnostics
import ThemeParallel
package import ThemeSource

/// What a run over several themes came to.
package struct CompiledThemes: Sendable {
  /// In the order in which they were asked for.
  package let themes: [CompiledTheme]
  /// What is wrong with all of them together, in the order in which it is printed; what is wrong with a parent is there
  /// once, with the themes that it reaches.
  package let diagnostics: [Diagnostic]
}

/// Compiles themes side by side.
///
/// Each theme takes one thread; a single theme shares its work out among all of them. `progress` is called with what is
/// being done, how much of it is done, of how much, and a name; from any thread.
package func compileAll(
  _ paths: [ThemePath], in session: Session, _ options: CompileOptions,
  progress: @Sendable (String, Int, Int, String) -> Void = { _, _, _, _ in }
) throws(CompilerFault) -> CompiledThemes {
  var single = options
  if paths.count > 1 { single.workers = 1 }
  let themeOptions = single
  let done = Counter()
  let results = parallelMap(paths.count, workers: options.workers) {
    index -> Result<CompiledTheme, CompilerFault> in
    let result: Result<CompiledTheme, CompilerFault>
    do throws(CompilerFault) {
      result = .success(
        try compile(paths[index], in: session, themeOptions) { done, count, name in
          if paths.count == 1 { progress("slicing", done, count, name) }
        })
    } catch {
      result = .failure(CompilerFault(message: "\(paths[index]): \(error.message)"))
    }
    if paths.count > 1 { progress("compiling", done.next(), paths.count, paths[index].name) }
    return result
  }
  var themes: [CompiledTheme] = []
  for result in results { themes.append(try result.get()) }
  let all = gathered(themes) + sameNames(themes)
  return CompiledThemes(themes: themes, diagnostics: ordered(all, in: session.sources))
}

/// All diagnostics; those that several themes have in common, in a parent, once, with a note that names the themes.
private func gathered(_ themes: [CompiledTheme]) -> [Diagnostic] {
  struct Identity: Hashable {
    let code: String
    let range: SourceRange
    let message: String
  }
  var result: [Diagnostic] = []
  var places: [Identity: Int] = [:]
  var reached: [Int: [ThemePath]] = [:]
  for theme in themes {
    for diagnostic in theme.diagnostics {
      let identity = Identity(
        code: diagnostic.code.name, range: diagnostic.place.range, message: diagnostic.message)
      let place = places[identity] ?? result.count
      if place == result.count {
        result.append(diagnostic)
        places[identity] = place
      }
      if let source = theme.source, diagnostic.place.range.source != source,
        reached[place]?.last != theme.path
      {
        reached[place, default: []].append(theme.path)
      }
    }
  }
  return result.enumerated().map { place, diagnostic in
    guard let children = reached[place]?.sorted() else { return diagnostic }
    var names: DiagnosticText = ""
    for child in children.prefix(5) { names = "\(names)\(names.plain.isEmpty ? "" : ", ")`\(child)`" }
    return diagnostic.noting("reaches \(names)\(children.count > 5 ? " and \(children.count - 5) more" : "")")
  }
}

/// Reports themes whose bundles would be one folder, where case does not count if not everywhere.
private func sameNames(_ themes: [CompiledTheme]) -> [Diagnostic] {
  var first: [String: CompiledTheme] = [:]
  var result: [Diagnostic] = []
  for theme in themes.sorted(by: { $0.path < $1.path }) where !theme.isOnlyExtended {
    guard let name = theme.name else { continue }
    if let other = first[name.value], let otherName = other.name, other.path != theme.path {
      result.append(
        Diagnostic(
          .duplicateTheme, "`\(theme.path)` and `\(other.path)` are both named `\(name.value)`",
          at: name.range
        )
        .also(at: otherName.range, "the other"))
    } else {
      first[name.value] = theme
    }
  }
  return result
}
