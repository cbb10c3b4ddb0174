/// How the names of pictures spell states.
enum StateWords {
  /// The words for states, in lowercase.
  private static let states: [String: String] = [
    "highlighted": "highlighted", "highlight": "highlighted", "hl": "highlighted", "pressed": "highlighted",
    "press": "highlighted", "pushed": "highlighted", "push": "highlighted", "click": "highlighted",
    "clicked": "highlighted", "tapped": "highlighted",
    "disabled": "disabled", "disable": "disabled",
    "selected": "selected", "checked": "selected", "on": "selected", "active": "selected",
    "focused": "focused", "focus": "focused", "hovered": "hovered", "hover": "hovered", "over": "hovered",
  ]
  /// The words that a picture of the normal state has in addition to the name that all states share.
  private static let normal: Set<String> = ["normal", "norm", "default", "enabled", "rest"]
  /// The words for the normal state of something that can be selected, where a sibling shows it selected.
  private static let unselected: Set<String> = ["unselected", "unchecked", "off", "inactive", "empty"]

  /// The state of a word; nil if the word is none.
  static func state(_ word: String) -> String? { states[word.lowercased()] }

  enum Role: Equatable {
    /// A state other than `normal`, such as `highlighted` or `highlighted+selected`.
    case state(String)
    case normal
    /// Normal, if there is a sibling that is selected.
    case unselected
  }

  /// A name without the words for its state at the end, and what they say; nil for a name that has none, or consists of them.
  static func split(_ name: String) -> (base: String, role: Role)? {
    guard let (base, word) = lastWord(of: name) else { return nil }
    if normal.contains(word) { return (base, .normal) }
    if unselected.contains(word) { return (base, .unselected) }
    guard let state = states[word] else { return nil }
    // Two states in one name: `checkbox_on_pressed`.
    if let (shorter, word) = lastWord(of: base), let other = states[word], other != state {
      return (shorter, .state(StateName.combined(state, other)))
    }
    return (base, .state(state))
  }

  /// The last word of a name in lowercase, and the name before it; nil if the name has only one word. Words are separated by
  /// `_`, `-`, a space, a dot or a tilde, or begin with a capital.
  static func lastWord(of name: String) -> (rest: String, word: String)? {
    let separators: Set<Character> = ["_", "-", " ", ".", "~"]
    var start = name.endIndex
    while start > name.startIndex {
      let before = name.index(before: start)
      let character = name[before]
      if separators.contains(character) { break }
      start = before
      if character.isUppercase, start > name.startIndex, !name[name.index(before: start)].isUppercase {
        break
      }
    }
    guard start > name.startIndex, start < name.endIndex else { return nil }
    var rest = name[..<start]
    while let last = rest.last, separators.contains(last) { rest.removeLast() }
    return rest.isEmpty ? nil : (String(rest), name[start...].lowercased())
  }
}

enum StateName {
  private static let order = ["highlighted", "disabled", "selected", "focused", "hovered"]

  /// Two states as one name, in the order of the language.
  static func combined(_ first: String, _ second: String) -> String {
    [first, second].sorted { (order.firstIndex(of: $0) ?? 9) < (order.firstIndex(of: $1) ?? 9) }.joined(
      separator: "+")
  }

  /// Whether a text is a state other than `normal`, or a combination of such states.
  static func isKnown(_ text: String) -> Bool {
    text.split(separator: "+", omittingEmptySubsequences: false).allSatisfy { order.contains(String($0)) }
  }
}

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
  return [rest.lowercased()] + words.reversed()
}
