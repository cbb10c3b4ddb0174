import ThemeCore

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
