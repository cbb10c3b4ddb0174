/// Advice that is followed ends the matter: every machine-readable fix of the check fixtures, and every help that says what to
/// write as "`key: value`", is applied to its theme. Its diagnostic is gone then, and none of another code has come.
@Suite struct AdviceTests {
  /// Advice that says the form of something and not what to write here, by the code and a part of the help.
  private static let forms: [(code: String, help: String)] = [
    ("exclusive-keys", ""), ("invalid-value", ""), ("unusable-parameter", ""), ("wrong-type", ""),
    ("unknown-key", ""), ("missing-key", ""), ("art-unusable", ""),
    // A file that the author has.
    ("normal-missing", "give it art"),
    // A part of a change: another element draws, a layer is moved, states lose their caps.
    ("unused-recipe", ""), ("unused-font", ""), ("art-cut", ""), ("state-caps-differ", "set the caps once"),
  ]

  @Test(arguments: Fixture.all("check"))
  func `what a help says to write repairs what it helps with`(_ fixture: Fixture) throws {
    let before = try AdvisedThemes(fixture)
    for diagnostic in before.diagnostics {
      for advice in before.advice(of: diagnostic) where !Self.isForm(advice, diagnostic) {
        guard let edited = before.applying(advice) else {
          Issue.record("\(diagnostic.code.name): nowhere to write `\(advice.text)`")
          continue
        }
        let after = try AdvisedThemes(fixture, edited)
        let problems = after.problems(after: before, mending: diagnostic)
        if !problems.isEmpty {
          Issue.record("\(diagnostic.code.name): `\(advice.text)` \(problems.joined(separator: ", "))")
        }
      }
    }
  }

  @Test func `there is advice to follow`() throws {
    let count = try Fixture.all("check").map { fixture in
      let themes = try AdvisedThemes(fixture)
      return themes.diagnostics.map { diagnostic in
        themes.advice(of: diagnostic).count { !Self.isForm($0, diagnostic) }
      }.reduce(0, +)
    }.reduce(0, +)
    #expect(count > 80)
  }

  private static func isForm(_ advice: Advice, _ diagnostic: Diagnostic) -> Bool {
    advice.help.map { help in
      forms.contains { $0.code == diagnostic.code.name && ($0.help.isEmpty || help.contains($0.help)) }
    } ?? false
  }
}

/// A change of a theme that a diagnostic asks for.
struct Advice {
  /// What is to be written.
  let text: String
  /// The sentence that contains it; nil for a machine-readable fix.
  let help: String?
  fileprivate let edit: Edit

  fileprivate enum Edit {
    case fix(Diagnostic.Fix)
    /// Entries of a map, `left: 9, right: 12`, for a diagnostic.
    case entries([(key: String, value: String)], Diagnostic)
  }
}

/// The themes of a fixture and what is wrong with them, before or after a change.
struct AdvisedThemes {
  private let fixture: Fixture
  private let session: Session
  private let changed: [String: [UInt8]]
  let diagnostics: [Diagnostic]

  init(_ fixture: Fixture, _ changed: [String: [UInt8]] = [:]) throws {
    self.fixture = fixture
    self.changed = changed
    let compiled = try Compiled(
      fixture.themes.map(\.text), in: fixture.inputs(with: changed),
      targets: fixture.lines("targets").compactMap { TargetName(rawValue: $0) })
    (session, diagnostics) = (compiled.session, compiled.result.diagnostics)
  }

  /// What a diagnostic says to do: its fix, and each "`key: value`" of its helps that is complete.
  func advice(of diagnostic: Diagnostic) -> [Advice] {
    var advice: [Advice] = []
    if let fix = diagnostic.fix { advice.append(Advice(text: fix.replacement, help: nil, edit: .fix(fix))) }
    for help in diagnostic.help {
      let parts = help.split(separator: "`", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: parts.count, by: 2) {
        let text = String(parts[index])
        guard !text.contains("…"), let entries = entries(text) else { continue }
        advice.append(Advice(text: text, help: help, edit: .entries(entries, diagnostic)))
      }
    }
    return advice
  }

