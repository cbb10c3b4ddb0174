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
