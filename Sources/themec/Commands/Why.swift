import ArgumentParser
import ThemeCompiler
import ThemeCore
import ThemeDisk

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows where the values of an element come from.",
    usage: "themec why [<options>] <theme> <element> [<key>]",
    discussion: """
      Without a key, all values of the element are listed, each with the place where it is set. With a key, you see every \
      place that leads to the value, beginning with the one in the element, and the values that it overrides.
      """)

  @Argument(
    help: "The theme file, or the name of a theme of the project.",
    completion: .file(extensions: ["yaml", "json"]))
  var theme: String

  @Argument(help: "The kind and name of the element, such as backButtons/menu.")
  var element: String

  @Argument(help: "The key as the language reference writes it, such as title.font.size.")
  var key: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The variant as the manifest writes it, such as highlighted or normal.dark.", valueName: "variant"))
  var variant: String?

  @OptionGroup var place: RootOptions

  /// The format in which the answer is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, json
  }

  @Option(help: "The format of the answer; `themec schema why` describes the JSON.")
  var format = Format.human

  func run() throws {
    let options = (place.root.map { ["--root=\($0)"] } ?? []) + (place.trustLinks ? ["--trust-links"] : [])
    let run = try Run(CompileArguments.parse(["--format=\(format.rawValue)"] + options + ["--", theme]))
    let workspace = run.workspace
    guard workspace.themes.count == 1, let path = workspace.themes.first else {
      throw UsageError("`\(theme)` is a folder of several themes; name one of them")
    }
    let origins: ElementOrigins
    do throws(WhyError) {
      origins = try why(path, element: element, key: key, variant: variant, in: workspace.session)
    } catch .question(let sentence) {
      throw UsageError(sentence)
    } catch .theme(let diagnostics) {
      if let failure = workspace.disk.failure {
        throw unreadable(workspace.typed(failure.path), failure.reason)
      }
      try run.judge(diagnostics)
      throw ExitStatus.themeHasErrors
    }
    if format == .json {
      return Terminal.write(origins.json(workspace).text)
    }
    Terminal.write(key == nil ? origins.table(workspace) : origins.chains(workspace))
  }
}