  /// The files that are otherwise when an advice is followed; nil where none of the maps around the diagnostic takes it.
  func applying(_ advice: Advice) -> [String: [UInt8]]? {
    switch advice.edit {
    case .fix(let fix):
      let file = session.sources[fix.range.source]
      let (start, end) = (Int(fix.range.start), Int(fix.range.end))
      return replaced(file, start..<end, fix.replacement(in: file.bytes))
    case .entries(let entries, let diagnostic):
      for place in places(for: entries[0].key, advice, diagnostic) {
        guard let edited = writing(entries, into: place, advice) else { continue }
        // A map that doesn't know the key is not the one that is meant.
        let misplaced = ["unknown-key", "wrong-type", "invalid-yaml", "unknown-value", "exclusive-keys"]
        guard let after = try? AdvisedThemes(fixture, edited),
          !after.diagnostics.contains(where: { found in
            misplaced.contains(found.code.name)
              && !diagnostics.contains { $0.code == found.code && $0.message == found.message }
          })
        else { continue }
        return edited
      }
      return nil
    }
  }

  /// Why a change repairs nothing: what is there still, and what came.
  func problems(after before: AdvisedThemes, mending diagnostic: Diagnostic) -> [String] {
    func count(_ themes: AdvisedThemes) -> Int {
      themes.diagnostics.count { $0.code == diagnostic.code && $0.element == diagnostic.element }
    }
    var problems: [String] = []
    if count(self) >= count(before) { problems.append("leaves it") }
    let known = Set(before.diagnostics.map(\.code.name))
    for code in Set(diagnostics.map(\.code.name)).subtracting(known).sorted() {
      problems.append("brings \(code)")
    }
    return problems
  }

  // MARK: Where

  /// The maps to which entries may belong: for slicing the element's own or its background, then those around the
  /// diagnostic's places, the innermost first, then the element's and those in it.
  private func places(for key: String, _ advice: Advice, _ diagnostic: Diagnostic) -> [SyntaxNode] {
    let ranges = [diagnostic.place.range] + diagnostic.related.map(\.range)
    var around: [SyntaxNode] = []
    for range in ranges {
      guard let root = tree(range.source) else { continue }
      around += root.maps(around: range).reversed()
    }
    let element = element(of: diagnostic)
    let parts =
      element.map { element in
        [element] + (element.mapping?.entries.map(\.value).filter { $0.mapping != nil } ?? [])
      } ?? []
    // What is marked is what is to be changed.
    let marked = around.filter { map in map.mapping?[key].map { ranges.contains($0.range) } ?? false }
    let having = marked + around.filter { $0.mapping?[key] != nil }
    let isOfElement = ["caps", "resizing", "center", "states", "maximumWidth", "hitArea"].contains(key)
    if isOfElement || advice.help?.contains("the element itself") ?? false {
      let background = element?.mapping?["background"].flatMap { $0.mapping == nil ? nil : $0 }
      return [background, element].compactMap(\.self) + around
    }
    return having + around + parts
  }

  private func element(of diagnostic: Diagnostic) -> SyntaxNode? {
    guard let names = diagnostic.element?.split(separator: "/").map(String.init), names.count == 2,
      let root = tree(diagnostic.place.range.source)
    else { return nil }
    return root.mapping?[names[0]]?.mapping?[names[1]]
  }

  private func tree(_ source: SourceID) -> SyntaxNode? {
    var sink = DiagnosticSink()
    let file = session.sources[source]
    return file.path.name.hasSuffix(".yaml") ? parse(source, file, into: &sink) : nil
  }

  // MARK: Writing

