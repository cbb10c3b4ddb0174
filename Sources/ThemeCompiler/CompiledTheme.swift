package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
import ThemePictures
package import ThemeSlicing
package import ThemeTargets

/// What one theme file came to.
package struct CompiledTheme: Sendable {
  package let path: ThemePath
  /// The bundle's name, with the place where it is written; nil for libraries and files that can't be read.
  package let name: Ranged<String>?
  /// Whether it is only extended: a library, or an abstract theme.
  package let isOnlyExtended: Bool
  /// What is wrong with it, accepted warnings left out; in no order. A theme of
  /// a run over many keeps the first alone.
  package private(set) var diagnostics: [Diagnostic]
  /// How many there are beside those.
  package let omitted: DiagnosticCounts
  /// The files of themes and tokens that it is made of.
  private(set) var files: [ThemePath]
  private(set) var art: ArtInputs?
  /// The bundle, when nothing is wrong and slices were asked for; nil where it has to be made anew (see ``bundles(of:in:_:)``).
  package let tree: OutputTree?
  /// Whether a build has a bundle of it.
  package let makesBundle: Bool
  /// The support code that it shares with other themes, when it was built for UIKit.
  package let support: UIKitSupportCode?
  private let keptSlices: KeptSlices?
  /// How much memory the largest of its pictures takes in work, in bytes.
  package let bytesInWork: Int
  /// The theme's own file; nil when it can't be read.
  let source: SourceID?

  package let hasErrors: Bool
  /// Whether an earlier run has compiled it, and nothing that it is made of has changed.
  package private(set) var isKnown = false
  /// Whether all that is wrong with it is known.
  package private(set) var isWhole = true
  /// Where the record of its diagnostics is, which it does not keep itself.
  package private(set) var record: Range<Int>?

  init(
    path: ThemePath, name: Ranged<String>?, isOnlyExtended: Bool, diagnostics: [Diagnostic],
    omitted: DiagnosticCounts, files: [ThemePath], art: ArtInputs?, tree: OutputTree?, makesBundle: Bool,
    support: UIKitSupportCode?, slices: SliceSet?, bytesInWork: Int, source: SourceID?, hasErrors: Bool
  ) {
    (self.path, self.name, self.isOnlyExtended) = (path, name, isOnlyExtended)
    (self.diagnostics, self.omitted, self.files, self.art) = (diagnostics, omitted, files, art)
    (self.tree, self.makesBundle, self.support, self.bytesInWork) = (tree, makesBundle, support, bytesInWork)
    (self.source, self.hasErrors) = (source, hasErrors)
    keptSlices = slices.map(KeptSlices.init)
  }

  /// The slices of the bundle, when they were to be kept.
  package var slices: SliceSet? { keptSlices?.slices }

  /// Every file that it is made of and every folder in which siblings were looked for, sorted; gathered when it is asked.
  package var inputs: [ThemePath] { (art?.paths ?? []).union(files).sorted() }

  /// The folders of all inputs.
  package var inputFolders: Set<ThemePath> {
    var folders: Set<ThemePath> = []
    for path in files { folders.insert(path.folder) }
    for path in art?.paths ?? [] { folders.insert(path.folder) }
    return folders
  }

  /// The same without what it shares with others, whose art stays in memory no longer, and without its diagnostics, which `record`
  /// gets.
  func gathered(in sources: SourceMap, _ record: (([UInt8]) -> Range<Int>)?) -> CompiledTheme {
    var copy = self
    copy.files = inputs
    copy.art = nil
    copy.diagnostics = []
    if !diagnostics.isEmpty { copy.record = record?(DiagnosticRecord.bytes(of: diagnostics, in: sources)) }
    return copy
  }

  /// The same with at most so many of its diagnostics: a run keeps those of all its themes elsewhere.
  func keeping(_ most: Int) -> CompiledTheme {
    guard diagnostics.count > most else { return self }
    var copy = self
    copy.isWhole = false
    copy.diagnostics = Array(diagnostics.prefix(most))
    return copy
  }
}

/// A class because few themes have slices, and of very many themes each byte counts.
private final class KeptSlices: Sendable {
  let slices: SliceSet

  init(_ slices: SliceSet) {
    self.slices = slices
  }
}

extension CompiledTheme {
  /// A theme that an earlier run has compiled, and of which nothing has changed since. `diagnostics` are all that it had then.
  package init(
    known path: ThemePath, name: String?, isOnlyExtended: Bool, inputs: [ThemePath],
    diagnostics: [Diagnostic],
    in session: Session
  ) {
    let source = diagnostics.isEmpty ? nil : session.sources.source(at: path)
    // Where its name stands is not asked: who finds something wrong with it compiles it.
    let place = SourceRange(source: SourceID(index: 0), start: 0, end: 0)
    self.init(
      path: path, name: name.map { Ranged($0, place) }, isOnlyExtended: isOnlyExtended,
      diagnostics: diagnostics, omitted: DiagnosticCounts(), files: inputs, art: nil, tree: nil,
      makesBundle: false, support: nil, slices: nil, bytesInWork: 0, source: source,
      hasErrors: diagnostics.contains { $0.severity == .error })
    isKnown = true
  }
}
