/// The part of generated code that is the same for every theme, but for names and the oldest system.
///
/// A line `//? below 14` begins what is only there where the oldest system is below that version, `//? from 14` what is
/// only there from it on; both may stand on one line, and `//? end` ends them.
struct SupportText {
  /// The file's name behind the theme's: `Geometry`.
  let name: String
  private let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// The file's text for a theme.
  func text(_ names: UIKitNames, oldest: Int) -> String {
    var lines: [Substring] = []
    var isThere = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      guard words.first == "//?" else {
        if isThere { lines.append(line) }
        continue
      }
      isThere = true
      for (word, number) in zip(words.dropFirst(), words.dropFirst(2)) {
        guard let version = Int(number) else { continue }
        if word == "below", oldest >= version { isThere = false }
        if word == "from", oldest < version { isThere = false }
      }
    }
    return lines.joined(separator: "\n").replacing("THEME", with: names.type)
      .replacing("ACCESSOR", with: names.accessor) + "\n"
  }
}
