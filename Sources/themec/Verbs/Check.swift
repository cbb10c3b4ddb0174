import ArgumentParser
import ThemeDiagnostics

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: does everything that build does, except writing.",
    usage: "themec check [<options>] [<theme> ...]")

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    var run = try Run(arguments)
    _ = run.outputs(nil)
    let compiled = try run.compile(emits: false)
    run.conclude("checked \(counted(compiled.count, "theme"))")
  }
}
