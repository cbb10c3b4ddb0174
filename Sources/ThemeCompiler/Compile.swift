import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSyntax

/// Compiles theme files to bundles, or reports everything that is wrong with them. The result depends on nothing but the
/// arguments and what the session's inputs return.
///
/// A stage is done for all themes before the next one begins, which keeps its code and tables in the processor's caches and
/// makes the check of many small themes faster. Large themes go through all stages alone, so that only one of them is in memory
/// at a time.
func compile(
  _ paths: some Sequence<ThemePath>, in session: Session, _ options: CompileOptions,
  progress: @Sendable (Int, Int, String) -> Void = { _, _, _ in }
) -> [Result<CompiledTheme, CompilerFault>] {
  var themes = paths.map { Compilation($0, in: session, options) }
  var results: [Result<CompiledTheme, CompilerFault>?] = themes.map { _ in nil }
  for index in themes.indices {
    themes[index].load()
    if themes[index].isLong { results[index] = themes[index].complete(progress) }
  }
  for index in themes.indices where results[index] == nil { themes[index].lower() }
  for index in themes.indices where results[index] == nil {
    themes[index].resolve()
    if themes[index].hasManyVariants { results[index] = themes[index].complete(progress) }
  }
  for index in themes.indices where results[index] == nil { themes[index].picture() }
  for index in themes.indices where results[index] == nil { themes[index].check() }
  return themes.indices.map { results[$0] ?? themes[$0].complete(progress) }
}

/// A theme in the course of its compilation: the results of the stages so far.
private struct Compilation {
  let path: ThemePath
  private let session: Session
  private let options: CompileOptions
  private var sink: DiagnosticSink
  private var inputs: [ThemePath] = []
  /// The syntax tree; nil for a theme that can't be read, for which no further stage is done.
  private var tree: SyntaxTree?
  private var theme: Theme?
  private var resolved: ResolvedTheme?
  private var pictures: Pictures?
  /// The checked theme; nil for a theme with errors, and for one without anything to build.
  private var checked: CheckedTheme?

  init(_ path: ThemePath, in session: Session, _ options: CompileOptions) {
    (self.path, self.session, self.options) = (path, session, options)
    sink = session.newSink
  }

  /// Whether the files that the theme is made of have more than 32 KiB together, so that it should not be in memory beside many
  /// others.
  var isLong: Bool {
    let lengths = tree?.inputs.lazy.compactMap { session.sources.source(at: $0) }
      .map { session.sources[$0].bytes.count }
    return lengths?.reduce(0, +) ?? 0 > 1 << 15
  }

  /// Whether the theme has so many variants that it should not be in memory beside many others.
  var hasManyVariants: Bool { resolved?.elements.reduce(0) { $0 + $1.variants.count } ?? 0 > 500 }

  /// Does the remaining stages, and releases their results.
  mutating func complete(
    _ progress: @Sendable (Int, Int, String) -> Void
  ) -> Result<CompiledTheme, CompilerFault> {
    if theme == nil { lower() }
    if resolved == nil { resolve() }
    if pictures == nil {
      picture()
      check()
    }
    defer { self = Compilation(path, in: session, options) }
    return Result { () throws(CompilerFault) in try finish(progress) }
      .mapError { CompilerFault(message: "\(path): \($0.message)") }
  }

  mutating func load() {
    session.watch.measure(.parse) {
      tree = ThemeSyntax.load(path, from: session.library, inputs: &inputs, &sink)
    }
  }

  mutating func lower() {
    guard let tree else { return }
    session.watch.measure(.check) { theme = ThemeCompiler.lower(tree, options, &sink) }
  }

  mutating func resolve() {
    guard let theme else { return }
    session.watch.measure(.check) {
      resolved = ThemeResolution.resolve(theme, only: options.elements, limits: session.limits, &sink)
    }
  }

  mutating func picture() {
    guard let resolved else { return }
    session.watch.measure(.check) {
      // Elements that were not asked for would be missing.
      if options.elements == nil { checkInterface(of: resolved, in: session, options, &inputs, &sink) }
      pictures = ThemePictures.picture(
        resolved, sources: session.sources, store: session.store, only: options.scales,
        profile: options.profile, workers: options.workers, &sink)
    }
  }

