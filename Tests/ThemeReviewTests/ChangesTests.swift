import ThemeModel

@testable import ThemeReview

/// `Tests/Fixtures/reviews/CLAIM/`: a theme in `before.theme.yaml` and what became of it in `after.theme.yaml`, with their art,
/// or the themes of two folders `before` and `after`; and what a reviewer is told, in `expected.txt` and `expected.md`.
@Test(arguments: Fixture.all("reviews")) func review(_ fixture: Fixture) throws {
  let before = try contents(of: "before", fixture)
  let after = try contents(of: "after", fixture)
  let changed = themeChanges(before, after)
  let review = Review(changed)
  for (report, name) in [(review.text, "expected.txt"), (review.markdown(), "expected.md")] {
    // Sizes of PNGs depend on the compressor; `ByteChangeTests` asks for them.
    let report = report.replacing(/(ize: (?:about )?)[+−].*/, with: { "\($0.output.1)…" })
    #expect(Golden.difference(report, from: name, of: fixture) == nil)
  }
  #expect(try reviewSchema().problems(of: JSONValue(parsing: changed.json.bytes)) == [])
  // A bundle beside itself has no changes.
  for bundles in [before, after] {
    #expect(Review(themeChanges(bundles, bundles)).markdown() == "No changes.\n")
  }
}

@Suite struct ContentMoveTests {
  /// Facts of an element with a title, whose art has margins and whose title has insets.
  private static func facts(_ alignment: String, _ insets: String = "{}", _ more: String = "") throws
    -> JSONValue
  {
    try JSONValue(
      parsing: Array(
        "{ \"parts\": { \"background\": { \"alignmentInsets\": \(alignment) } }, \"title\": { \"insets\": \(insets)\(more) } }"
          .utf8))
  }

  private static func move(_ side: String, _ old: JSONValue, _ new: JSONValue) -> String? {
    FactChange(path: ["parts", "background", "alignmentInsets", side], old: nil, new: nil)
      .contentMove(old, new, isRightToLeft: false)
  }

