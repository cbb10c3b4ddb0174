package import ThemeBundle
package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
import ThemePictures

/// The result of compiling one theme file.
package struct CompiledTheme: Sendable {
  package let path: ThemePath
  /// The bundle's name, with the place where it is written; nil for libraries and for files that can't be read.
  package let name: Ranged<String>?
  /// Whether the theme is only there to be extended: it is a library or an abstract theme.
  package let isOnlyExtended: Bool
  /// The diagnostics without accepted warnings, in no particular order. In a run over many themes, each theme keeps only its
  /// first ones.
  package private(set) var diagnostics: [Diagnostic]
  /// The counts of further diagnostics, which exceeded the limit.
  package let omitted: DiagnosticCounts
  /// The theme and token files that the theme is made of; all inputs once they were gathered.
  private(set) var files: [ThemePath]
  private(set) var art: ArtInputs?
  /// The bundle; nil where the theme has errors or nothing to build, and where slices were not asked for, so that
  /// ``bundles(of:in:_:)`` has to make it.
  package let tree: OutputTree?
  /// Whether a build writes a bundle of the theme.
  package let makesBundle: Bool
  private let keptSlices: KeptSlices?
  /// The memory that work on the largest of the theme's pictures takes, in bytes.
  package let bytesInWork: Int
  /// The theme's own file; nil where it can't be read.
  let source: SourceID?

  /// Whether the theme has errors.
  package let hasErrors: Bool
  /// Whether the result was taken from an earlier run, because no input of the theme has changed since.
  package private(set) var isKnown = false
  /// Whether the theme has no diagnostics.
  package let isSilent: Bool

  init(
    path: ThemePath, name: Ranged<String>?, isOnlyExtended: Bool, diagnostics: [Diagnostic],
    omitted: DiagnosticCounts, files: [ThemePath], art: ArtInputs?, tree: OutputTree?, makesBundle: Bool,
    slices: SliceSet?, bytesInWork: Int, source: SourceID?, hasErrors: Bool
  ) {
    (self.path, self.name, self.isOnlyExtended) = (path, name, isOnlyExtended)
    (self.diagnostics, self.omitted, self.files, self.art) = (diagnostics, omitted, files, art)
    (self.tree, self.makesBundle, self.bytesInWork) = (tree, makesBundle, bytesInWork)
    (self.source, self.hasErrors) = (source, hasErrors)
    isSilent = diagnostics.isEmpty && omitted.isEmpty
    keptSlices = slices.map(KeptSlices.init)
  }

  /// The slices of the bundle; nil unless the options keep them.
  package var slices: SliceSet? { keptSlices?.slices }

  /// The files that the theme is made of, and the folders that were searched for siblings of its files, sorted. They are
  /// gathered at each call.
  package var inputs: [ThemePath] { (art?.paths ?? []).union(files).sorted() }

  /// The folders that contain the inputs.
  package var inputFolders: Set<ThemePath> {
    var folders: Set<ThemePath> = []
    for path in files { folders.insert(path.folder) }
    for path in art?.paths ?? [] { folders.insert(path.folder) }
    return folders
  }

  /// The theme with its inputs gathered, without the art that it shares with others, so that this does not stay in memory, and
  /// without its diagnostics.
  var gathered: CompiledTheme {
    var copy = self
    copy.files = inputs
    copy.art = nil
    copy.diagnostics = []
    return copy
  }

  /// The theme with at most `most` of its diagnostics; a run collects the diagnostics of all themes elsewhere.
  func keeping(_ most: Int) -> CompiledTheme {
    guard diagnostics.count > most else { return self }
    var copy = self
    copy.diagnostics = Array(diagnostics.prefix(most))
    return copy
  }
}

/// This is a class because few themes keep slices, and each byte counts in a run over very many themes.
private final class KeptSlices: Sendable {
  let slices: SliceSet

  init(_ slices: SliceSet) {
    self.slices = slices
  }
}

extension CompiledTheme {
  /// Makes the result for a theme without diagnostics that an earlier run of the process has compiled and of which nothing has
  /// changed since.
  package init(known path: ThemePath, name: String?, isOnlyExtended: Bool, inputs: [ThemePath]) {
    // The place of the name is not needed: themes that conflict are compiled to report the conflict.
    let place = SourceRange(source: SourceID(index: 0), start: 0, end: 0)
    self.init(
      path: path, name: name.map { Ranged($0, place) }, isOnlyExtended: isOnlyExtended, diagnostics: [],
      omitted: DiagnosticCounts(), files: inputs, art: nil, tree: nil, makesBundle: false, slices: nil,
      bytesInWork: 0, source: nil, hasErrors: false)
    isKnown = true
  }
}