  mutating func check() {
    guard let pictures, let tree else { return }
    let (gate, bytesInWork) = (session.gate, pictures.bytesInWork)
    let profiles = options.targets.compactMap { session.targets[$0] }
    gate.admit(bytesInWork) {
      session.watch.measure(.check) {
        checked = ThemeCheck.check(pictures, for: profiles, &sink)
      }
    }
    // Counting the work may draw pictures again, so it needs the gate as well.
    let tooMuch = checked.flatMap { checked in
      gate.admit(bytesInWork) {
        session.watch.measure(.check) {
          session.limits.exceededWork(of: checked, options.targets.count)
        }
      }
    }
    if let exceeded = tooMuch {
      let place = theme?.name?.range ?? SourceRange(source: tree.source, start: 0, end: 0)
      sink.report(.limitExceeded("to write the pictures of the bundle takes", exceeded, at: place))
    }
  }

  /// Slices the theme and makes its bundle, or only proves its slices where no bundle is wanted or the theme has errors.
  private func finish(_ progress: @Sendable (Int, Int, String) -> Void) throws(CompilerFault) -> CompiledTheme
  {
    guard let tree, let theme, let resolved, let pictures else {
      return CompiledTheme(
        path: path, name: nil, isOnlyExtended: false, diagnostics: sink.diagnostics, omitted: sink.dropped,
        files: inputs, art: nil, tree: nil, makesBundle: false, slices: nil, bytesInWork: 0,
        source: nil, hasErrors: sink.hasErrors)
    }
    let diagnostics = namingLikes(
      accepted(
        sink.diagnostics.isEmpty ? [] : atNearestPlaces(sink.diagnostics, tree, resolved), by: theme, options,
        session.targets, pictures.svgUsers), of: theme)
    let accepted = Set(options.allow + theme.allow.map(\.value.name))
    let omitted = sink.dropped.accepting(accepted)
    let isClean = omitted.errors == 0 && !diagnostics.contains { $0.severity == .error }
    let (gate, bytesInWork) = (session.gate, pictures.bytesInWork)
    var bundle: OutputTree?
    var kept: SliceSet?
    if let checked, !session.meter.isExceeded {
      let workers = gate.workers(options.workers, each: bytesInWork)
      do throws(ProofFailed) {
        try gate.admit(workers * bytesInWork) { () throws(ProofFailed) in
          if isClean, options.emits {
            let slices = try slice(checked, workers: workers, proofs: session.proofs, progress: progress)
            if session.meter.isExceeded { return }
            if options.keepsSlices { kept = slices }
            bundle = emit(
              slices, for: options.writesTargets ? options.targets : [], of: session.targets, workers: workers
            )
          } else {
            // Proving slices is part of the check, but it can only find bugs of the compiler.
            try prove(checked, workers: workers, proofs: session.proofs)
          }
        }
      } catch {
        throw CompilerFault(error)
      }
    }
    return CompiledTheme(
      path: path, name: theme.name, isOnlyExtended: resolved.built.isEmpty || theme.isAbstract,
      diagnostics: diagnostics, omitted: omitted, files: inputs, art: pictures.inputs, tree: bundle,
      makesBundle: isClean && checked != nil, slices: kept, bytesInWork: bytesInWork, source: tree.source,
      hasErrors: !isClean)
  }
}

extension Compilation {
  private func atNearestPlaces(
    _ diagnostics: [Diagnostic], _ tree: SyntaxTree, _ resolved: ResolvedTheme
  ) -> [Diagnostic] {
    let places = NearestPlaces(tree.layers, resolved.values, in: session.sources)
    return diagnostics.withoutRepeatedKeys(in: tree.root).map(places.moved)
  }
}

/// The typed theme of a syntax tree, with the project's options for targets.
func lower(_ tree: SyntaxTree, _ options: CompileOptions, _ sink: inout DiagnosticSink) -> Theme {
  var theme = lower(tree.root, from: tree.source, isPartial: tree.isPartial, &sink)
  theme.targets.insert(contentsOf: options.targetOptions, at: 0)
  theme.deprecatedTokens = tree.deprecatedTokens
  theme.tokenRemarks = tree.tokenRemarks
  theme.droppedModes = tree.droppedModes
  theme.parents = tree.parents
  theme.removed = removals(in: tree)
  checkRemovals(in: tree, &sink)
  if tree.isPartial { theme.lost = Set(LostNames.allCases) }
  return theme
}

extension Limits {
  /// The exceeded limit of the work that writing the pictures of the bundle takes; nil where the work is within the limit.
  fileprivate func exceededWork(of theme: CheckedTheme, _ targets: Int) -> LimitExceeded? {
    exceeded(.bundleWork, by: bundleWork(of: theme, targets: targets, limit: self[.bundleWork]))
  }
}
