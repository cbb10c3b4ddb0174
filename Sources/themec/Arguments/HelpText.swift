/// The parser's page of help in the words of this project, with one newline at its end; other text as it is.
func helpText(_ text: String) -> String {
  var text = text[...]
  let heading = "OVERVIEW: "
  let isHelp = text.hasPrefix(heading)
  if isHelp { text = text.dropFirst(heading.count) }
  while text.last == "\n" { text.removeLast() }
  guard isHelp else { return text + "\n" }
  let words = [
    ("SUBCOMMANDS:", "VERBS:"),
    ("  See 'themec help <subcommand>' for detailed help.", "`themec help VERB` describes a verb."),
    // The parser knows no option whose value may be left out.
    ("--verify <what>       ", "--verify[=<what>]     "),
  ]
  return words.reduce(String(text)) { $0.replacing($1.0, with: $1.1) } + "\n"
}