  @Test func `content moves against the edge of its art`() throws {
    let (old, new) = (
      try Self.facts(#"{ "top": 5, "bottom": 7 }"#), try Self.facts(#"{ "top": 3, "bottom": 9 }"#)
    )
    #expect(Self.move("top", old, new) == "the content moves 2 pt down")
    #expect(Self.move("top", new, old) == "the content moves 2 pt up")
    // It is said once.
    #expect(Self.move("bottom", old, new) == nil)
    let same = try Self.facts(#"{ "top": 3, "bottom": 9 }"#, #"{ "top": -2, "bottom": 2 }"#)
    #expect(Self.move("top", old, same) == nil)
    let right = try Self.facts(#"{ "left": 4 }"#, "{}", #", "alignment": "left""#)
    #expect(
      Self.move("left", right, try Self.facts("{}", "{}", #", "alignment": "left""#))
        == "the content moves 4 pt right")
  }
}

@Suite("reports in Markdown") struct MarkdownTests {
  private static func review(_ themes: [String]) -> Review {
    Review(
      themes.enumerated().map { index, theme in
        let change = Change(
          index % 2 == 0 ? .breaking : .visible, of: "buttons/\(theme)", index % 2 == 0 ? .gone : .added)
        return ThemeChanges(theme: theme, changes: [change])
      })
  }

  @Test func `what is too long is left out at the end, and counted`() {
    let review = Self.review((1...4_000).map { "theme-\($0)" })
    let report = review.markdown()
    #expect(review.reports.count == 4_000)
    #expect(report.utf8.count <= 60_000)
    #expect(
      report.hasPrefix(
        """
        In all: 4000 changes, 2000 breaking and 2000 visible

        **theme-1**: 1 breaking change

        - buttons/theme-1
          - *breaking*: was removed

        **theme-3**
        """)
    )
    #expect(report.contains(" more reports are left out, because this one would be too long.\n"))
    // What holds for all is at the end.
    #expect(report.hasSuffix("\n- Suggested version step: major\n"))
  }

  @Test(arguments: [
    ("<img src=x>", "&#60;img src=x&#62;"), ("[a](http://b)", "&#91;a&#93;(http&#58;//b)"),
    ("@all", "&#64;all"), ("**a** `b` _c_", "&#42;&#42;a&#42;&#42; &#96;b&#96; &#95;c&#95;"),
    ("a_b_ c__d", "a_b&#95; c&#95;&#95;d"),
    ("www.a.com", "www&#46;a.com"), ("#12 #123456 #12345a", "&#35;12 &#35;123456 #12345a"),
    ("a\n# b", "a\\n# b".replacing("\\", with: "&#92;")), ("&lt;", "&#38;lt;"),
  ]) func `nothing of a name is Markdown, HTML or a mention`(name: String, shown: String) {
    #expect(Self.review([name]).markdown().hasPrefix("**\(shown)**: 1 breaking change\n"))
  }

  /// What follows a former name in the report of a new one.
  private static func renaming(from former: String) -> Substring {
    let change = Change(.breaking, of: "buttons/a", .renamed(from: former))
    return Review([ThemeChanges(theme: "a", changes: [change])]).markdown()
      .split(separator: "renamed from ")[1].prefix { $0 != "\n" }
  }

  @Test(arguments: [
    ("b", "`b`, looks the same"), ("<b>@all</b>", "`<b>@all</b>`, looks the same"),
    ("a`<b>", "&#96;a&#96;&#60;b&#62;&#96;, looks the same"),
    ("a`<b>`c", "`a`&#60;b&#62;`c`, looks the same"),
    ("a``<b>", "&#96;a&#96;&#96;&#60;b&#62;&#96;, looks the same"),
    ("`<b>`", "&#96;&#96;&#60;b&#62;&#96;&#96;, looks the same"),
    ("a`#123456`b", "`a`&#35;123456`b`, looks the same"),
    ("a` #123456 `b", "`a` `#123456` `b`, looks the same"),
    ("a\n- b", "`a\\n- b`, looks the same"),
  ]) func `what a name has of Markdown is in code, or escaped`(former: String, shown: String) {
    #expect(Self.renaming(from: former) == shown)
  }

  @Test func `no change is said`() {
    #expect(Self.review([]).markdown() == "No changes.\n")
  }
}

func contents(of side: String, _ fixture: Fixture) throws -> [BundleContents] {
  let all = try fixture.memory()
  var files: [String: [UInt8]] = [:]
  for (path, bytes) in all where path.hasPrefix("\(side)/") {
    files[String(path.dropFirst(side.count + 1))] = bytes
  }
  let single = "\(side).theme.yaml"
  if files.isEmpty { files = all }
  let session = Session(MemoryInputs(files), targets: .built)
  var options = CompileOptions()
  let targets = fixture.lines("targets").compactMap(TargetName.init)
  options.targets = targets.isEmpty ? [.css] : targets
  let project = WrittenProject(in: .root, of: session)
  if project != nil {
    var sink = DiagnosticSink()
    let read = loadProject(in: .root, of: session, &sink)
    options.targets = read.targets.map(\.value)
    options.targetOptions = read.targetOptions
  }
  let names = all[single] == nil ? files.keys.filter { $0.hasSuffix(".theme.yaml") }.sorted() : [single]
  let result = try compileAll(names.compactMap { ThemePath($0) }, in: session, options)
  let bundles = result.themes.compactMap { BundleContents($0, in: session, of: project) }
  guard !bundles.isEmpty else {
    let problems = render(result.diagnostics, as: .human, in: session.sources)
    throw Unexpected(description: "\(fixture.name)/\(side)\n\(problems)")
  }
  return bundles
}

/// The schema of reports in JSON, as it is published.
func reviewSchema() throws -> JSONSchema {
  JSONSchema(try JSONValue(parsing: #require(Fixture.documentation.bytes("review.schema.json"))))
}

/// What a theme of a fixture should not have.
private struct Unexpected: Error, CustomStringConvertible {
  let description: String
}
