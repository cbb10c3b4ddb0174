import Testing
import ThemeCore

@Suite struct LogCommandTests {
  @Test(
    "where a log would find a command",
    arguments: [
      ("##[error]x", true), ("a ##[group]", true), ("##vso[task.setvariable]", true), ("###[x]", true),
      ("##teamcity[x", true), ("#[a]", false), ("## [a]", false), ("##1[a]", false), ("#a#[b]", false),
      ("##", false),
      ("[##]", false), ("##a#[", false),
    ])
  func places(text: String, isCommand: Bool) {
    var command = LogCommand()
    let begins = text.unicodeScalars.map { command.isBegun(by: $0) }
    #expect(begins.contains(true) == isCommand)
    for (scalar, begins) in zip(text.unicodeScalars, begins) where begins { #expect(scalar == "[") }
    #expect(LogCommand.isPossible(in: text) || !isCommand)
  }
}
