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
    let words = [("THEME", names.type), ("ACCESSOR", names.accessor)].map { (Array($0.utf8), Array($1.utf8)) }
    var result: [UInt8] = []
    var isThere = true
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let condition = SupportText.condition(line, oldest: oldest) {
        isThere = condition
      } else if isThere {
        SupportText.append(line, to: &result, words)
        result.append(UInt8(ascii: "\n"))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether what follows a line that says a condition is there; nil for any other line.
  private static func condition(_ line: Substring.UTF8View, oldest: Int) -> Bool? {
    guard line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//?".utf8) else { return nil }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    return zip(words.dropFirst(), words.dropFirst(2)).allSatisfy { word, number in
      guard let version = Int(number) else { return true }
      return word == "below" ? oldest < version : oldest >= version
    }
  }

  /// Appends a line with its words replaced.
  private static func append(
    _ line: Substring.UTF8View, to text: inout [UInt8], _ words: [([UInt8], [UInt8])]
  ) {
    var rest = line
    while let byte = rest.first {
      if byte == UInt8(ascii: "T") || byte == UInt8(ascii: "A"),
        let (word, other) = words.first(where: { rest.starts(with: $0.0) })
      {
        text += other
        rest = rest.dropFirst(word.count)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
  }
}
