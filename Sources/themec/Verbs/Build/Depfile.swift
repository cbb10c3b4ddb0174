import ThemeCore

/// A rule for make and ninja, which names the target and every input, and an empty rule for each input, so that deleting an
/// input is not an error. Throws if make's syntax can't express a path.
func depfileText(target: String, inputs: [String]) throws -> [UInt8] {
  let target = try makeWord(target)
  let inputs = try inputs.map(makeWord)
  var text = "\(target):"
  for input in inputs { text += " \\\n  \(input)" }
  text += "\n"
  for input in inputs { text += "\n\(input):\n" }
  return SystemName.bytes(of: text)
}

/// Escapes a path so that make reads it back. A character that makefiles can't express becomes `?`, a wildcard with which make
/// finds the file. Ninja has no wildcards and builds every time, which is slower but never wrong.
private func makeWord(_ path: String) throws -> String {
  var path = path
  if path.utf8.last == UInt8(ascii: ")"), path.utf8.dropFirst().contains(UInt8(ascii: "(")) {
    // Make reads such a path as a member of an archive. If it is a folder, it can be written in another way.
    guard try isFolder(path, typed: path) == true else {
      throw UsageError(
        "--depfile can't name `\(path)`: make reads a name that ends in `)` as a member of an archive; rename it"
      )
    }
    path += "/."
  }
  let setting = path.utf8.dropFirst()
  if path.utf8.first == UInt8(ascii: "."), !setting.isEmpty,
    setting.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "_") })
  {
    throw UsageError("--depfile can't name `\(path)`: make reads it as an assignment; rename it")
  }
  // At the beginning of a rule, make would read these words as directives that set variables.
  var word = ["define", "undefine"].contains(path) ? "./" : ""
  var scalars = path.unicodeScalars[...]
  while let scalar = scalars.popFirst() {
    switch scalar {
    case " ", "#", ":": word += "\\\(scalar)"
    case "$": word += "$$"
    // `SystemName` writes a byte that is not UTF-8 as U+0000 and another character, which are kept.
    case "\0" where SystemName.byte(behindZero: scalars.first) != nil:
      word.unicodeScalars += [scalar, scalars.removeFirst()]
    case "\\", "%", "=", ";", "|", "*", "[", "\0"..."\u{1F}", "\u{7F}": word += "?"
    // Make reads `~` at the beginning of a path as a home folder, and `&` before the colon as a mark of grouped targets.
    case "~" where word.isEmpty, "&" where scalars.isEmpty: word += "?"
    default: word.unicodeScalars.append(scalar)
    }
  }
  return word
}
