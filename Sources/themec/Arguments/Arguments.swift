import CShims
import ThemeCore
import ThemeDisk

/// The arguments, rewritten into the forms that the parser knows: `-j4` becomes `-j 4`, `--verify` without a value becomes
/// `--verify=all`, and `--serve` without a port becomes `--serve=usual`. Everything after `--` is left as it is.
func plainArguments(_ arguments: [String]) -> [String] {
  var plain: [String] = []
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" { return plain + [argument] + rest }
    if argument.hasPrefix("-j"), argument.utf8.count > 2 {
      plain += ["-j", String(argument.dropFirst(argument.hasPrefix("-j=") ? 3 : 2))]
    } else if argument == "--verify" {
      let word = rest.first.flatMap(VerifyMode.init(rawValue:))
      if word != nil { rest.removeFirst() }
      plain.append("--verify=\((word ?? .all).rawValue)")
    } else if argument == "--serve" {
      let isPort = rest.first.map { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) } ?? false
      plain.append("--serve=\(isPort ? rest.removeFirst() : ServePort.usualWord)")
    } else {
      plain.append(argument)
    }
  }
  return plain
}

/// The build command that corresponds to a command with `--verify`: the same words, quoted for a shell, without `--verify` and
/// `--timings`. You can paste it into a shell to update the files that `--verify` found to be out of date.
func buildCommand(verifying arguments: [String]) -> String {
  let words = plainArguments(arguments).filter { !$0.hasPrefix("--verify=") && $0 != "--timings" }
  return (["themec"] + words.map(shellQuoted)).joined(separator: " ")
}

/// The command line as it was typed.
enum CommandWords {
  /// The arguments after the program's name, converted from bytes by ``SystemName``, which keeps bytes that are not UTF-8.
  ///
  /// `CommandLine.arguments` is not used because it repairs such bytes, so that its paths name other files, and because it is
  /// empty where /proc is missing or no file descriptor is free to read it.
  static let typed: [String] = {
    var typed: [String] = []
    var place = unsafe cstartup_words() ?? CommandLine.unsafeArgv
    while let word = unsafe place.pointee {
      typed.append(unsafe SystemName.text(ofCString: word))
      unsafe place += 1
    }
    return Array(typed.dropFirst())
  }()

  /// The folder that `-C` before the command names, which is the current folder of the run; nil without it.
  static var folder: String? { typed.first == "-C" ? typed.dropFirst().first : nil }

  /// The arguments from the command on.
  static var command: [String] { Array(typed.dropFirst(folder == nil ? 0 : 2)) }
}

/// The parser's help page in the wording of this project, with one newline at its end. Text that is not a help page is only
/// given that newline.
func helpText(_ text: String) -> String {
  var text = text[...]
  let heading = "OVERVIEW: "
  let isHelp = text.hasPrefix(heading)
  if isHelp { text = text.dropFirst(heading.count) }
  while text.last == "\n" { text.removeLast() }
  guard isHelp else { return text + "\n" }
  let words = [
    ("SUBCOMMANDS:", "COMMANDS:"),
    ("  See 'themec help <subcommand>' for detailed help.", "`themec help COMMAND` describes a command."),
    // The parser has no options whose value is optional, so it shows the value of `--verify` as required.
    ("--verify <what>       ", "--verify[=<what>]     "),
  ]
  return words.reduce(String(text)) { $0.replacing($1.0, with: $1.1) } + "\n"
}
