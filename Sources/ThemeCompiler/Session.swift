package import ThemeCore
package import ThemePictures
import ThemeSlicing
package import ThemeSyntax
import ThemeTokens

/// What the themes of one run share: their inputs, and everything that was read and decoded so far.
package struct Session: Sendable {
  package let inputs: any ThemeInputs
  package let sources: SourceMap
  /// What the inputs may hold and cost.
  package let limits: Limits
  let library: SyntaxLibrary
  let store: PictureStore
  let proofs = ProofLedger()

  /// What the run's art has cost.
  package var meter: ArtMeter { store.meter }
  /// Through which all work on pixels goes; in bytes.
  package var gate: AdmissionGate { store.gate }
  /// Measures the stages of the line.
  package var watch: StageWatch { store.watch }

  /// `pixelsInWork` is how many bytes of pixels may be in work at one time.
  package init(
    _ inputs: any ThemeInputs, limits: Limits = Limits(),
    pixelsInWork: Int = PictureStore.usualBytesInWork, watch: StageWatch = StageWatch()
  ) {
    let store = PictureStore(inputs, limits: limits, bytesInWork: pixelsInWork, watch: watch)
    self.init(inputs, sources: SourceMap(), store: store, limits: limits)
  }

  /// The same session before its first theme, with themes that brands are laid over, by the files of the brands.
  package func laying(_ bases: [ThemePath: ThemeParent]) -> Session {
    Session(inputs, sources: sources, store: store, limits: limits, bases: bases)
  }

  /// The same session as before its first theme, but for the texts that it has read: a run over very many themes keeps what some
  /// share, and then forgets it. With `counting`, what their art costs counts for the run; without, it has been counted.
  func renewed(counting: Bool) -> Session {
    Session(
      inputs, sources: sources, store: PictureStore(after: store, counting: counting), limits: limits,
      bases: library.bases)
  }

  private init(
    _ inputs: any ThemeInputs, sources: SourceMap, store: PictureStore, limits: Limits,
    bases: [ThemePath: ThemeParent] = [:]
  ) {
    self.inputs = inputs
    self.sources = sources
    self.limits = limits
    self.store = store
    library = SyntaxLibrary(
      inputs, sources: sources, alternatives: .theme, tokenReader: DesignTokenReader(), limits: limits,
      bases: bases)
  }
}
