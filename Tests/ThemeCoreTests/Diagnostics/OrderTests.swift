@Suite struct OrderTests {
  private static let early = DiagnosticCode("aa-early", .warning)
  private static let late = DiagnosticCode("zz-late", .error)

  private let sources = SourceMap()
  private let a: SourceID
  private let b: SourceID

  init() throws {
    // The number of a file says nothing of its place in the order.
    b = sources.add(SourceFile(path: try #require(ThemePath("b.yaml")), bytes: Array("0123456789".utf8)))
    a = sources.add(SourceFile(path: try #require(ThemePath("a.yaml")), bytes: Array("0123456789".utf8)))
  }

  private func diagnostic(
    _ code: DiagnosticCode, _ source: SourceID, _ start: UInt32, _ end: UInt32, _ message: String
  ) -> Diagnostic {
    Diagnostic(code, words: message, at: SourceRange(source: source, start: start, end: end))
  }

  @Test func `by path, position, code and message, whatever order they come in`() {
    let sorted = [
      diagnostic(Self.late, a, 0, 1, "x"),
      diagnostic(Self.early, a, 2, 2, "x"),
      diagnostic(Self.early, a, 2, 3, "x"),
      diagnostic(Self.late, a, 2, 3, "w"),
      diagnostic(Self.late, a, 2, 3, "x"),
      diagnostic(Self.early, b, 0, 1, "x"),
    ]
    for rotation in sorted.indices {
      let mixed = Array(sorted[rotation...] + sorted[..<rotation])
      for list in [mixed, mixed.reversed()] {
        #expect(ordered(list, in: sources).map(described) == sorted.map(described))
      }
    }
  }

  private func described(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.place.range) \(diagnostic.code.name) \(diagnostic.message)"
  }

  @Test func `equal in code, range and message is printed once; which one is no chance`() {
    let plain = diagnostic(Self.late, a, 2, 3, "x")
    let noted = plain.noting("a fact")
    let other = plain.about("buttons/b")
    for list in [[plain, noted, other], [other, noted, plain], [noted, other, plain, plain]] {
      let printed = ordered(list, in: sources)
      #expect(printed.count == 1 && printed[0].notes.isEmpty && printed[0].element == nil)
    }
    let different = [
      plain, diagnostic(Self.late, a, 2, 3, "y"), diagnostic(Self.late, a, 2, 4, "x"),
      diagnostic(Self.early, a, 2, 3, "x"), diagnostic(Self.late, b, 2, 3, "x"),
    ]
    #expect(ordered(different, in: sources).count == different.count)
  }

  @Test(arguments: [
    ([0], nil, "1 error in 1 file", "`themec explain zz-late` says more"),
    ([0, 0], 1, "1 error in 1 file", "`themec explain zz-late` says more"),
    (
      [1], 1, "1 warning in 1 file",
      "`themec explain aa-early` says more; `allow: [aa-early]` in the theme accepts a warning"
    ),
    (
      [0, 1, 2], 2, "1 error, 2 warnings in 2 files",
      "`themec explain CODE` says more; `allow: [aa-early]` in the theme accepts a warning"
    ),
    (
      [1, 2], 1, "2 warnings in 2 files; -v shows each in full",
      "`themec explain aa-early` says more; `allow: [aa-early]` in the theme accepts a warning"
    ),
    ([0, 3], 1, "2 errors in 2 files; -v shows each in full", "`themec explain zz-late` says more"),
  ]) func `the summary counts what is printed`(
    _ indices: [Int], _ most: Int?, _ counts: String, _ advice: String
  ) {
    let all = [
      diagnostic(Self.late, a, 0, 1, "x"), diagnostic(Self.early, a, 0, 1, "x"),
      diagnostic(Self.early, b, 0, 1, "x"),
      diagnostic(Self.late, b, 0, 1, "x"),
    ]
    let found = summary(of: indices.map { all[$0] }, in: sources, maxOfACode: most)
    #expect(found == "\(counts)\n\(advice)")
  }

  @Test func `a warning made an error is printed as one`() {
    let strict = diagnostic(Self.early, a, 1, 2, "x").asError
    #expect(render([strict], as: .short, in: sources) == "a.yaml:1:2: error[aa-early]: x\n")
    #expect(
      summary(of: [strict], in: sources)
        == """
        1 error in 1 file
        `themec explain aa-early` says more; `allow: [aa-early]` in the theme accepts a warning
        """)
    // A rule of SARIF keeps the level that its code is declared with.
    let sarif = render([strict], as: .sarif, in: sources)
    #expect(
      sarif.contains(#""defaultConfiguration": { "level": "warning" }"#)
        && sarif.contains(#""level": "error","#))
  }

  // Counting each place from the beginning of its line would read 40 GB.
  @Test func `thousands of places on one long line have their columns`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 4 << 20)
    let source = sources.add(SourceFile(path: .root.appending("long.json"), bytes: bytes))
    let places = (0..<20_000).map { UInt32($0 * 200) }
    let text = render(places.map { diagnostic(Self.late, source, $0, $0 + 5, "x") }, as: .short, in: sources)
    let columns = text.split(separator: "\n").map { $0.split(separator: ":")[2] }
    #expect(columns == places.map { Substring(String($0 + 1)) })
  }
}
