import ThemeDisk

/// The arguments in the forms that the parser knows: `-j4` as `-j 4`, and `--verify` without a word as `--verify=all`.
/// What stands behind `--` is left as it is.
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
    } else {
      plain.append(argument)
    }
  }
  return plain
}

/// The command that was typed as a build that writes: what a person can paste into a shell to mend what `--verify` found.
func buildCommand(verifying arguments: [String]) -> String {
  let words = plainArguments(arguments).filter { !$0.hasPrefix("--verify=") }
  return (["themec"] + words.map(shellQuoted)).joined(separator: " ")
}
