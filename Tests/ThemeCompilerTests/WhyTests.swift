/// What `why` says is what resolving did: compared with the resolved theme, which keeps for each value where it was written.
@Suite struct WhyTests {
  @Test(arguments: Fixture.all("resolution") + Fixture.all("build"))
  func `every value of every variant comes from where it was written`(_ fixture: Fixture) throws {
    for path in fixture.themes {
      let session = Session(try fixture.inputs(), targets: .built)
      guard let theme = try resolved(path, in: session) else { continue }
      for element in theme.elements {
        // A dozen of those that most have is enough.
        for variant in element.variants
        where element.index(of: variant.key).map({ $0 % (1 + element.variants.count / 12) }) == 0 {
          let origins = try why(
            path, element: "\(element.id)", key: nil, variant: variant.key.text, in: session)
          check(origins, variant, in: session)
        }
      }
    }
  }

  /// Of a value that is not drawn, the place that the resolved theme keeps is on the way, or belongs to a token on it.
  private func check(_ origins: ElementOrigins, _ variant: ResolvedVariant, in session: Session) {
    let isText = origins.element.kind.controlPart?.content == .text
    for line in variant.lines where line.value != "resolved" {
      var key = isText && line.key.hasPrefix("title.") ? String(line.key.dropFirst(6)) : line.key
      // Caps are mirrored with the pixels.
      if variant.isMirrored, key.split(separator: ".").contains("caps") { key = key.onOppositeSide ?? key }
      let what = "\(origins.element) \(variant.key.text) \(key)"
      // The resolved theme has the art of a fall-back in place of the art that it belongs to.
      let keys = [key, key.replacing("art.", with: "art.fallback.")]
      guard let origin = origins.values.first(where: { keys.contains($0.key) }) else {
        Issue.record("\(what): nothing is known about it")
        continue
      }
      #expect(origin.value == line.value, "\(what)")
      let way = origin.steps.filter { $0.kind != .overridden }
      #expect(
        way.contains { step in
          step.place.map {
            session.sources[$0.source].path == session.sources[line.range.source].path
              && $0.start == line.range.start && $0.end == line.range.end
          } ?? false
        }, "\(what): \(way.map { "\($0.kind) \($0.keys) \($0.text)" })")
    }
  }

  @Test func `tokens that refer to each other twice are found once`() throws {
    let tokens = (0..<30).map { "  t\($0): mix($t\($0 + 1), $t\($0 + 1), 20%)\n" }.joined()
    let text = "themec: 1\nname: a\ntokens:\n\(tokens)  t30: red\nbuttons: { go: { art: $t0 } }\n"
    let session = Session(MemoryInputs(["a.theme.yaml": Array(text.utf8)]), targets: .built)
    let path = try #require(ThemePath("a.theme.yaml"))
    let origins = try why(path, element: "buttons/go", key: nil, variant: nil, in: session)
    let color = try #require(origins.values.first { $0.key == "art.color" })
    #expect(color.steps.filter { $0.kind == .token }.count == 31)
  }

  /// The theme alone, resolved in a session of its own; nil where something is wrong with it.
  private func resolved(_ path: ThemePath, in session: Session) throws -> ResolvedTheme? {
    let library = SyntaxLibrary(session.inputs, sources: session.sources, alternatives: .theme)
    var sink = DiagnosticSink(codes: .all)
    var inputs: [ThemePath] = []
    guard let tree = load(path, from: library, inputs: &inputs, &sink) else { return nil }
    var theme = lower(tree.root, from: tree.source, isPartial: tree.isPartial, &sink)
    theme.parents = tree.parents
    let resolved = resolve(theme, &sink)
    return sink.hasErrors ? nil : resolved
  }
}
