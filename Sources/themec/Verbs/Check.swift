import ArgumentParser

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: everything that build does but encode and write.",
    usage: "themec check [<options>] [<theme> ...]")

  @Argument(
    help: ArgumentHelp(
      "Theme files, or folders of them; none: those of the project file.", valueName: "theme"),
    completion: .file(extensions: ["yaml", "json"]))
  var themes: [String] = []

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    var run = try Run(themes: themes, arguments)
    _ = run.outputs(nil)
    let compiled = try run.compile(emits: false)
    run.conclude("checked \(counted(compiled.count, "theme"))")
  }
}
