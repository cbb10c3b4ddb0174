import ThemeCore
import ThemeModel

/// A theme that an import writes, as the maps of its file.
package struct ImportedTheme: Sendable {
  package var name: String
  /// What the theme says before its elements: `scales`, `tokenFiles`, `tokens`.
  package var head = ThemeMap()
  /// The sections with their elements, in the order of ``sectionNames``.
  package var sections: [(name: String, elements: ThemeMap)] = []
  /// Where each element comes from, by `section/name`.
  package var places: [String: ImportPlace] = [:]

  /// The sections of a theme that imports fill, in the order in which they are written.
  package static let sectionNames = ["navigationBars", "backButtons", "buttons", "images"]

  package init(name: String) { self.name = name }

  /// The file of the theme.
  package var text: String {
    var text = ThemeText()
    text.write(ThemeMap.Entry(key: "themec", value: "1"))
    text.write(ThemeMap.Entry(key: "name", value: .text(name)))
    for entry in head.entries { text.write(entry) }
    var blocks = [text.lines.joined(separator: "\n")]
    for section in sections where !section.elements.isEmpty {
      blocks.append(
        (["\(section.name):"] + section.elements.entries.map { Self.block($0) }).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The lines of an element in its section.
  static func block(_ element: ThemeMap.Entry) -> String {
    var text = ThemeText()
    text.write(element, 2)
    return text.lines.joined(separator: "\n")
  }

  package var elementCount: Int { sections.reduce(0) { $0 + $1.elements.entries.count } }
}

extension ImportedTheme {
  /// Changes an element, which `section/name` names; nil removes it.
  mutating func change(_ id: String, _ body: (inout ThemeMap) -> Void) {
    guard let (section, name) = place(of: id), var look = sections[section].elements[name]?.map else {
      return
    }
    body(&look)
    sections[section].elements[name] = .map(look)
  }

  mutating func remove(_ id: String) {
    guard let (section, name) = place(of: id) else { return }
    sections[section].elements[name] = nil
  }

  private func place(of id: String) -> (section: Int, name: String)? {
    let parts = id.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let section = sections.firstIndex(where: { $0.name == parts[0] }) else {
      return nil
    }
    return (section, String(parts[1]))
  }
}

/// A name of the source as the name of a theme's element: letters, digits and hyphens, beginning with a lowercase letter.
///
/// `BackButton` is `backButton`, `abs__ic_clear` is `abs-ic-clear`, and `24hours` is `image-24hours`.
func elementName(of source: String) -> String {
  var name = ""
  for scalar in source.unicodeScalars {
    let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    if isKept {
      name.unicodeScalars.append(scalar)
    } else if !name.isEmpty, !name.hasSuffix("-") {
      name += "-"
    }
  }
  while name.hasSuffix("-") { name.removeLast() }
  // An abbreviation is lowercase as a whole: `URLBar` is `urlBar`.
  let capitals = name.prefix { $0.isUppercase }
  let rest = name.dropFirst(capitals.count)
  let isWord = capitals.count <= 1 || rest.isEmpty || rest.first?.isLetter != true
  let head = isWord ? capitals.lowercased() : capitals.dropLast().lowercased() + String(capitals.suffix(1))
  name = head + rest
  if name.first?.isLetter != true { name = name.isEmpty ? "image" : "image-\(name)" }
  return isReservedOnWindows(name) ? "\(name)-image" : name
}

/// A name of the source as the name of a file of art: what is no letter, digit, hyphen, underscore or dot becomes a hyphen.
func artName(_ source: some StringProtocol) -> String {
  let name = String(
    source.map { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.+ ".contains($0)) ? $0 : "-" })
  let trimmed = name.drop { " .".contains($0) }
  // A dot before the extension would be read as one, and `@2x` as a scale.
  let safe = trimmed.replacing(".", with: "-").replacing(" ", with: "-")
  return safe.isEmpty ? "image" : isReservedOnWindows(safe) ? "\(safe)-image" : String(safe)
}

/// Gives names out once, regardless of case: the second `back` is `back-2`.
struct UniqueNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
