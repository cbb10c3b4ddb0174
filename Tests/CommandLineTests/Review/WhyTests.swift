import FixtureSupport
import Testing
import ThemeCore

@Suite struct WhyTests {
  @Test(arguments: [
    "buttons/ok", "buttons/ok --in highlighted.dark", "buttons/copy art", "buttons/ok maximumWidth",
  ])
  func `what why prints fits its schema`(_ question: String) throws {
    let scratch = try Scratch()
    try scratch.copy(Fixture.named("why-shows-where-values-come-from", kind: "cli"))
    let schema = try JSONValue(parsing: Array(try scratch.shell("themec schema why").output.utf8))
    let answer = try scratch.shell("themec why themes/brand.theme.yaml \(question) --format json")
    #expect(answer.status == 0)
    #expect(JSONSchema(schema).problems(of: try JSONValue(parsing: Array(answer.output.utf8))) == [])
  }
}
