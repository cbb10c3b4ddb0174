/// A text that is built to exhaust the machine, or comes close and does not.
struct LimitCase: Sendable, CustomTestStringConvertible {
  let name: String
  let file: String
  let text: @Sendable () -> String
  /// How the only message begins; nil for a text that is read without complaint.
  let refusal: String?

  init(_ name: String, refusal: String?, file: String = "a.yaml", _ text: @escaping @Sendable () -> String) {
    self.name = name
    self.refusal = refusal
    self.file = file
    self.text = text
  }

  var testDescription: String { name }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Marks that normalizing puts in another order.
  private static func marks(_ count: Int) -> String {
    String((repeated("\u{301}\u{316}", count / 2) + (count % 2 == 0 ? "" : "\u{301}"))[...])
  }

  private static let levels = "maps and lists nest here by more than 64 levels"
  private static let values =
    "up to here, with its aliases resolved, the file has more than 100,000 values"

  static let all = [
    LimitCase("4 MiB are read", refusal: nil) { "a: b\n#" + repeated("x", 4 << 20 - 6) },
    LimitCase("4 MiB and a byte", refusal: "the file has 4,194,305 bytes; the limit is 4,194,304") {
      repeated("#", 4 << 20 + 1)
    },
    LimitCase("64 lists", refusal: nil) { repeated("[", 64) + repeated("]", 64) },
    LimitCase("65 lists", refusal: levels) { repeated("[", 65) + repeated("]", 65) },
    LimitCase("64 lists in JSON", refusal: nil, file: "a.json") { repeated("[", 64) + repeated("]", 64) },
    LimitCase("a million lists in JSON", refusal: levels, file: "a.json") { repeated("[", 1_000_000) },
    LimitCase("a million maps in braces", refusal: levels) { repeated("{a: ", 1_000_000) },
    LimitCase("a million lists in a line", refusal: levels) { repeated("- ", 1_000_000) },
    LimitCase("100,000 nodes", refusal: nil) { "[" + repeated("a,", 99_999) + "]" },
    LimitCase("100,001 nodes", refusal: values) { "[" + repeated("a,", 100_000) + "]" },
    LimitCase("100,001 nodes in JSON", refusal: values, file: "a.json") {
      "[" + repeated("1,", 99_999) + "1]"
    },
    LimitCase("keys are nodes", refusal: values) { (0..<50_000).map { "k\($0): v\n" }.joined() },
    LimitCase("an alias bomb", refusal: values) {
      "a0: &a0 [x, x]\n" + (1..<60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    },
    LimitCase("aliases within the limit", refusal: nil) {
      "a0: &a0 [x, x]\n" + (1..<12).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    },
    LimitCase("aliases that nest too deep", refusal: levels) {
      "a0: &a0 [x]\n" + (1..<65).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    },
    LimitCase(
      "blank lines behind text, then many lines",
      refusal: "this blank part has 2,097,153 spaces and line ends; the limit is 4,096"
    ) {
      "a\n" + repeated("\n", 1 << 21) + repeated("b\n", 1 << 19)
    },
    LimitCase("spaces behind text, then many lines", refusal: "this blank part has 2,097,152 spaces") {
      "a" + repeated(" ", 1 << 21) + repeated("b\n", 1 << 19)
    },
    LimitCase("4,096 blank lines", refusal: nil) { "a: b" + repeated("\n", 4096) + "c: d" },
    LimitCase("4,097 blank lines", refusal: "this blank part has 4,097 spaces") {
      "a: b" + repeated("\n", 4097) + "c: d"
    },
    LimitCase("a hundred thousand directives", refusal: "the document begins with more than 64 `%` lines") {
      (0..<100_000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na"
    },
    LimitCase("directives behind a document", refusal: "the document begins with more than 64 `%` lines") {
      "a\n...\n" + (0..<100_000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na"
    },
    LimitCase("30 combining marks", refusal: nil) { "a: x" + marks(30) + "y" + marks(30) },
    LimitCase("31 combining marks", refusal: "the text has more than 30 combining marks") {
      "a: [x" + marks(31) + "]"
    },
    LimitCase("8,000 combining marks in a key", refusal: "the text has more than 30 combining marks") {
      "x\(marks(400)): y"
    },
    LimitCase("combining marks as escapes", refusal: "the text has more than 30", file: "a.json") {
      #"{ "a": "x\#(repeated(#"\u0301\u0316"#, 4_000))" }"#
    },
    LimitCase("marks that only decompose into marks", refusal: "the text has more than 30") {
      "a: x" + repeated("\u{F73}", 31)
    },
    LimitCase("many anchors", refusal: nil) { (0..<40_000).map { "- &a\($0) x\n" }.joined() },
    LimitCase("a map of many keys", refusal: nil) { (0..<49_000).map { "k\($0): v\n" }.joined() },
  ]
}

@Test(arguments: LimitCase.all) func limits(_ test: LimitCase) throws {
  let file = SourceFile(path: try #require(ThemePath(test.file)), bytes: Array(test.text().utf8))
  var sink = DiagnosticSink()
  let tree = parse(SourceID(index: 0), file, into: &sink)
  if let refusal = test.refusal {
    #expect(tree == nil)
    #expect(sink.diagnostics.map(\.code) == [.limitExceeded])
    #expect(sink.diagnostics.first?.message.hasPrefix(refusal) == true, "\(sink.diagnostics.map(\.message))")
  } else {
    #expect(tree != nil)
    #expect(sink.diagnostics.isEmpty, "\(sink.diagnostics.map(\.message))")
  }
}

@Test(arguments: ["a.json", "a.yaml"]) func `a key has at most 1,000 bytes`(_ name: String) throws {
  let long = String(repeating: "é", count: 500)
  let text = "{ \"\(long)\": 1, \"\(long)x\": [2, 3], \"b\": 4 }"
  let file = SourceFile(path: try #require(ThemePath(name)), bytes: Array(text.utf8))
  var sink = DiagnosticSink()
  let tree = try #require(parse(SourceID(index: 0), file, into: &sink))
  #expect(tree.mapping?.entries.map(\.key.value) == [long, "b"])
  #expect(sink.diagnostics.map(\.message) == ["the key has 1,001 bytes; the limit is 1,000"])
}
