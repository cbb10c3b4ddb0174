import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: does everything that build does, except writing.",
    usage: "themec check [<options>] [<theme> ...]")

  @Flag(help: "First apply the fixes that leave no doubt, as `themec fix` does.")
  var fix = false

  @OptionGroup var caching: CacheOptions

  @OptionGroup var timing: TimingOptions

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    if fix { try Run.applyFixes([.safe], arguments) }
    try timing.measured { try Check.run(arguments, caching.cache, $0) }
  }

  /// Checks the themes as they are now. The diagnostics of themes that have not changed since an earlier check are taken from
  /// the cache.
  static func run(
    _ arguments: CompileArguments, _ cache: CacheFolder? = nil, _ watch: StageWatch = StageWatch()
  ) throws {
    let start = FileTime.present
    let memory = try RunMemory(cache, of: "check", arguments)
    let state = watch.measure(.compare) { memory?.state(at: start, workers: arguments.workers) }
    var run = try Run(arguments, notingSince: memory == nil ? nil : start, watch)
    var maker = memory?.maker(run)
    _ = run.outputs(nil)
    let saved = state?.savedThemes ?? [:]
    let known = watch.measure(.compare) { run.knownThemes(saved, of: state) }
    defer { arguments.tellOfFailure(cache) }
    let record = maker?.draft.adder
    let compiled = try run.compile(emits: false, keepingBundles: false, known: known, record: record) {
      [run] themes in
      if let state, state.isUpToDate, themes.allSatisfy(\.isKnown) {
        if state.isRefreshed { memory?.save(state) }
        return
      }
      maker?.add(themes, nil, from: saved, of: state, run)
      _ = maker?.save(after: state, isSilent: false)
    }
    run.conclude("checked \(counted(compiled.count, "theme"))")
  }
}
