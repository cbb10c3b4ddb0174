package import ThemeBundle
package import ThemeCore
package import ThemePictures
package import ThemeSyntax

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
  let proofs = ProofLedger()

  /// The cost of the run's art so far.
  package var meter: ArtMeter { store.meter }
  /// The gate that admits work on pixels, in bytes of memory.
  package var gate: AdmissionGate { store.gate }
  /// Measures the time of the compiler's stages.
  package var watch: StageWatch { store.watch }

  /// Makes a session. `pixelsInWork` is the maximum number of bytes of pixels in work at the same time.
  package init(
    _ inputs: any ThemeInputs, targets: TargetSet, limits: Limits = Limits(),
    pixelsInWork: Int = PictureStore.usualBytesInWork, watch: StageWatch = StageWatch()
  ) {
    let store = PictureStore(inputs, limits: limits, bytesInWork: pixelsInWork, watch: watch)
    self.init(inputs, sources: SourceMap(), targets: targets, store: store, limits: limits)
  }

  /// A new session of the same inputs with the base themes of brands, by the paths of the brand files; to be called before the
  /// first theme is compiled.
  package func laying(_ bases: [ThemePath: ThemeParent]) -> Session {
    Session(inputs, sources: sources, targets: targets, store: store, limits: limits, bases: bases)
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
    bases: [ThemePath: ThemeParent] = [:]
  ) {
    self.inputs = inputs
    self.sources = sources
    self.targets = targets
    self.limits = limits
    self.store = store
    library = SyntaxLibrary(
      inputs, sources: sources, alternatives: .theme, tokenReader: DesignTokenReader(), limits: limits,
      bases: bases)
  }
}
