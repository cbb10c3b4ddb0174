import ThemeCore

/// A rule for make and ninja: the target, every input, and for each input an empty rule of its own, so that deleting one
/// is no error. Fails for a name that make can't be told.
func depfileText(target: String, inputs: [String]) throws -> [UInt8] {
  let target = try makeWord(target)
  let inputs = try inputs.map(makeWord)
  var text = "\(target):"
  for input in inputs { text += " \\\n  \(input)" }
  text += "\n"
  for input in inputs { text += "\n\(input):\n" }
  return SystemName.bytes(of: text)
}

/// A path as make reads it back. For a character that no makefile can say stands `?`, which make finds the file by; ninja
/// then builds every time, which is never wrong.
private func makeWord(_ path: String) throws -> String {
  var path = path
  if path.utf8.last == UInt8(ascii: ")"), path.utf8.dropFirst().contains(UInt8(ascii: "(")) {
    // To make, a member of an archive; a folder has another name.
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
  // The words with which a rule would set a variable.
  var word = ["define", "undefine"].contains(path) ? "./" : ""
  var scalars = path.unicodeScalars[...]
  while let scalar = scalars.popFirst() {
    switch scalar {
    case " ", "#", ":": word += "\\\(scalar)"
    case "$": word += "$$"
    // A byte that is not UTF-8 stays as it is.
    case "\0" where SystemName.byte(behindZero: scalars.first) != nil:
      word.unicodeScalars += [scalar, scalars.removeFirst()]
    case "\\", "%", "=", ";", "|", "*", "[", "\0"..."\u{1F}", "\u{7F}": word += "?"
    // At the beginning somebody's home, at the end of a rule's targets a group of them.
    case "~" where word.isEmpty, "&" where scalars.isEmpty: word += "?"
    default: word.unicodeScalars.append(scalar)
    }
  }
  return word
}
