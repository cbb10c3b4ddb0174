package import ThemeBundle
package import ThemeCore
import ThemeDiagnostics
package import ThemeModel
package import ThemePictures
package import ThemeSyntax

/// The options of a run.
package struct CompileOptions: Sendable {
  /// The scales to build; nil for all scales of the themes.
  package var scales: [Scale]?
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
  /// The elements that may differ from the interface.
  package let except: [ElementID]

  /// Nil where there is no path, or where the path leaves the root.
  package init?(_ reference: InterfaceReference, relativeTo folder: ThemePath) {
    guard let text = reference.path?.value.text, let path = ThemePath(text, relativeTo: folder) else {
      return nil
    }
    self.path = path
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

  /// Makes a session. `pixelsInWork` is the maximum number of bytes of pixels in work at the same time. Drawings that the session
  /// `former` has drawn and cut are not drawn and cut again.
  package init(
    _ inputs: any ThemeInputs, targets: TargetSet, limits: Limits = Limits(),
    pixelsInWork: Int = PictureStore.usualBytesInWork, watch: StageWatch = StageWatch(),
    after former: Session? = nil
  ) {
    let store = PictureStore(
      inputs, limits: limits, bytesInWork: pixelsInWork, watch: watch,
      memory: former?.store.remembered ?? PictureMemory())
    self.init(
      inputs, sources: SourceMap(), targets: targets, store: store, limits: limits,
      proofs: ProofLedger(after: former?.proofs))
  }

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