  /// The entries of "`key: value`" or "`left: 9, right: 12`"; nil for other text.
  private func entries(_ text: String) -> [(key: String, value: String)]? {
    var sink = DiagnosticSink()
    let path = ThemePath("advice.yaml")
    guard let path, text.wholeMatch(of: /[a-z0-9A-Z+-]+: .+/) != nil else { return nil }
    let bytes = Array("{ \(text) }".utf8)
    let file = SourceFile(path: path, bytes: bytes)
    let source = SourceMap().add(file)
    guard let mapping = parse(source, file, into: &sink)?.mapping, !sink.hasErrors else { return nil }
    return mapping.entries.map { entry in
      (
        entry.key.value,
        String(decoding: bytes[Int(entry.value.range.start)..<Int(entry.value.range.end)], as: UTF8.self)
      )
    }
  }

  /// The files with entries written into a map, in the place of those that have their keys; `caps` instead of
  /// `stretchable` where that is said.
  private func writing(
    _ entries: [(key: String, value: String)], into map: SyntaxNode, _ advice: Advice
  ) -> [String: [UInt8]]? {
    guard let mapping = map.mapping else { return nil }
    let file = session.sources[map.range.source]
    var edits: [(range: Range<Int>, text: String)] = []
    for (key, value) in entries {
      let same = mapping.entries.first { $0.key.value == key }
      var alternatives = [["file", "files", "ninePatch"]].first { $0.contains(key) }
      if advice.help?.contains("instead of `stretchable`") ?? false { alternatives = ["stretchable"] }
      let other = mapping.entries.first { alternatives?.contains($0.key.value) ?? false }
      if key == "states" || AxisValue(.state, named: key) != nil, value.hasPrefix("{"), let same,
        let states = same.value.mapping?.entries.first
      {
        // Beside what the states, or the state, have already.
        let start = Int(states.key.range.start)
        let lineStart = (file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let isBlock = file.bytes[Int(same.value.range.start)] != UInt8(ascii: "{")
        let indent = String(repeating: " ", count: start - lineStart)
        let inner = value.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
        edits.append((start..<start, isBlock ? "\(inner)\n\(indent)" : "\(inner), "))
      } else if let old = same ?? other {
        edits.append((Int(old.key.range.start)..<Int(old.value.range.end), "\(key): \(value)"))
      } else if let first = mapping.entries.first {
        let start = Int(first.key.range.start)
        let lineStart = (file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let isBlock =
          file.bytes[lineStart..<start].allSatisfy { $0 == UInt8(ascii: " ") }
          && file.bytes[Int(map.range.start)] != UInt8(ascii: "{")
        let indent = String(repeating: " ", count: start - lineStart)
        edits.append((start..<start, isBlock ? "\(key): \(value)\n\(indent)" : "\(key): \(value), "))
      } else {
        let start = Int(map.range.start) + 1
        edits.append((start..<start, " \(key): \(value) "))
      }
    }
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return changed.merging([file.path.text: bytes]) { _, new in new }
  }

  private func replaced(_ file: SourceFile, _ range: Range<Int>, _ text: String) -> [String: [UInt8]] {
    var bytes = file.bytes
    bytes.replaceSubrange(range, with: Array(text.utf8))
    return changed.merging([file.path.text: bytes]) { _, new in new }
  }
}

extension SyntaxNode {
  /// The maps that hold a range, the outermost first.
  fileprivate func maps(around range: SourceRange) -> [SyntaxNode] {
    switch value {
    case .scalar: return []
    case .sequence(let nodes): return nodes.flatMap { $0.holds(range) ? $0.maps(around: range) : [] }
    case .mapping(let mapping):
      return [self]
        + mapping.entries.flatMap { entry in
          entry.value.holds(range) || entry.key.range == range ? entry.value.maps(around: range) : []
        }
    }
  }

  private func holds(_ range: SourceRange) -> Bool {
    self.range.source == range.source && self.range.start <= range.start && range.end <= self.range.end
  }
}
