import ArgumentParser

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks themes: everything that build does short of encoding and writing.")

  @Argument(help: "Theme files, or folders of them; none: those of the project file.")
  var themes: [String] = []

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    let run = try Run(themes: themes, arguments)
    let compiled = try run.compile(emits: false)
    if arguments.verbose { Terminal.complain("checked \(compiled.count) themes\n") }
  }
}
