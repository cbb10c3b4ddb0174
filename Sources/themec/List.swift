import ArgumentParser
import ThemeBackends
import ThemeCompiler
import ThemeSource

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists what a build reads, or what it writes; a path a line.")

  enum What: String, ExpressibleByArgument, CaseIterable {
    case inputs, outputs
  }

  @Argument(help: "inputs or outputs.")
  var what: What

  @Argument(help: "Theme files, or folders of them; none: those of the project file.")
  var themes: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the bundle, or for several.", valueName: "dir"))
  var output: String?

  @OptionGroup var arguments: CompileArguments

  func run() throws {
    let run = try Run(themes: themes, arguments)
    let compiled = try run.compile(emits: what == .outputs)
    var paths: Set<String> = []
    let outputs = Outputs(output, run.workspace)
    for theme in compiled {
      switch what {
      case .inputs: for input in theme.inputs { paths.insert(run.workspace.prefix + input.description) }
      case .outputs: for file in theme.tree?.files ?? [] { paths.insert("\(outputs.folder(of: theme))/\(file.path)") }
      }
    }
    let lines = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    Terminal.write(lines.map { $0 + "\n" }.joined())
  }
}
