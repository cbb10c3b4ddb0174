/// Reading back finds every number that is another: each of those that a target writes for a theme is changed, one after
/// the other.
@Suite struct SharpnessTests {
  /// What no consumer of ours looks at: how boxes are stacked, and what is for code of an app alone.
  private static let unread: [TargetName: [String]] = [
    .android: ["hit_width", "hit_height", "?xml", "xmlns", "popover_menu_background__padding"],
    .xcassets: ["version"],
  ]
  private static let unreadProperties: Set<String> = [
    "border", "bottom", "content", "left", "position", "right", "top", "transform", "z-index",
  ]

  @Test(arguments: [
    (TargetName.android, "android-caps-and-insets-are-marked-at-each-density"),
    (.android, "android-shadows-count-in-pixels-of-each-density"),
    (.android, "android-an-icon-stands-beside-its-title"), (.xcassets, "xcassets-count-pixels-of-each-file"),
    (.android, "android-a-color-is-a-shape"), (.android, "android-controls-are-styles-of-views"),
    (.android, "android-controls-differ-by-device"),
  ]) func `numbers in files`(_ target: TargetName, _ claim: String) throws {
    let theme = try ReadTheme(claim)
    for (place, file) in theme.files.enumerated() {
      guard case .text(let bytes) = file.content, file.path.hasPrefix("\(target.rawValue)/") else { continue }
      for change in Change.all(of: String(decoding: bytes, as: UTF8.self)) {
        var files = theme.files
        files[place] = OutputFile(path: file.path, content: .text(Array(change.text.utf8)))
        expectFound(change, in: differences(in: files, of: theme.slices, for: target), for: target)
      }
    }
  }

  @Test(arguments: [
    "css-parts-of-a-bar", "css-what-lies-outside-may-differ-by-scale",
    "css-disabled-wins-over-what-the-theme-does-not-combine", "css-a-color-is-a-color",
    "css-a-box-is-drawn-by-the-browser",
  ]) func `numbers in rules`(_ claim: String) throws {
    let theme = try ReadTheme(claim)
    let rules = stylesheet(of: ThemeLooks(theme.slices))
    for (place, rule) in rules.enumerated() where rule.media?.contains("forced-colors") != true {
      for (index, declaration) in rule.declarations.enumerated() {
        if Self.unreadProperties.contains(declaration.property) { continue }
        for change in Change.all(of: declaration.value) {
          var rules = rules
          rules[place].declarations[index].value = change.text
          expectFound(change, in: cssDifferences(rules, theme.files, theme.slices), for: .css)
        }
      }
    }
  }

  @Test(arguments: [
    "flutter-centers-count-logical-pixels", "flutter-looks-stand-in-the-order-in-which-they-win",
  ])
  func `numbers in values`(_ claim: String) throws {
    let theme = try ReadTheme(claim)
    let elements = dartElements(of: ThemeLooks(theme.slices))
    for (place, element) in elements.enumerated() {
      for change in element.value.changes {
        var elements = elements
        elements[place].value = change
        let found = flutterDifferences(elements, theme.files, theme.slices)
        #expect(!found.isEmpty, "\(element.name): a number is another, and nothing finds it")
      }
    }
  }

  private func expectFound(_ change: Change, in differences: [String], for target: TargetName) {
    let isUnread = Self.unread[target, default: []].contains { change.line.contains($0) }
    #expect(isUnread || !differences.isEmpty, "nothing finds that `\(change.line)` is another")
  }
}

/// A theme of a fixture with what is made of it for all targets.
private struct ReadTheme {
  let files: [OutputFile]
  let slices: SliceSet

  init(_ claim: String) throws {
    let fixture = Fixture.named(claim, kind: "targets")
    var options = CompileOptions()
    options.targets = builtTargets
    options.keepsSlices = true
    let theme = try #require(
      try compileAll(fixture.themes, in: Session(try fixture.inputs(), targets: .built), options).themes.first
    )
    files = try #require(theme.tree).files
    slices = try #require(theme.slices)
  }
}

/// A text in which one number is another.
private struct Change {
  let text: String
  /// The line that has changed.
  let line: String

  static func all(of text: String) -> [Change] {
    text.indices.filter { index in
      // The first digit of those that stand together: what is written of a fraction may be rounded.
      text[index].isNumber && (index == text.startIndex || !text[text.index(before: index)].isNumber)
    }.map { index in
      let digit = text[index] == "9" ? "1" : "\((text[index].wholeNumberValue ?? 0) + 1)"
      let changed = text.replacingCharacters(at: index, with: digit)
      let start = text[..<index].lastIndex(of: "\n") ?? text.startIndex
      let end = text[index...].firstIndex(of: "\n") ?? text.endIndex
      return Change(text: changed, line: text[start..<end].trimmingPrefix("\n").description)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(at index: Index, with text: String) -> String {
    self[..<index] + text + self[self.index(after: index)...]
  }
}

extension DartValue {
  /// The value with one of its numbers changed, for each of them.
  fileprivate var changes: [DartValue] {
    switch self {
    case .number(let text):
      return [.number(text.dropLast() + (text.last == "1" ? "2" : "1"))]
    case .string, .name: return []
    case .list(let values):
      return values.indices.flatMap { place in values[place].changes.map { .list(values.with($0, at: place)) }
      }
    case .set(let values):
      return values.indices.flatMap { place in values[place].changes.map { .set(values.with($0, at: place)) }
      }
    case .map(let entries):
      return entries.indices.flatMap { place in
        entries[place].value.changes.map { value in
          var entries = entries
          entries[place].value = value
          return .map(entries)
        }
      }
    case .call(let name, let values, let named):
      return values.indices.flatMap { place in
        values[place].changes.map { .call(name, values.with($0, at: place), named) }
      }
        + named.indices.flatMap { place in
          named[place].value.changes.map { value in
            var named = named
            named[place].value = value
            return .call(name, values, named)
          }
        }
    }
  }
}

extension Array {
  fileprivate func with(_ element: Element, at place: Int) -> [Element] {
    var copy = self
    copy[place] = element
    return copy
  }
}
