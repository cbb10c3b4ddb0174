package import ThemeBundle
package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
package import ThemeModel
package import ThemePictures
package import ThemeSyntax

/// The options of a run.
package struct CompileOptions: Sendable {
  /// The scales to build; nil for all scales of the themes.
  package var scales: [Scale]?
  /// The names of the elements to build, beside those that they need; nil for all.
  package var elements: Set<String>?
  /// The maximum number of threads.
  package var workers = 1
  /// The names of the codes of warnings that the project accepts.
  package var allow: [String] = []
  /// The treatment of PNGs whose color profile is not sRGB, where the art does not set one; nil rejects such PNGs.
  package var profile: ProfileTreatment?
  /// The interface of themes that name none.
  package var interface: ProjectInterface?
  /// The targets to build, beside PNGs and the manifest. The targets that one of them needs are added.
  package var targets: [TargetName] = [] {
    didSet {
      for need in targets.flatMap(\.needs) where !targets.contains(need) { targets.append(need) }
    }
  }
  /// The project's options for targets, which apply where a theme sets none.
  package var targetOptions: [TargetOptions] = []
  /// Whether bundles are made; otherwise, themes are only checked. Every slice is proved in both cases.
  package var emits = true
  /// Whether the files of targets are made. What a target can't express is checked in any case.
  package var writesTargets = true
  /// Whether compiled themes keep their slices.
  package var keepsSlices = false

  package init() {}
}

/// The interface of all themes of a project.
package struct ProjectInterface: Sendable {
  package let path: ThemePath
  /// The path as the project file writes it.
  let written: Ranged<String>
  /// The elements that may differ from the interface.
  package let except: [ElementID]

  /// Nil where there is no path, or where the path leaves the root.
  package init?(_ reference: InterfaceReference, relativeTo folder: ThemePath) {
    guard let named = reference.path, let path = ThemePath(named.value.text, relativeTo: folder) else {
      return nil
    }
    self.path = path
    written = Ranged(named.value.text, named.range)
    except = reference.except.map(\.value)
  }
}

/// A bug that the compiler has detected in its own work, such as a slice that does not stretch to its art.
package struct CompilerFault: Error, Sendable {
  /// What is wrong, and where: a line without a final period.
  package let message: String

  package init(message: String) { self.message = message }
}

extension CompilerFault {
  init(_ error: ProofFailed) {
    self.init(message: "a slice does not stretch to its art: \(error.message)")
  }
}

/// The state that the themes of one run share: the inputs, and everything that was read and decoded so far.
package struct Session: Sendable {
  package let inputs: any ThemeInputs
  package let sources: SourceMap
  /// The targets that themes can be built for.
  package let targets: TargetSet
  /// The limits on the size of inputs and on the cost of work.
  package let limits: Limits
  let library: SyntaxLibrary
  let store: PictureStore
  let proofs: ProofLedger

  /// The cost of the run's art so far.
  package var meter: ArtMeter { store.meter }
  /// The gate that admits work on pixels, in bytes of memory.
  package var gate: AdmissionGate { store.gate }
  /// Measures the time of the compiler's stages.
  package var watch: StageWatch { store.watch }
  /// A sink for the diagnostics of one theme.
  var newSink: DiagnosticSink { DiagnosticSink(limit: limits[.diagnostics], codes: targets.codes) }

  /// Makes a session. `pixelsInWork` is the maximum number of bytes of pixels in work at the same time. What the session
  /// with the memory `former` has drawn and cut is not drawn and cut again.
  package init(
    _ inputs: any ThemeInputs, targets: TargetSet, limits: Limits = Limits(),
    pixelsInWork: Int = PictureStore.usualBytesInWork, watch: StageWatch = StageWatch(),
    after former: SessionMemory = SessionMemory()
  ) {
    let store = PictureStore(
      inputs, limits: limits, bytesInWork: pixelsInWork, watch: watch,
      memory: former.pictures)
    self.init(
      inputs, sources: SourceMap(), targets: targets, store: store, limits: limits,
      proofs: ProofLedger(after: former.proofs))
  }

  /// What a later session needs not draw and cut again.
  package var memory: SessionMemory { SessionMemory(pictures: store.remembered, proofs: proofs) }

  /// A new session of the same inputs with the base themes of brands, by the paths of the brand files; to be called before the
  /// first theme is compiled.
  package func laying(_ bases: [ThemePath: ThemeParent]) -> Session {
    Session(
      inputs, sources: sources, targets: targets, store: store, limits: limits, bases: bases, proofs: proofs)
  }

  /// A new session that keeps only the texts read so far, so that a run over very many themes can release the rest between
  /// batches. With `counting`, the cost of art is added to that of the run; without it, the art was counted before.
  func renewed(counting: Bool) -> Session {
    Session(
      inputs, sources: sources, targets: targets, store: PictureStore(after: store, counting: counting),
      limits: limits, bases: library.bases)
  }

  private init(
    _ inputs: any ThemeInputs, sources: SourceMap, targets: TargetSet, store: PictureStore, limits: Limits,
    bases: [ThemePath: ThemeParent] = [:], proofs: ProofLedger = ProofLedger()
  ) {
    self.inputs = inputs
    self.sources = sources
    self.targets = targets
    self.limits = limits
    self.store = store
    self.proofs = proofs
    library = SyntaxLibrary(
      inputs, sources: sources, alternatives: .theme, limits: limits, bases: bases)
  }
}

/// What a session has drawn and cut, for a later one.
package struct SessionMemory: Sendable {
  fileprivate var pictures = PictureMemory()
  fileprivate var proofs: ProofLedger?

  package init() {}

  fileprivate init(pictures: PictureMemory, proofs: ProofLedger) {
    (self.pictures, self.proofs) = (pictures, proofs)
  }
}

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
