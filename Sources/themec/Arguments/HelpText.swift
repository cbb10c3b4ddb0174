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
