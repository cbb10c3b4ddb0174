import ArgumentParser
import Synchronization
import ThemeDisk

@main
enum Main {
  static func main() {
    Terminal.openStreams()
    BugReport.installHandler()
    allowDescriptors()
    let status = enterFolder() ?? run(CommandWords.command)
    (status.code == 0 && Terminal.hasLostWords.load(ordering: .relaxed) ? .machineFailed : status).exit()
  }

  /// Makes the folder of `-C` the current one; returns the status with which to end if that can't be done.
  private static func enterFolder() -> ExitStatus? {
    guard let folder = CommandWords.folder else { return nil }
    do throws(SystemError) {
      try changeFolder(to: folder)
      return nil
    } catch {
      Terminal.report("the folder `\(folder)` of -C can't be entered: \(error.words)")
      return .wrongUsage
    }
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    if arguments == ["--version"] {
      Terminal.write("\(themecVersion)\n")
      return .done
    }
    if ["build", "check"].contains(arguments.first), let status = KeptRun.answer(to: arguments) {
      return status
    }
    do {
      let arguments = plainArguments(arguments)
      try checkCommand(in: arguments)
      var command = try Themec.parseAsRoot(arguments)
      try command.run()
      return .done
    } catch let status as ExitStatus {
      return status
    } catch let error as UsageError {
      Terminal.report(error.sentence)
      return .wrongUsage
    } catch  where Themec.exitCode(for: error) == .success {
      Terminal.write(helpText(Themec.fullMessage(for: error)))
      return .done
    } catch {
      Terminal.report(UsageError(parsing: error, command: arguments.first).sentence)
      return .wrongUsage
    }
  }

  /// Throws if no command is given, after printing the help, or if there is no such command.
  private static func checkCommand(in arguments: [String]) throws {
    if arguments.first == "-C" { throw UsageError("-C needs a folder: themec -C DIR COMMAND") }
    guard let first = arguments.first else {
      Terminal.writeError(helpText(Themec.helpMessage()))
      throw ExitStatus.wrongUsage
    }
    let named = first == "help" ? arguments.dropFirst().first : first
    guard let command = named, !command.hasPrefix("-"), !Themec.commands.contains(command) else { return }
    if let hint = ForeignWords.hint(forCommand: command) {
      throw UsageError("there is no command `\(command)`; \(hint)")
    }
    throw UsageError.unknown("command", command, among: Themec.commands, listedBy: "themec help")
  }
}

/// The root command, which has the commands as its subcommands.
struct Themec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themec",
    abstract: "Compiles themes into sliced PNGs and a manifest.",
    usage: "themec [-C <dir>] <command> [<options>]",
    discussion: """
      A theme argument is a theme file or a folder with theme files. Without one, the project file themec.yaml names \
      the themes, and a theme of it can be named without path and ending. With -C, the command runs in another folder. \
      `themec explain CODE` prints the manual page of a diagnostic.

      Exit status: 0 success; 1 the theme has errors, --verify found differences, or diff --fail-on was met; 2 wrong \
      usage, or diff compared a damaged bundle; 3 a system error; 70 a bug in themec.
      """,
    version: themecVersion,
    subcommands: [
      Build.self, Check.self, Preview.self, Render.self, Fix.self, Diff.self, Why.self, List.self,
      ManifestCommand.self,
      Explain.self,
      SchemaCommand.self, Runtime.self, Init.self, Import.self,
      GitSetup.self, GitDiff.self,
    ])

  /// The type of a command by its name; nil if there is no such command.
  static func command(named command: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0._commandName == command }
  }

  /// The long options of a command, or of the root command, as its help page lists them.
  static func options(of command: any ParsableCommand.Type) -> [String] {
    let page = command == Themec.self ? helpMessage(columns: 80) : helpMessage(for: command, columns: 80)
    return page.split(separator: "\n").flatMap { line -> [String] in
      guard line.hasPrefix("  -") else { return [] }
      // A line of the page looks like this: `-o, --output <dir>      The folder…`
      return line.split(separator: "  ").first?.split { ", =[<".contains($0) }
        .filter { $0.hasPrefix("--") }.map(String.init) ?? []
    }
  }

  /// The words that can come first on the command line.
  static var commands: [String] {
    ["help"] + configuration.subcommands.map { $0._commandName }
  }
}
