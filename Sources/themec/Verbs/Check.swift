import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: does everything that build does, except writing.",
    usage: "themec check [<options>] [<theme> ...]")

  @Flag(help: "First apply the fixes that leave no doubt, as `themec fix` does.")
  var fix = false

  @OptionGroup var timing: TimingOptions

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    if fix { try Run.applyFixes([.safe], arguments) }
    try timing.measured { try Check.run(arguments, $0) }
  }

  /// Checks the themes as they are.
  static func run(_ arguments: CompileArguments, _ watch: StageWatch = StageWatch()) throws {
    var run = try Run(arguments, notingSince: nil, watch)
    _ = run.outputs(nil)
    let compiled = try run.compile(emits: false, keepingBundles: false)
    run.conclude("checked \(counted(compiled.count, "theme"))")
  }
}
