import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The lines of a theme file, as parts that an import replaces, removes or adds: elements, and the keys before them.
struct ThemeParts {
  /// A part: `images/logo` for an element, `tokens` for a key.
  struct Part {
    let name: String
    var lines: [String]
  }

  /// What stands before the first part, and the parts, each with the comments and empty lines behind it as a part without a
  /// name.
  private(set) var parts: [Part] = []
  private let sections: Set<String> = Set(ImportedTheme.sectionNames)

  /// Nil if the file can't be read as YAML.
  init?(_ bytes: [UInt8]) {
    let file = SourceFile(path: ThemePath.root.appending("theme.yaml"), bytes: bytes)
    var sink = DiagnosticSink()
    guard let root = parse(SourceMap().add(file), file, into: &sink), !sink.hasErrors, let keys = root.mapping
    else {
      return nil
    }
    let table = file.lines
    func line(_ range: SourceRange) -> Int { table.position(of: Int(range.start)).line - 1 }
    var starts: [(line: Int, name: String)] = []
    for key in keys.entries {
      starts.append((line(key.key.range), key.key.value))
      guard sections.contains(key.key.value), let elements = key.value.mapping else { continue }
      for element in elements.entries where line(element.key.range) > line(key.key.range) {
        starts.append((line(element.key.range), "\(key.key.value)/\(element.key.value)"))
      }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    add("", lines[..<(starts.first?.line ?? lines.count)])
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].line : lines.count
      guard start.line < end else { continue }
      // Comments and empty lines belong to what follows them.
      var last = end
      while last > start.line + 1, Self.isBlank(lines[last - 1]) { last -= 1 }
      add(start.name, lines[start.line..<last])
      add("", lines[last..<end])
    }
  }

  private mutating func add(_ name: String, _ lines: ArraySlice<String>) {
    if !lines.isEmpty { parts.append(Part(name: name, lines: Array(lines))) }
  }

  private static func isBlank(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("#")
  }

  var text: String { parts.flatMap(\.lines).joined(separator: "\n") }

  subscript(name: String) -> String? {
    parts.first { $0.name == name }?.lines.joined(separator: "\n")
  }

  mutating func replace(_ name: String, by text: String) {
    guard let index = parts.firstIndex(where: { $0.name == name }) else { return }
    parts[index].lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func remove(_ name: String) { parts.removeAll { $0.name == name } }

  /// Adds an element at the end of its section, or a key before the first section.
  mutating func insert(_ name: String, _ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let slash = name.firstIndex(of: "/") else {
      let place = parts.firstIndex { sections.contains($0.name) } ?? parts.endIndex
      return parts.insert(Part(name: name, lines: lines + [""]), at: place)
    }
    let section = String(name[..<slash])
    guard let last = parts.lastIndex(where: { $0.name == section || $0.name.hasPrefix("\(section)/") }) else {
      while parts.last.map({ $0.lines.allSatisfy { $0.isEmpty } }) == true { parts.removeLast() }
      parts.append(Part(name: "", lines: [""]))
      parts.append(Part(name: section, lines: ["\(section):"]))
      parts.append(Part(name: name, lines: lines))
      return parts.append(Part(name: "", lines: [""]))
    }
    parts.insert(Part(name: name, lines: lines), at: last + 1)
  }
}
