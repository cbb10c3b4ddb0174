import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the files that a build reads or writes, one per line.",
    usage: "themec list inputs|outputs [<options>] [<theme> ...]",
    discussion: """
      Folders in which a build looks for other scales of art are inputs too. Control characters in names are escaped \
      (`\\n`, `\\u{1b}`, `\\xe9`); use -0 to read the names in a program.
      """)

  enum What: String, ExpressibleByArgument, CaseIterable {
    case inputs, outputs
  }

  @Argument(help: "The files to list.")
  var what: What

  @OptionGroup var place: OutputOption

  @Flag(
    name: [.customShort("0"), .customLong("null")],
    help: "End each path with a null byte instead of a newline, and escape nothing.")
  var isForPrograms = false

  @OptionGroup var arguments: CompileArguments

  func validate() throws {
    if arguments.format.isForMachines {
      throw ValidationError(
        "list prints paths on standard output, so it does not support --format \(arguments.format.rawValue); "
          + "use `themec check`")
    }
  }

  func run() throws {
    var run = try Run(arguments)
    let outputs = run.outputs(place.output)
    let compiled = try run.compile(emits: what == .outputs)
    var paths: Set<ByteText> = []
    for theme in compiled {
      switch what {
      case .inputs:
        for input in run.workspace.inputs(of: theme) { paths.insert(ByteText(run.workspace.typed(input))) }
      case .outputs:
        for file in theme.tree?.files ?? [] {
          paths.insert(ByteText("\(outputs.folder(of: theme))/\(file.path)"))
        }
      }
    }
    let sorted = paths.sorted().map(\.text)
    if isForPrograms {
      Terminal.write(sorted.flatMap { SystemName.bytes(of: $0) + [0] })
    } else {
      // File names may come from an untrusted source, so control characters are escaped for terminals and CI logs.
      Terminal.write(sorted.map { VisibleText.line(beginningWith: $0) + "\n" }.joined())
    }
  }
}
