/// What is kept of the diagnostics of a run, and how the others are reported.
struct DiagnosticLimitTests {
  /// Twenty themes with five unknown keys and an unused code each, over a parent with ten.
  private static let files: [String: String] = {
    func keys(_ count: Int) -> String { (0..<count).map { "zzzz\($0): 1\n" }.joined() }
    var files = ["parent.theme.yaml": "themec: 1\n" + keys(10)]
    for number in 10..<30 {
      files["\(number).theme.yaml"] =
        "themec: 1\nname: t\(number)\nextends: parent.theme.yaml\n"
        + keys(15).split(separator: "\n").suffix(5).joined(separator: "\n") + "\n"
    }
    return files
  }()

  private func run(limit: Int, workers: Int = 1) throws -> (first: CompiledThemes, text: String) {
    let inputs = MemoryInputs(Self.files.mapValues { Array($0.utf8) })
    let names = Self.files.keys.sorted().filter { $0 != "parent.theme.yaml" }
    let compiled = try Compiled(names, in: inputs, limits: Limits(.diagnostics, to: limit), workers: workers)
    return (compiled.result, render(compiled.result.diagnostics, as: .short, in: compiled.session.sources))
  }

  @Test func `within the limit all are kept`() throws {
    let all = try run(limit: 110)
    #expect(all.first.diagnostics.count == 110)
    #expect(all.first.omitted.isEmpty)
  }

  @Test(arguments: [1, 2, 7, 8, 9, 40, 109]) func `the first are kept, whatever thread came first`(
    _ limit: Int
  ) throws {
    let all = try run(limit: 110).text.split(separator: "\n")
    let first = try run(limit: limit)
    #expect(first.text.split(separator: "\n").count == limit)
    #expect(first.first.omitted.errors == 110 - limit)
    // A theme that has more than the limit keeps what was found first in it, which is its parents'.
    if limit >= 15 { #expect(first.text.split(separator: "\n") == Array(all.prefix(limit))) }
    for _ in 0..<3 { #expect(try run(limit: limit, workers: 4).text == first.text) }
  }

  @Test func `errors are kept before warnings`() throws {
    let session = Session(MemoryInputs([:]), targets: .built)
    let source = session.sources.add(SourceFile(path: try #require(ThemePath("a.theme.yaml")), bytes: []))
    let place = SourceRange(source: source, start: 0, end: 0)
    let limits = Limits(.diagnostics, to: 3)
    let warnings = (0..<5).map { Diagnostic(.allowUnused, words: "\($0)", at: place) }
    let errors = (0..<2).map { Diagnostic(.unknownKey, words: "\($0)", at: place) }
    let first = FirstDiagnostics(of: warnings + errors, within: limits, in: session.sources)
    #expect(first.shown.map { "\($0.code.severity) \($0.message)" } == ["warning 0", "error 0", "error 1"])
    #expect(first.omitted.warnings == 4)
    #expect(
      first.exceeded?.sentenceOfRun
        == "the run has 7 errors and warnings; the limit is 3; `--limit diagnostics=7` allows as much")
  }

  @Test func `a sink counts what it does not keep`() {
    let place = SourceRange(source: SourceID(index: 0), start: 0, end: 0)
    var sink = DiagnosticSink(limit: 2)
    for number in 0..<5 {
      sink.report(Diagnostic(.allowUnused, words: "\(number)", at: place))
      sink.report(Diagnostic(.unknownKey, words: "\(number)", at: place))
    }
    #expect(sink.diagnostics.map(\.message) == ["0", "0", "1", "1"])
    #expect(sink.count == 10 && sink.errorCount == 5)
    var other = DiagnosticSink(limit: 3)
    other.append(contentsOf: sink)
    other.append(contentsOf: sink)
    #expect(other.diagnostics.map(\.message) == ["0", "0", "1", "1"])
    #expect(other.errorCount == 10 && other.dropped.errors == 8 && other.dropped.warnings == 8)
  }
}
