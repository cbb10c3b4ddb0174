import ArgumentParser
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeTargets

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists what a build reads, or what it writes; a path a line.",
    usage: "themec list inputs|outputs [<options>] [<theme> ...]",
    discussion: """
      Folders in which a build looks for siblings of art are inputs too. What a terminal or a log would obey in a name \
      is printed as an escape (`\\n`, `\\u{1b}`, `\\xe9`); programs read the names with -0.
      """)

  enum What: String, ExpressibleByArgument, CaseIterable {
    case inputs, outputs
  }

  @Argument(help: "What to list.")
  var what: What

  @Argument(
    help: ArgumentHelp(
      "Theme files, or folders of them; none: those of the project file.", valueName: "theme"),
    completion: .file(extensions: ["yaml", "json"]))
  var themes: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the bundle, or for several.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Flag(
    name: [.customShort("0"), .customLong("null")],
    help: "End each path with a zero byte instead of a newline, and escape nothing: for programs.")
  var isForPrograms = false

  @OptionGroup var arguments: CompileArguments

  func validate() throws {
    if output == "" { throw ValidationError("the folder that -o names is empty") }
    if arguments.format.isForMachines {
      throw ValidationError(
        "list prints paths on standard output, so there is no --format \(arguments.format.rawValue); "
          + "`themec check` has it")
    }
  }

  func run() throws {
    var run = try Run(themes: themes, arguments)
    let outputs = run.outputs(output)
    let compiled = try run.compile(emits: what == .outputs)
    var paths: Set<String> = []
    for theme in compiled {
      switch what {
      case .inputs: for input in run.workspace.inputs(of: theme) { paths.insert(run.workspace.typed(input)) }
      case .outputs:
        for file in theme.tree?.files ?? [] { paths.insert("\(outputs.folder(of: theme))/\(file.path)") }
      }
    }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if isForPrograms {
      Terminal.write(sorted.flatMap { SystemName.bytes(of: $0) + [0] })
    } else {
      // A terminal, or the log of a CI, would obey what a stranger's file is called.
      Terminal.write(sorted.map { VisibleText.line(beginningWith: $0) + "\n" }.joined())
    }
  }
}
