import ArgumentParser

@main
enum Main {
  static func main() {
    installBugHandler()
    do {
      var command = try Themec.parseAsRoot(plainArguments(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch let status as ExitStatus {
      status.exit()
    } catch {
      let code = Themec.exitCode(for: error)
      let message = Themec.fullMessage(for: error)
      if !message.isEmpty {
        code == .success ? Terminal.write(message + "\n") : Terminal.complain(message + "\n")
      }
      // ArgumentParser says 64 of wrong usage; the contract says 2.
      (code == .success ? ExitStatus.done : code == .failure ? .themeHasErrors : .wrongUsage).exit()
    }
    ExitStatus.done.exit()
  }
}

/// The arguments in the forms that the parser knows: `-j4` as `-j 4`, and `--verify` without a word as `--verify=all`.
private func plainArguments(_ arguments: [String]) -> [String] {
  var plain: [String] = []
  for (index, argument) in arguments.enumerated() {
    let next = index + 1 < arguments.count ? arguments[index + 1] : ""
    if argument.hasPrefix("-j"), argument.utf8.count > 2, Int(argument.dropFirst(2)) != nil {
      plain += ["-j", String(argument.dropFirst(2))]
    } else if argument == "--verify", Verification(rawValue: next) == nil {
      plain.append("--verify=\(Verification.all.rawValue)")
    } else {
      plain.append(argument)
    }
  }
  return plain
}

/// The command without a verb.
struct Themec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themec",
    abstract: "Compiles themes: from a file to sliced PNGs, and a manifest of facts that people can diff.",
    discussion: """
      A theme argument is a theme file or a folder with theme files; without one, the project file themec.yaml names \
      them. `themec explain CODE` is the manual page of a diagnostic.
      """,
    version: themecVersion,
    subcommands: [Build.self, Check.self, List.self, Explain.self, SchemaCommand.self, Init.self])
}

/// The version of the tool; the bundle's facts don't depend on it.
let themecVersion = "0.1.0"
