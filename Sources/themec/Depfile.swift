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

/// A path as make reads it back. For a character that no makefile can say stands `?`, which make finds the file by; ninja
/// then builds every time, which is never wrong.
private func makeEscaped(_ path: String) -> String {
  // Make would look up somebody's home.
  var text = path.utf8.first == UInt8(ascii: "~") ? "./" : ""
  for scalar in path.unicodeScalars {
    switch scalar {
    case " ", "#", ":": text += "\\\(scalar)"
    case "$": text += "$$"
    case "\\", "%", "=", ";", "|", "*", "[", "\0"..."\u{1F}": text += "?"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}
