import Synchronization
package import ThemeCore
package import ThemeDiagnostics

/// The theme files of one run, each parsed and merged only once, however many themes extend it.
///
/// It is a class because several threads share it.
package final class SyntaxLibrary: Sendable {
  let inputs: any ThemeInputs
  let sources: SourceMap
  let alternatives: AlternativeTable
  let limits: Limits
  /// The base themes that brands overlay, by the paths of the brands' files.
  package let bases: [ThemePath: ThemeParent]
  private let kept = Mutex(Kept())

  /// A cache of what was read and merged. It is emptied when it exceeds its limit: a file that is needed again is read again,
  /// with the same result.
  private struct Kept {
    var files: [ThemePath: FileLookup<ThemeFile>] = [:]
    var tokenFiles: [ThemePath: FileLookup<TokenFile>] = [:]
    var combinedTokens: [TokenFileList: CombinedTokens] = [:]
    var layers: [ThemePath: MergedTheme] = [:]
    /// The number of values in all tables.
    private var nodes = 0

    mutating func makeRoom(for more: Int, of most: Int) {
      if nodes + more > most { self = Kept() }
      nodes += more
    }
  }

  /// `alternatives` are the keys that replace each other when a theme overlays its parent. `bases` are the
  /// base themes that brands overlay, by the paths of the brands' files.
  package init(
    _ inputs: any ThemeInputs, sources: SourceMap, alternatives: AlternativeTable,
    limits: Limits = Limits(), bases: [ThemePath: ThemeParent] = [:]
  ) {
    self.inputs = inputs
    self.sources = sources
    self.alternatives = alternatives
    self.limits = limits
    self.bases = bases
  }

  var newSink: DiagnosticSink { DiagnosticSink(limit: limits[.diagnostics]) }

  /// The theme file at a path with its token files, without its parents.
  func file(_ path: ThemePath) -> FileLookup<ThemeFile> {
    if let known = kept.withLock({ $0.files[path] }) { return known }
    let file = FileReading.read(path, from: self)
    keep({ if case .file(let file) = file { file.nodes } else { 1 } }()) { $0.files[path] = file }
    return file
  }

  func tokenFile(_ path: ThemePath) -> FileLookup<TokenFile> {
    if let known = kept.withLock({ $0.tokenFiles[path] }) { return known }
    let file = readTokenFile(path)
    keep({ if case .file(let file) = file { file.nodes } else { 1 } }()) { $0.tokenFiles[path] = file }
    return file
  }

  private func readTokenFile(_ path: ThemePath) -> FileLookup<TokenFile> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try inputs.bytes(of: path, limit: limits[.fileBytes])
    } catch {
      return .unreadable(error)
    }
    var sink = newSink
    let source = sources.add(SourceFile(path: path, bytes: bytes))
    var nodes = 0
    let root = parse(source, sources[source], limits, &nodes, into: &sink)
    let document = root.flatMap { DesignTokenReader.document($0, limits, &sink) }
    return .file(TokenFile(document: document, sink: sink, bytes: bytes.count, nodes: nodes))
  }

  /// The tokens of several token files, merged. `documents` are the contents of the files in `list`, in the same order.
  func tokens(of documents: [TokenDocument], _ list: TokenFileList) -> CombinedTokens {
    if let known = kept.withLock({ $0.combinedTokens[list] }) { return known }
    var sink = newSink
    let tokens = DesignTokenReader.tokens(of: documents, missing: list.missing, limits, &sink)
    let combined = CombinedTokens(
      tokens: tokens, sink: sink, nodes: tokens.map { $0.tokens.count + $0.remarks.count } ?? 0)
    keep(combined.nodes) { $0.combinedTokens[list] = combined }
    return combined
  }

  private func keep(_ nodes: Int, _ change: (inout Kept) -> Void) {
    kept.withLock { kept in
      kept.makeRoom(for: nodes, of: limits[.mergedNodes])
      change(&kept)
    }
  }

  /// The theme at a path merged with its parents, if the cache has it; nil otherwise.
  func mergedTheme(_ path: ThemePath) -> MergedTheme? { kept.withLock { $0.layers[path] } }

  func keep(_ mergedTheme: MergedTheme, of path: ThemePath) {
    keep(mergedTheme.nodes) { $0.layers[path] = mergedTheme }
  }

  /// The error about a file that can't be read, with the path that was probably meant if one is found. `searches` is the number
  /// of further searches for such a path that are allowed; a search decreases it.
  func unreadable(
    _ path: ThemePath, _ error: InputError, namedAs name: Ranged<String>, ending: String,
    _ searches: inout Int
  ) -> Diagnostic {
    let diagnostic = Diagnostic.unreadable(path, error, at: name.range)
    guard error == .notFound else { return diagnostic }
    if let slip = pathSlip(name.value, at: name.range) { return slip }
    guard searches > 0 else { return diagnostic }
    searches -= 1
    let own = sources[name.range.source].path
    let meant = fileMeant(by: name.value, from: own.folder, ending: ending) { folder in
      try? SortedNames(inputs.names(in: folder).filter { folder.appending($0) != own })
    }
    return diagnostic.suggesting(meant, at: name.range)
  }
}

/// Reads a theme file, its parents and its token files, and merges them; nil after a report that no theme can be made of them.
///
/// `name` is the name by which another file refers to the theme, with its place; nil for a theme that the user names. `inputs`
/// gets every file that was looked up, whether it could be read or not.
package func load(
  _ path: ThemePath, namedAs name: Ranged<String>? = nil, from library: SyntaxLibrary,
  inputs: inout [ThemePath], _ sink: inout DiagnosticSink
) -> SyntaxTree? {
  let themeFiles = ThemeFiles(from: path, library)
  inputs = inputs.isEmpty ? themeFiles.inputs : Set(inputs).union(themeFiles.inputs).sorted()
  return Loading(library: library, themeFiles: themeFiles).load(path, namedAs: name, &sink)
}
