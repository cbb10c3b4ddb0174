import ThemeCore

// The wording of changed facts of a manifest.

extension FactChange {
  /// The change in words: `left cap 13 → 14 pt`, `title font size 12 → 13 pt`, `icon is gone`.
  var words: String {
    if isOfFolders {
      return "android pictures in \((old ?? new)?.words ?? "") are \(new == nil ? "gone" : "new")"
    }
    if path == ["targets"], let targets = old ?? new {
      return "files for \(targets.words) are \(new == nil ? "gone" : "new")"
    }
    let unit = scale != nil ? " px" : isLength ? " pt" : ""
    switch (old, new) {
    case (let old?, let new?): return "\(subject) \(old.words) → \(new.words)\(unit)"
    case (nil, let new?): return "\(subject) \(isPlural ? "are" : "is") new: \(new.words)\(unit)"
    case (let old?, nil):
      return "\(subject) \(isPlural ? "are gone; they were" : "is gone; it was") \(old.words)\(unit)"
    case (nil, nil): preconditionFailure("a change of nothing")
    }
  }

  /// The name of the fact in words; `title.insets.left` becomes `title left inset`.
  var subject: String {
    if let scale {
      return
        "\(FactChange(path: path.filter { $0 != "images" && $0 != scale }, old: old, new: new).subject) at \(scale)"
    }
    var words = path[...]
    if words.first == "parts", words.count > 1 {
      words = words[1].isMainPart ? words.dropFirst(2) : words.dropFirst()
    }
    if words.first == "screens", words.count > 1 {
      return
        "\(words.dropFirst(2).map(\.separated).joined(separator: " ")) of the screen `\(words[words.startIndex + 1])`"
    }
    var said = words.map(\.separated)
    if said.count == 2, said[0] == "names" { return "names for \(said[1])" }
    if said.count > 1, said[0] == "fonts" {
      let platforms = said.dropFirst(2).joined(separator: " ")
      return "font \(said[1])\(platforms.isEmpty ? "" : " for \(platforms)")"
    }
    if let last = said.indices.last, last > 0 {
      // The name of a side precedes the noun: `left cap`.
      let nouns = ["cap insets": "cap", "insets": "inset", "alignment insets": "alignment inset"]
      if let noun = nouns[said[last - 1]] { said.replaceSubrange(last - 1...last, with: [said[last], noun]) }
    }
    if said.first == "art", said.count > 1 { said.removeFirst() }
    if let layers = said.firstIndex(of: "layers"), layers + 1 < said.count { said[layers] = "layer" }
    return said.isEmpty ? "part" : said.joined(separator: " ")
  }

  /// Whether the subject is a plural, such as `inner shadows`.
  private var isPlural: Bool {
    guard let word = subject.split(separator: " ").last, word.hasSuffix("s") else { return false }
    return !["ios", "radius"].contains(word)
  }

  /// Whether the fact is a length in points.
  private var isLength: Bool {
    if path == ["hitArea"] { return true }
    guard case .number = (new ?? old)?.unmarked else { return false }
    return !["lines", "scales", "opacity", "desaturate"].contains(path.last)
  }
}

extension JSONValue {
  /// The value in words: a string without quotes, the items of a list, or the source of art. Any other value stands as in the
  /// manifest.
  var words: String {
    if let string { return string }
    if let elements, !elements.isEmpty { return elements.map(\.words).listed }
    if let width = self["width"], let height = self["height"], members?.count == 2 {
      return "\(width.words) × \(height.words)"
    }
    switch artKind {
    case "box": return "a box"
    case "layers": return "a drawing"
    case "derive": return "derived from `\(self["derive"]?.string ?? "")`"
    case "of": return "that of `\(self["of"]?.string ?? "")`"
    case "files", "ninePatch": return line
    case let kind?: return self[kind]?.string ?? line
    case nil: return line
    }
  }
}

extension String {
  /// Whether a part with this name is the main picture of its element, which reports do not name.
  var isMainPart: Bool { self == "background" || self == "image" }

  /// The camel-case name as separate words; `minimumWidth` becomes `minimum width`.
  var separated: String {
    var text = ""
    for character in self {
      if character.isUppercase, character.isASCII, !text.isEmpty {
        text += " \(character.lowercased())"
      } else {
        text.append(character)
      }
    }
    return text
  }
}
