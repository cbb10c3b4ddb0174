/// What a user meets: `Tests/Fixtures/cli/<claim>/` holds the working folder and `commands`, a line of shell each;
/// `expected.txt` is the transcript, what both outputs got and how each line ended if not with 0. `from` names folders of the
/// checkout that are copied beforehand, each to where it says, and `needs` has a command for each thing that a system may lack.
@Test(arguments: Fixture.all("cli")) func `transcripts`(_ fixture: Fixture) throws {
  let scratch = try Scratch()
  for line in fixture.lines("from") {
    let paths = line.split(separator: " ", maxSplits: 1).map(String.init)
    try scratch.copy(Fixture.checkout.below(paths[0]), to: paths.count == 2 ? "\(paths[1])/" : "")
  }
  try scratch.copy(fixture)
  for condition in fixture.lines("needs") where try scratch.shell(condition).status != 0 {
    return Skip.note("the transcript \(fixture.name)", because: "`\(condition)` fails")
  }
  for name in ["commands", "expected.txt", "from", "needs"] where scratch.exists(name) {
    try scratch.remove(name)
  }
  let commands = try fixture.text("commands")
  if commands.contains("git "), try scratch.shell("git --version").status != 0 {
    return Skip.note("the transcript \(fixture.name)", because: "there is no git")
  }
  var transcript = ""
  for line in commands.split(separator: "\n") where !line.hasPrefix("#") {
    let outcome = try scratch.shell("exec 2>&1\n\(line)")
    transcript += "$ \(line)\n\(outcome.output)"
    if !outcome.output.isEmpty, !outcome.output.hasSuffix("\n") { transcript += "⏎\n" }
    if outcome.status != 0 { transcript += "[\(outcome.status)]\n" }
  }
  transcript = transcript.replacing(scratch.path, with: "/here")
  // Sizes of PNGs depend on the compressor.
  transcript.replace(/(ize: (?:about )?)[+−].*/, with: { "\($0.output.1)…" })
  #expect(Golden.difference(transcript, from: "expected.txt", of: fixture) == nil)
}

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
