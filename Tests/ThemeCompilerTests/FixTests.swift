/// Fixes that are applied leave fewer problems, none of them new, and nothing to fix.
@Suite struct FixTests {
  @Test func `of 500 mutated themes, none has a new diagnostic, and nothing is fixed twice`() throws {
    let bases = try MutatedTheme.bases()
    var mutants = Mutations(state: 7)
    var fixed = 0
    for number in 0..<500 {
      let theme = mutants.next(of: bases[number % bases.count])
      let before = try theme.problems()
      guard !before.counts.isEmpty else { continue }
      let result = try theme.fixed([.safe, .suggested])
      guard let file = result.files.first else { continue }
      #expect(result.files.count == 1 && file.before == theme.bytes)
      let repaired = theme.with(file.after)
      let after = try repaired.problems()
      for (problem, count) in after.counts where count > before.counts[problem] ?? 0 {
        // There are no warnings about what is not understood, and nothing is reported of a file whose syntax is wrong.
        let isRead = before.isUnread && !after.isUnread
        let wasHidden = isRead || problem.isWarning && after.errors < before.errors
        #expect(wasHidden, "\(problem.text) is new in \(repaired.text)")
      }
      #expect(
        after.errors < before.errors || after.counts.count < before.counts.count || before.isUnread)
      #expect(try repaired.fixed([.safe, .suggested]).files.isEmpty, "\(repaired.text)")
      fixed += 1
    }
    #expect(fixed >= 100)
  }

  @Test(arguments: [
    // What is safe, and what is suggested.
    ("color: \"rgb(255, 0, 0)\" # red", "color: \"#ff0000\" # red", Diagnostic.Fix.Grade.safe),
    ("colr: white   # a comment", "color: white   # a comment", .suggested),
    ("'colr': white", "'color': white", .suggested),
    // Two beside each other.
    ("colr: white, aligment: leading", "color: white, alignment: leading", .suggested),
  ])
  func `a fix changes nothing but its place`(_ wrong: String, _ right: String, _ grade: Diagnostic.Fix.Grade)
    throws
  {
    let theme = MutatedTheme.withTitle(wrong)
    let other: Diagnostic.Fix.Grade = grade == .safe ? .suggested : .safe
    #expect(try theme.fixed([other]).files.isEmpty)
    let file = try #require(try theme.fixed([grade]).files.first)
    #expect(String(decoding: file.after, as: UTF8.self) == MutatedTheme.withTitle(right).text)
  }

  @Test(arguments: [
    "color: $color.lable   # a token", "color: '$color.lable'", "color: $color.lable/20%",
    "color: 'mix(white, $color.lable, 30%)'",
    "color: \"mix(mix($color.label/80%, $color.lable/50%, 5%), red, 1%)\"",
  ])
  func `a reference to no token takes the nearest`(_ wrong: String) throws {
    let tokens = "\ntokens: { color: { label: white } }"
    let file = try #require(try MutatedTheme.withTitle(wrong + tokens).fixed([.suggested]).files.first)
    let right = wrong.replacing("lable", with: "label") + tokens
    #expect(String(decoding: file.after, as: UTF8.self) == MutatedTheme.withTitle(right).text)
  }

  @Test func `line ends and the mark at the beginning stay`() throws {
    let lines = MutatedTheme.withTitle("colr: white").text.replacing("\n", with: "\r\n")
    let theme = MutatedTheme.withTitle("").with([0xEF, 0xBB, 0xBF] + Array(lines.utf8))
    let file = try #require(try theme.fixed([.suggested]).files.first)
    #expect(file.after == [0xEF, 0xBB, 0xBF] + Array(lines.replacing("colr", with: "color").utf8))
  }

  @Test func `a JSON theme stays JSON`() throws {
    let text = #"{"themec": 1, "name": "a", "buttons": {"ok": {"art": "red", "title": {"colr": "white"}}}}"#
    let theme = MutatedTheme(path: "a.theme.json", files: [:], bytes: Array(text.utf8))
    let file = try #require(try theme.fixed([.suggested]).files.first)
    #expect(String(decoding: file.after, as: UTF8.self) == text.replacing("colr", with: "color"))
  }

  @Test func `a text of a JSON theme becomes a list or a map of JSON`() throws {
    let text =
      #"{"themec": 1, "name": "a", "images": {"a": {"art": "red", "scales": "2x", "directions": "mirror"}}}"#
    let theme = MutatedTheme(path: "a.theme.json", files: [:], bytes: Array(text.utf8))
    let file = try #require(try theme.fixed([.suggested]).files.first)
    let right = text.replacing(#""2x""#, with: "[2]").replacing(#""mirror""#, with: #"{ "rtl": "mirror" }"#)
    #expect(String(decoding: file.after, as: UTF8.self) == right)
  }

  @Test func `a fix that something else would be wrong with is left out`() throws {
    let text =
      "themec: 1\nname: a\nbuttons:\n  save: { like: exit, art: red }\n  exit: { like: sav, art: red }\n"
    let theme = MutatedTheme(path: "a.theme.yaml", files: [:], bytes: Array(text.utf8))
    let result = try theme.fixed([.suggested])
    #expect(result.files.isEmpty && result.refused == 1)
  }

  @Test func `a fix that would repeat a key is not offered`() throws {
    #expect(try MutatedTheme.withTitle("color: white, colr: black").fixed([.suggested]).refused == 0)
    #expect(try MutatedTheme.withTitle("colr: white, colro: black").fixed([.suggested]).refused == 0)
  }

  @Test(arguments: [
    // Tokens that nothing uses are looked for in themes without errors.
    (
      "tokens: { u: red, c: { dark: blue } }\nbuttons: { b: { art: { box: { fill: $c.drak } } } }",
      "tokens: { u: red, c: { dark: blue } }\nbuttons: { b: { art: { box: { fill: $c.dark } } } }"
    ),
    // Keys are looked for where the syntax is right.
    (
      "buttons:\n  b: { heigth: 44, art: { box: { fill: #ff0000, radius: 8 } } }",
      "buttons:\n  b: { height: 44, art: { box: { fill: \"#ff0000\", radius: 8 } } }"
    ),
  ])
  func `problems that an error hid do not keep its fix back`(_ wrong: String, _ right: String) throws {
    func bytes(_ body: String) -> [UInt8] { Array("themec: 1\nname: a\n\(body)\n".utf8) }
    let theme = MutatedTheme(path: "a.theme.yaml", files: [:], bytes: bytes(wrong))
    let result = try theme.fixed([.safe, .suggested])
    #expect(result.files.first?.after == bytes(right) && result.refused == 0)
  }

  @Test func `only the themes of the run are changed`() throws {
    let base = MutatedTheme.withTitle("colr: white")
    let child = "themec: 1\nname: b\nextends: a.theme.yaml\n"
    let theme = MutatedTheme(
      path: "b.theme.yaml", files: ["a.theme.yaml": base.bytes], bytes: Array(child.utf8))
    let result = try theme.fixed([.suggested])
    #expect(result.files.isEmpty)
    #expect(result.elsewhere.map(\.path.text) == ["a.theme.yaml"] && result.elsewhere.map(\.fixes) == [1])
  }
}

