import ThemeBundle
import ThemeCheck
package import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSlicing
import ThemeSyntax
import ThemeTargets

/// The whole line: from a theme file to its bundle, or to everything that is wrong with it. Pure but for what the
/// session's inputs give.
package func compile(
  _ path: ThemePath, in session: Session, _ options: CompileOptions,
  progress: @Sendable (Int, Int, String) -> Void = { _, _, _ in }
) throws(CompilerFault) -> CompiledTheme {
  var sink = DiagnosticSink(limit: session.limits[.diagnostics], codes: .all)
  var inputs: [ThemePath] = []
  let watch = session.watch
  let loaded = watch.measure(.parse, path.text) {
    load(path, from: session.library, inputs: &inputs, &sink)
  }
  guard let tree = loaded else {
    return CompiledTheme(
      path: path, name: nil, isOnlyExtended: false, diagnostics: sink.diagnostics, omitted: sink.dropped,
      files: inputs, art: nil, tree: nil, makesBundle: false, support: nil, slices: nil, bytesInWork: 0,
      source: nil, hasErrors: sink.hasErrors)
  }
  let (theme, resolved) = watch.measure(.check, path.text) {
    let theme = lower(tree, options, &sink)
    return (theme, resolve(theme, limits: session.limits, &sink))
  }
  let pictures = watch.measure(.check, path.text) {
    checkInterface(of: resolved, in: session, options, &inputs, &sink)
    return picture(
      resolved, sources: session.sources, store: session.store, only: options.scales,
      profile: options.profile, workers: options.workers, &sink)
  }
  let (gate, bytesInWork) = (session.gate, pictures.bytesInWork)
  let profiles = options.targets.compactMap { TargetBackend.named($0)?.profile }
  let checked = gate.admit(bytesInWork) {
    watch.measure(.check, path.text) { check(pictures, for: profiles, &sink) }
  }
  // Counting may make pictures again.
  let tooMuch = checked.flatMap { checked in
    gate.admit(bytesInWork) {
      watch.measure(.check, path.text) { session.limits.exceededWork(of: checked, options.targets.count) }
    }
  }
  if let exceeded = tooMuch {
    let place = theme.name?.range ?? SourceRange(source: tree.source, start: 0, end: 0)
    sink.report(.limitExceeded("to write the pictures of the bundle takes", exceeded, at: place))
  }
  let diagnostics = accepted(sink.diagnostics, by: theme, options)
  let accepted = Set(options.allow + theme.allow.map(\.value.name))
  let omitted = sink.dropped.accepting(accepted)
  let isClean = omitted.errors == 0 && !diagnostics.contains { $0.severity == .error }
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
          bundle = emit(slices, targets: options.writesTargets ? options.targets : [], workers: workers)
        } else {
          // Proving slices is part of the check: it has no user error to find, only bugs.
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
    makesBundle: isClean && checked != nil,
    support: options.targets.contains(.uikit) ? checked.flatMap(UIKitSupportCode.init) : nil, slices: kept,
    bytesInWork: bytesInWork, source: tree.source, hasErrors: !isClean)
}

/// A loaded theme, typed, with what the project says to targets.
func lower(_ tree: SyntaxTree, _ options: CompileOptions, _ sink: inout DiagnosticSink) -> Theme {
  var theme = lower(tree.root, from: tree.source, isPartial: tree.isPartial, &sink)
  theme.targets.insert(contentsOf: options.targetOptions, at: 0)
  theme.deprecatedTokens = tree.deprecatedTokens
  theme.tokenRemarks = tree.tokenRemarks
  theme.parents = tree.parents
  if tree.isPartial { theme.lost = Set(LostNames.allCases) }
  return theme
}

extension Limits {
  /// What to say of a theme whose pictures take more to write than is allowed.
  fileprivate func exceededWork(of theme: CheckedTheme, _ targets: Int) -> LimitExceeded? {
    exceeded(.bundleWork, by: bundleWork(of: theme, targets: targets, limit: self[.bundleWork]))
  }
}
