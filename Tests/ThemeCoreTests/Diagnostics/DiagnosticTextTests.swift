import Testing
import ThemeCore
import ThemeDiagnostics

struct DiagnosticTextTests {
  private let art = ThemePath.root.appending("art").appending("é.png")
  private let themes = PathBase(in: .root.appending("themes"))

  @Test func `paths are read from where one stands, words as they are`() {
    let inner: DiagnosticText = "`\(art)` é"
    let text: DiagnosticText = "there is no file `\(art)`, \(3) of \(inner): `art/é.png`"
    #expect(text.plain == "there is no file `art/é.png`, 3 of `art/é.png` é: `art/é.png`")
    #expect(text.read(from: .root) == text.plain)
    #expect(
      text.read(from: themes) == "there is no file `../art/é.png`, 3 of `../art/é.png` é: `art/é.png`")
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
