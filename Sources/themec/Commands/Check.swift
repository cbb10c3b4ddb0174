import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: does everything that build does, except writing.",
    usage: "themec check [<options>] [<theme> ...]")

  @Flag(help: "First apply the safe fixes, as `themec fix` does.")
  var fix = false

  @OptionGroup var caching: CacheOptions

  @OptionGroup var timing: TimingOptions

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    if fix { try Run.applyFixes([.safe], arguments) }
    let canBeKept = !fix && !timing.timings && arguments.canBeKept
    try timing.measured { try Check.run(arguments, canBeKept ? caching.cache : nil, $0) }
  }

  /// Checks the themes. With a cache, the next check with the same words prints the same if nothing has changed.
  static func run(
    _ arguments: CompileArguments, _ cache: CacheFolder? = nil, _ watch: StageWatch = StageWatch()
  ) throws {
    let start = FileTime.present
    let kept = KeptRun(cache, reading: arguments.filesRead, since: start)
    var run = try Run(arguments, notingSince: kept == nil ? nil : start, watch)
    let outputs = run.outputs(nil)
    var compiled: [CompiledTheme]?
    defer { arguments.tellOfFailure(cache) }
    do {
      let themes = try run.compile(emits: false, keepingBundles: false) { compiled = $0 }
      run.conclude("checked \(counted(themes.count, "theme"))")
      try kept?.save(run, outputs, themes, errors: Terminal.said)
    } catch ExitStatus.themeHasErrors {
      let status = ExitStatus.themeHasErrors
      if let compiled { try kept?.save(run, outputs, compiled, status: status.code, errors: Terminal.said) }
      throw status
    }
  }
}