/// A theme that something may be wrong with.
struct MutatedTheme {
  let path: String
  let files: [String: [UInt8]]
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func with(_ bytes: [UInt8]) -> MutatedTheme { MutatedTheme(path: path, files: files, bytes: bytes) }

  /// A button with a title of some keys.
  static func withTitle(_ keys: String) -> MutatedTheme {
    let text = """
      themec: 1
      name: a
      buttons:
        ok:
          art: "#336699"   # plain
          title:
            \(keys.replacing(", a", with: "\n      a").replacing(", c", with: "\n      c"))
      """
    return MutatedTheme(path: "a.theme.yaml", files: [:], bytes: Array((text + "\n").utf8))
  }

  /// The clean themes of the slips, as YAML.
  static func bases() throws -> [MutatedTheme] {
    try Fixture.all("slips").map { fixture in
      let slips = try fixture.text("slips.txt")
      let path = String(slips.prefix { !$0.isNewline })
      return MutatedTheme(path: path, files: try fixture.memory(), bytes: try #require(fixture.bytes(path)))
    }
  }

  /// What is wrong, wherever it is.
  struct Problem: Hashable {
    let text: String
    let isWarning: Bool
  }

  func problems() throws -> (counts: [Problem: Int], errors: Int, isUnread: Bool) {
    let session = session
    let result = try compileAll([try #require(ThemePath(path))], in: session, CompileOptions())
    var counts: [Problem: Int] = [:]
    for diagnostic in result.diagnostics {
      let file = session.sources[diagnostic.place.range.source].path
      let text = "\(file) \(diagnostic.code.name): \(diagnostic.message)"
      counts[Problem(text: text, isWarning: diagnostic.severity == .warning), default: 0] += 1
    }
    let unread: [DiagnosticCode] = [.invalidYAML, .invalidJSON, .nullBeforeComment]
    let isUnread = result.diagnostics.contains { unread.contains($0.code) }
    return (counts, result.diagnostics.count { $0.severity == .error }, isUnread)
  }

  func fixed(_ grades: Set<Diagnostic.Fix.Grade>) throws -> FixedThemes {
    try ThemeCompiler.fixed([try #require(ThemePath(path))], in: session, CompileOptions(), grades: grades)
  }

  private var session: Session { Session(MemoryInputs(files.merging([path: bytes]) { $1 }), targets: .built) }
}

/// Slips of the keyboard, the same in every run.
private struct Mutations {
  var state: UInt64

  private mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }

  /// A theme with one to three slips: a letter that is left out, doubled, swapped with the next or replaced, or a color as CSS
  /// writes it.
  mutating func next(of theme: MutatedTheme) -> MutatedTheme {
    var bytes = theme.bytes
    for _ in 0...roll(3) {
      let letters = bytes.indices.dropLast().filter { isLetter(bytes[$0]) && isLetter(bytes[$0 + 1]) }
      guard !letters.isEmpty else { break }
      let place = letters[roll(letters.count)]
      switch roll(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes.swapAt(place, place + 1)
      case 3: bytes[place] = UInt8(ascii: "a") + UInt8(roll(26))
      default:
        guard let color = bytes.firstRange(of: Array("white".utf8)) else { continue }
        bytes.replaceSubrange(color, with: "\"rgb(9, 9, 9)\"".utf8)
      }
    }
    return theme.with(bytes)
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
