import ArgumentParser

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: does everything that build does, except writing.",
    usage: "themec check [<options>] [<theme> ...]")

  @Argument(
    help: ArgumentHelp(
      "Theme files, or folders with theme files; the default is the themes of the project file.",
      valueName: "theme"),
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
