/// Text of a stranger stays text: in the manifest, in diagnostics of every format, in names of files.
struct InjectionTests {
  /// What a terminal, a page or a log would obey.
  struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let hostile = [
    Hostile("quotes", #"quote " and \ "#), Hostile("line ends", "line\nfeed\r\n"),
    Hostile("escapes", "\u{1B}[31mred\u{1B}]0;title\u{07}"), Hostile("the end of a script", "</script><!--"),
    Hostile("bidi controls", "\u{202E}turned\u{2066}"), Hostile("zero", "\u{0}zero"),
    Hostile("Unicode's line ends", "\u{85}\u{2028}\u{2029}"),
    Hostile("a byte order mark", "\u{FEFF}bom\u{200B}"),
    Hostile("a workflow command", "::error file=x::forged"),
    Hostile("a command in a line", "a ##[error]forged"),
    Hostile("a command of a pipeline", "##vso[task.setvariable variable=PATH]x"),
    Hostile("a shell's words", "%0A$(id)`id`"),
  ]

  /// A text as JSON writes it, every scalar that is not plain as an escape: what a theme in JSON can say.
  private func quoted(_ text: String) -> String {
    "\"" + text.utf16.map { "\\u" + String($0, digits: 4, radix: 16) }.joined() + "\""
  }

  /// Whether a text holds nothing that a terminal obeys, but for line ends.
  private func isHarmless(_ text: String) -> Bool {
    isSeen(text) && !text.contains(/##[A-Za-z]*\[/)
  }

  /// Whether a text holds nothing that is not seen as it is, but for line ends.
  private func isSeen(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A, 0x20...0x7E: true
      case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF:
        false
      default: true
      }
    }
  }

  @Test(arguments: hostile) func `texts of a theme are texts of its manifest and code`(hostile: Hostile)
    throws
  {
    let text = hostile.text
    let scratch = try Scratch("a-good-project")
    let title = text.unicodeScalars.contains("\0") ? "zero" : text
    try scratch.write(
      """
      { "themec": 1, "name": "other", "scales": [1], "summary": \(quoted(title)),
        "images": { "line": { "art": { "file": "art/line.png" } } },
        "screens": { \(quoted(title)): { "title": \(quoted(title)) } } }
      """, to: "themes/other.theme.json")
    let outcome = try scratch.themec(
      "build", "--color", "never", "--target", "android,css,flutter,uikit,xcassets")
    #expect(isHarmless(outcome.errors), "\(outcome.errors)")
    guard outcome.status == 0 else {
      // A name that can't be one is refused, and shown without being obeyed.
      #expect(outcome.status == 1)
      return
    }
    let manifest = try JSONValue(parsing: try #require(scratch.bytes("out/other/manifest.json")))
    #expect(isHarmless(scratch.text("out/other/manifest.json") ?? ""))
    #expect(manifest["screens"]?[title]?["title"]?.string == title)
    let texts = scratch.files("out/other").filter { !$0.key.hasSuffix(".png") }
    #expect(texts.count > 8)
    for (path, bytes) in texts { #expect(isSeen(String(decoding: bytes, as: UTF8.self)), "\(path)") }
  }

  @Test(arguments: hostile, ["human", "short", "json", "github", "sarif"])
  func `a diagnostic of any format obeys no text of a theme`(hostile: Hostile, format: String) throws {
    let text = hostile.text
    let scratch = try Scratch()
    try scratch.write(
      """
      { "themec": 1, "name": \(quoted(text)), \(quoted(text)): 1, "images": { \(quoted(text)): {}, "line":
        { "art": { "file": \(quoted(text)) }, "height": \(quoted(text)), "allow": [ \(quoted(text)) ] } } }
      """, to: "other.theme.json")
    let outcome = try scratch.themec("check", "other.theme.json", "--format", format, "--color", "never")
    #expect(outcome.status == 1)
    #expect(isHarmless(outcome.errors), "\(outcome.errors)")
    #expect(isHarmless(outcome.output), "\(outcome.output)")
    if format == "json" || format == "sarif" { _ = try JSONValue(parsing: Array(outcome.output.utf8)) }
    for line in (outcome.output + outcome.errors).split(separator: "\n") {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::")
      #expect(isCommand == (format == "github"), "\(line)")
      if isCommand { #expect(line.hasPrefix("::error file=other.theme.json,line="), "\(line)") }
    }
  }

  @Test func `names of files are shown without being obeyed`() throws {
    let scratch = try Scratch()
    let name = "a\u{1B}[31m\n\u{202E}.theme.yaml"
    try scratch.write("themec: [", to: name)
    for arguments in [
      ["check", name], ["check", "."], ["check", name + "x"], ["check", name, "--format", "short"],
    ] {
      let outcome = try run(executable, arguments, in: scratch.path)
      #expect([1, 2].contains(outcome.status))
      #expect(isHarmless(outcome.errors), "\(outcome.errors)")
    }
  }
}
