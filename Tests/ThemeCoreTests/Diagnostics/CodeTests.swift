import Testing
import ThemeDiagnostics

@Suite("every code is a bundle") struct CodeTests {
  @Test("there are codes, sorted by name, each name once")
  func names() {
    let names = DiagnosticCodes.ofStages.all.map(\.name)
    #expect(!names.isEmpty)
    for (left, right) in zip(names, names.dropFirst()) {
      #expect(
        left.utf8.lexicographicallyPrecedes(right.utf8), "`\(right)` stands twice or in the wrong place")
    }
  }

  @Test(arguments: DiagnosticCodes.ofStages.all)
  func bundle(_ code: DiagnosticCode) {
    #expect(isKebabCase(code.name), "`\(code.name)` is not kebab-case")
    let parts = [code.page.what, code.page.why, code.page.example, code.page.instead]
    for (name, part) in zip(["what", "why", "example", "instead"], parts) {
      #expect(part.contains { !$0.isWhitespace }, "`\(code.name)` says nothing under `\(name)`")
      #expect(
        part.first?.isWhitespace != true && part.last?.isWhitespace != true,
        "`\(code.name)`: blanks at an end")
    }
    #expect(code.page.what.hasSuffix(".") && code.page.why.hasSuffix("."), "`\(code.name)`: no sentence")
    #expect(code.page.example != code.page.instead, "`\(code.name)`: the example is not mended")
    #expect(DiagnosticCodes.ofStages[code.name] == code)
  }

  @Test(
    "what is no kebab-case is told from what is",
    arguments: [
      ("caps", true), ("caps-exceed-width", true), ("not-utf8", true), ("", false), ("Caps", false),
      ("caps_exceed", false),
      ("-caps", false), ("caps-", false), ("caps--exceed", false), ("2x-missing", false), ("cäps", false),
    ])
  func kebabCase(_ name: String, _ isFine: Bool) {
    #expect(isKebabCase(name) == isFine)
  }

  private func isKebabCase(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
  }
}
