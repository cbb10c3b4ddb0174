@Suite struct BaselineTests {
  private static let warning = DiagnosticCode("tap-target-small", .warning)
  private static let error = DiagnosticCode("caps-exceed-width", .error)

  private let sources = SourceMap()
  private let file: SourceID

  init() {
    file = sources.add(SourceFile(path: .root.appending("a.yaml"), bytes: Array("0123456789".utf8)))
  }

  private func at(
    _ start: UInt32, _ message: String, _ code: DiagnosticCode = warning, element: String? = nil
  ) -> Diagnostic {
    Diagnostic(code, words: message, at: SourceRange(source: file, start: start, end: start + 1)).about(
      element)
  }

  @Test func `an entry a line, sorted, with counts and without places`() throws {
    let baseline = Baseline(
      recording: [
        at(5, "small"), at(1, "small"), at(3, "small", element: "buttons/b"), at(4, "\"odd\"\n"),
        at(0, "no", Self.error),
      ], in: sources)
    let text = """
      {
        "baselineVersion": 1,
        "warnings": [
          { "path": "a.yaml", "code": "tap-target-small", "message": "\\"odd\\"\\n" },
          { "path": "a.yaml", "code": "tap-target-small", "message": "small", "count": 2 },
          { "path": "a.yaml", "code": "tap-target-small", "element": "buttons/b", "message": "small" }
        ]
      }

      """
    #expect(baseline.text == text)
    #expect(try Baseline(parsing: Array(text.utf8)).text == text)
  }

  @Test func `what is recorded is filtered, at any place and as often as it was recorded`() throws {
    let recorded = [at(1, "small"), at(5, "small"), at(6, "seam")]
    let written = Baseline(recording: recorded, in: sources).text
    let baseline = try Baseline(parsing: Array(written.utf8))
    #expect(baseline.filter(recorded, in: sources).isEmpty)
    let moved = [at(2, "small"), at(7, "small"), at(8, "small")]
    #expect(baseline.filter(moved, in: sources).map(\.place.range.start) == [8])
    #expect(baseline.filter([at(6, "seam", element: "buttons/b")], in: sources).count == 1)
    #expect(baseline.filter([at(6, "seam", Self.error)], in: sources).count == 1)
  }

  @Test func `an empty baseline accepts nothing`() throws {
    let baseline = Baseline(recording: [], in: sources)
    #expect(try Baseline(parsing: Array(baseline.text.utf8)).filter([at(1, "small")], in: sources).count == 1)
  }

  @Test(arguments: Fixture.cases("a-file-that-is-no-baseline-says-why"))
  func `a file that no baseline is says why`(_ lines: [String]) {
    let text = lines.dropFirst().joined(separator: "\n")
    let error = #expect(throws: BaselineError.self) { try Baseline(parsing: Array(text.utf8)) }
    #expect(error?.description == lines[0])
  }
}
