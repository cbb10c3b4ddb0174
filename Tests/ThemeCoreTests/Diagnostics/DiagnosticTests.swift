@Suite("every code is a bundle") struct CodeTests {
  @Test func `there are codes, sorted by name, each name once`() {
    let names = DiagnosticCodes.ofStages.all.map(\.name)
    #expect(!names.isEmpty)
    for (left, right) in zip(names, names.dropFirst()) {
      #expect(
        left.utf8.lexicographicallyPrecedes(right.utf8), "`\(right)` stands twice or in the wrong place")
    }
  }

  @Test(arguments: DiagnosticCodes.ofStages.all) func bundle(_ code: DiagnosticCode) {
    #expect(isKebabCase(code.name), "`\(code.name)` is not kebab-case")
    let parts = [code.page.what, code.page.why, code.page.example, code.page.instead]
    for (name, part) in zip(["what", "why", "example", "instead"], parts) {
      #expect(part.contains { !$0.isWhitespace }, "`\(code.name)` says nothing under `\(name)`")
      #expect(
        part.first?.isWhitespace != true && part.last?.isWhitespace != true,
        "`\(code.name)`: blanks at an end")
    }
    #expect(code.page.what.hasSuffix(".") && code.page.why.hasSuffix("."), "`\(code.name)`: no sentence")
    #expect(code.page.example != code.page.instead, "`\(code.name)`: the example is not repaired")
    #expect(DiagnosticCodes.ofStages[code.name] == code)
  }

  @Test(arguments: [
    ("caps", true), ("caps-exceed-width", true), ("not-utf8", true), ("", false), ("Caps", false),
    ("caps_exceed", false),
    ("-caps", false), ("caps-", false), ("caps--exceed", false), ("2x-missing", false), ("cäps", false),
  ]) func `what is no kebab-case is told from what is`(_ name: String, _ isFine: Bool) {
    #expect(isKebabCase(name) == isFine)
  }

  private func isKebabCase(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
  }
}

struct DiagnosticTextTests {
  private let art = ThemePath.root.appending("art").appending("é.png")
  private let themes = PathBase(in: .root.appending("themes"))

  @Test func `paths are read from where one stands, words as they are`() {
    let inner: DiagnosticText = "`\(art)` é"
    let text: DiagnosticText = "there is no file `\(art)`, \(3) of \(inner): `art/é.png`"
    #expect(text.plain == "there is no file `art/é.png`, 3 of `art/é.png` é: `art/é.png`")
    #expect(text.read(from: .root) == text.plain)
    #expect(text.read(from: themes) == "there is no file `../art/é.png`, 3 of `../art/é.png` é: `art/é.png`")
  }

  @Test(arguments: [DiagnosticFormat.human, .short, .json, .github, .sarif])
  func `every format reads messages, notes and help from there`(format: DiagnosticFormat) {
    let sources = SourceMap()
    let source = sources.add(SourceFile(path: .root.appending("a.yaml"), bytes: [0x61]))
    let code = DiagnosticCode("a-test", .error)
    let range = SourceRange(source: source, start: 0, end: 1)
    let diagnostic = Diagnostic(code, "message \(art)", at: range)
      .noting("note \(art)").helping("help \(art)")
    let text = render([diagnostic], as: format, in: sources, options: RenderOptions(pathBase: themes))
    let count = text.matches(of: /(message|note|help) \.\.\/art\/é\.png/).count
    #expect(count == (format == .short ? 1 : 3), "\(text)")
    #expect(diagnostic.message == "message art/é.png" && diagnostic.notes == ["note art/é.png"])
  }
}

@Suite struct AnyRangeTests {
  /// Short pieces of what breaks renderers: line ends of every kind, tabs, halves of characters, marks without a base.
  static let texts: [[UInt8]] = [
    [], [0x0A], [0x0D], Array("\r\n\r\n".utf8), Array("a\r\nb\rc\n\td".utf8),
    Array("\t\té\u{301}戻\n 👩\u{200D}💻x".utf8),
    [0xFF, 0x0A, 0xC3, 0x0A, 0xE2, 0x80, 0x20], [0xCC, 0x81, 0x0D, 0x0A, 0xCC, 0x81],
    Array("a: [\n\n\n\n\n\n\n\n  ]\n\n".utf8),
    [0, 0x1B, 0x5B, 0x0A, 0xEF, 0xBB, 0xBF], Array(("戻" + String(repeating: "x", count: 3000) + "\n戻").utf8),
  ]

  @Test(arguments: texts)
  func `every range of every text can be printed, halves of characters and places past the end included`(
    _ bytes: [UInt8]
  ) {
    let code = DiagnosticCode("a-test", .error)
    let sources = SourceMap()
    let source = sources.add(SourceFile(path: .root.appending("a.yaml"), bytes: bytes))
    let offsets = (0...(bytes.count + 2)).filter { $0 < 40 || $0 > bytes.count - 8 || $0 % 1000 < 3 }
    for start in offsets {
      for end in offsets where end >= start {
        let range = SourceRange(source: source, start: UInt32(start), end: UInt32(end))
        let other = SourceRange(source: source, start: UInt32(min(start, 3)), end: UInt32(min(end, 4)))
        let diagnostic = Diagnostic(code, "x", at: range, "label").also(at: other, "other")
        for width in [0, 40] {
          let text = render([diagnostic], as: .human, in: sources, options: RenderOptions(width: width))
          #expect(text.contains("^ label\n") && text.contains("- other\n"), "\(start)..<\(end)")
          #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
        }
        let position = sources[source].lines.position(of: start)
        let short = render([diagnostic], as: .short, in: sources)
        #expect(short == "a.yaml:\(position.line):\(position.column): error[a-test]: x\n")
      }
    }
  }
}

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("strech", ["stretch", "tile"], "stretch"),
      ("hieght", ["height", "weight"], "height"),
      ("Stretch", ["stretched", "stretch"], "stretch"),
      ("colour", ["color", "cover"], "color"),
      ("nav-buton", ["nav-button", "tab-button"], "nav-button"),
      ("aXc", ["abc", "adc"], "abc"),
      ("gradient", ["stroke", "fill"], nil),
      ("x", ["y"], nil),
      ("", ["x"], nil),
      ("stretch", ["stretch"], nil),
      ("x", [], nil),
    ] as [(String, [String], String?)]) func `the nearest name that can be meant`(
      _ name: String, _ candidates: [String], _ expected: String?
    )
  {
    #expect(Suggestion.nearest(to: name, among: candidates) == expected)
  }

  @Test func `a name of a million letters costs nothing`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: ["y", String(repeating: "x", count: 999_999)]) == nil)
  }

  @Test func `a folder of a hundred thousand names is searched in part`() {
    let name = String(repeating: "n", count: 100)
    var compared = 0
    let candidates = (0..<100_000).lazy.map { number -> String in
      compared += 1
      return String(repeating: "x", count: 90) + String(1_000_000 + number)
    }
    #expect(Suggestion.nearest(to: name, among: candidates) == nil)
    #expect(compared < 1_000, "\(compared)")
    // Names of another length are passed over.
    #expect(Suggestion.nearest(to: "heigth", among: candidates.map { $0 } + ["height"]) == "height")
  }
}
