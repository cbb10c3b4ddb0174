import ThemeCore
import ThemeDisk

/// The arguments in the forms that the parser knows: `-j4` as `-j 4`, `--verify` without a word as `--verify=all`,
/// and `--timings` without a file as `--timings=-`. What stands behind `--` is left as it is.
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
    } else if argument == "--timings" {
      plain.append("--timings=\(TimingOptions.table)")
    } else {
      plain.append(argument)
    }
  }
  return plain
}

/// The command that was typed as a build that writes: what a person can paste into a shell to mend what `--verify` found.
func buildCommand(verifying arguments: [String]) -> String {
  let words = plainArguments(arguments).filter { !$0.hasPrefix("--verify=") && !$0.hasPrefix("--timings=") }
  return (["themec"] + words.map(shellQuoted)).joined(separator: " ")
}
