import Synchronization
package import ThemeDiagnostics
package import ThemeSource

/// The theme files of one run, each parsed and merged once, however many themes extend it.
///
/// A class because many threads share it.
package final class SyntaxLibrary: Sendable {
  /// What a file came to, with all that is wrong with it and its parents.
  struct Loaded: Sendable {
    let tree: SyntaxTree?
    let sink: DiagnosticSink
    /// Also when there is no tree: what was looked at.
    let inputs: [ThemePath]
    /// Whether there is nothing to read: what is said of it stands where it is named, which differs.
    var isUnreadable = false
  }

  let inputs: any ThemeInputs
  let sources: SourceMap
  let alternatives: AlternativeTable
  private let known = Mutex<[ThemePath: Loaded]>([:])

  /// `alternatives` are the keys of which one takes the place of another when a theme overlays its parent.
  package init(_ inputs: any ThemeInputs, sources: SourceMap, alternatives: AlternativeTable) {
    self.inputs = inputs
    self.sources = sources
    self.alternatives = alternatives
  }

  subscript(path: ThemePath) -> Loaded? {
    get { known.withLock { $0[path] } }
    set { known.withLock { $0[path] = newValue } }
  }
}

/// Reads a theme file, its parents and its token files; nil when nothing can be made of it.
///
/// `name` is what another file calls it, and where, if one does. `inputs` gets every file that was looked at, whether it could be read or not.
package func load(
  _ path: ThemePath, namedAs name: Ranged<String>? = nil, from library: SyntaxLibrary,
  inputs: inout [ThemePath], _ sink: inout DiagnosticSink
) -> SyntaxTree? {
  var loading = Loading(library: library)
  let loaded = loading.load(path, namedAs: name)
  sink.append(contentsOf: loaded.sink)
  inputs = Set(inputs + loaded.inputs).sorted()
  return loaded.tree
}
