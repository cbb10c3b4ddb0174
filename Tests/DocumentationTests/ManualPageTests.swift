import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeSyntax
import ThemeTargets

@Suite("manual pages show what to type") struct ManualPageTests {
  /// What is wrong with these is that their text can't be read.
  private static let unreadable = ["invalid-yaml", "null-before-comment", "duplicate-key"]

  @Test("there is a page for each code, and none for another name")
  func names() {
    #expect(ManualPage.names == Set(DiagnosticCodes.all.all.map(\.name)))
  }

  @Test("an example is a part of a theme or a command, not prose", arguments: DiagnosticCodes.all.all)
  func example(_ code: DiagnosticCode) throws {
    let isReadable = !Self.unreadable.contains(code.name)
    #expect(try areTyped(code.page.example) == isReadable, "the example of `\(code.name)`")
  }

  @Test("so is what to type instead", arguments: DiagnosticCodes.all.all)
  func instead(_ code: DiagnosticCode) throws {
    #expect(try areTyped(code.page.instead), "what stands under `instead` of `\(code.name)`")
  }

  @Test(
    "prose is told from a theme",
    arguments: ["nothing", "# nothing", "the 2x: redrawn: anew", "- a list", "themec build\nIt builds."])
  func prose(_ text: String) throws {
    #expect(try !areTyped(text))
  }

  /// Whether a text is made of parts of themes, or of commands of themec alone.
  private func areTyped(_ text: String) throws -> Bool {
    let areCommands = text.split(separator: "\n").allSatisfy { $0.hasPrefix("themec ") }
    return try areCommands || areMaps(text)
  }

  /// Whether a text, or each of its files, is a map in which nothing is wrong.
  private func areMaps(_ text: String) throws -> Bool {
    let path = try #require(ThemePath("a.theme.yaml"))
    return text.split(separator: "# b.theme.yaml").allSatisfy { part in
      var sink = DiagnosticSink()
      let file = SourceFile(path: path, bytes: Array("\(part)\n".utf8))
      let root = parse(SourceID(index: 0), file, into: &sink)
      return root?.mapping != nil && sink.diagnostics.isEmpty
    }
  }
}
