import Synchronization
package import ThemeDiagnostics
package import ThemeSource

/// The theme files of one run, each parsed and merged once, however many themes extend it.
///
/// A class because many threads share it.
package final class SyntaxLibrary: Sendable {
  let inputs: any ThemeInputs
  let sources: SourceMap
  let alternatives: AlternativeTable
  let limits: Limits
  private let files = Mutex<[ThemePath: Looked<ThemeFile>]>([:])
  private let tokenFiles = Mutex<[ThemePath: Looked<TokenFile>]>([:])
  private let layers = Mutex<[ThemePath: Layered]>([:])

  /// `alternatives` are the keys of which one takes the place of another when a theme overlays its parent.
  package init(
    _ inputs: any ThemeInputs, sources: SourceMap, alternatives: AlternativeTable, limits: Limits = Limits()
  ) {
    self.inputs = inputs
    self.sources = sources
    self.alternatives = alternatives
    self.limits = limits
  }

  var newSink: DiagnosticSink { DiagnosticSink(limit: limits[.diagnostics]) }

  /// A theme file with its token files, without its parents.
  func file(_ path: ThemePath) -> Looked<ThemeFile> {
    if let known = files.withLock({ $0[path] }) { return known }
    let file = FileReading.read(path, from: self)
    files.withLock { $0[path] = file }
    return file
  }

  func tokenFile(_ path: ThemePath) -> Looked<TokenFile> {
    if let known = tokenFiles.withLock({ $0[path] }) { return known }
    let file = readTokenFile(path)
    tokenFiles.withLock { $0[path] = file }
    return file
  }

  private func readTokenFile(_ path: ThemePath) -> Looked<TokenFile> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try inputs.bytes(of: path, limit: limits[.fileBytes])
    } catch {
      return .unreadable(error)
    }
    var sink = newSink
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    let root = parse(source, sources[source], limits: limits, into: &sink)
    let tokens = root.flatMap { designTokens(from: $0, limits: limits, into: &sink) }
    let nodes = (root?.count ?? 0) + (tokens?.tokens.count ?? 0)
    return .file(TokenFile(tokens: tokens, sink: sink, bytes: bytes.count, nodes: nodes))
  }

  /// A theme with all that it inherits, if it was laid out before.
  subscript(path: ThemePath) -> Layered? {
    get { layers.withLock { $0[path] } }
    set { layers.withLock { $0[path] = newValue } }
  }

  /// What is wrong with a file that can't be read; `searches` is how many more may look for the file that was meant.
  func unreadable(
    _ path: ThemePath, _ error: InputError, namedAs name: Ranged<String>, ending: String,
    _ searches: inout Int
  ) -> Diagnostic {
    let diagnostic = Diagnostic.unreadable(path, error, at: name.range)
    guard error == .notFound else { return diagnostic }
    if let slip = pathSlip(name.value, at: name.range) { return slip }
    guard searches > 0 else { return diagnostic }
    searches -= 1
    let folder = sources[name.range.source].path.folder
    let meant = fileMeant(by: name.value, from: folder, ending: ending) { try? inputs.names(in: $0) }
    return diagnostic.suggesting(meant, at: name.range)
  }
}

/// Reads a theme file, its parents and its token files; nil when nothing can be made of it.
///
/// `name` is what another file calls it, and where, if one does. `inputs` gets every file that was looked at, whether it could be read or not.
package func load(
  _ path: ThemePath, namedAs name: Ranged<String>? = nil, from library: SyntaxLibrary,
  inputs: inout [ThemePath], _ sink: inout DiagnosticSink
) -> SyntaxTree? {
  let reach = Reach(from: path, library)
  inputs = Set(inputs).union(reach.inputs).sorted()
  return Loading(library: library, reach: reach).load(path, namedAs: name, &sink)
}
