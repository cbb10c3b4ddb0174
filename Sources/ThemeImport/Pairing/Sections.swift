/// The section of the theme that a name suggests: a button that stretches is one, and what has no such name is an image.
func section(for name: String, isSliced: Bool) -> String {
  let words = nameWords(name)
  let text = words.joined()
  let isButton = words.contains("button") || words.contains("btn") || text.hasSuffix("button")
  if isSliced, words.contains("back"), isButton || words.contains("bar") { return "backButtons" }
  if isSliced, isButton { return "buttons" }
  let isBar = text.contains("navbar") || text.contains("navigationbar")
  if isBar, words.contains("background") || words.contains("bg") || text.hasSuffix("bar"), !isButton {
    return "navigationBars"
  }
  return "images"
}

/// The words of a name in lowercase.
private func nameWords(_ name: String) -> [String] {
  var words: [String] = []
  var rest = name
  while let (before, word) = StateWords.lastWord(of: rest) {
    words.append(word)
    rest = before
  }
  return words.reversed().reduce(into: [rest.lowercased()]) { $0.append($1) }
}
