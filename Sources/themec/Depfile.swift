/// A rule for make and ninja: the target, every input, and for each input an empty rule of its own, so that deleting one
/// is no error.
func depfileText(target: String, inputs: [String]) -> String {
  let escaped = inputs.map(makeEscaped)
  var text = "\(makeEscaped(target)):"
  for input in escaped { text += " \\\n  \(input)" }
  text += "\n"
  for input in escaped { text += "\n\(input):\n" }
  return text
}

/// A path as make reads it back. A line end can't be written in a makefile, so such a path becomes one that is not there.
private func makeEscaped(_ path: String) -> String {
  var text = ""
  for character in path {
    switch character {
    case " ", "#", ":", "%", "\\": text += "\\\(character)"
    case "$": text += "$$"
    case "\n", "\r", "\r\n": text += "?"
    default: text.append(character)
    }
  }
  return text
}
