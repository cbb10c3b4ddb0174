import FixtureSupport
import Foundation
import Testing

/// What a user meets: `Tests/Fixtures/cli/<claim>/` holds a folder to stand in and `commands`, a line of shell each;
/// `expected.txt` is the transcript, what both outputs got and how each line ended if not with 0.
@Test("transcripts", arguments: Fixture.all("cli"))
func transcripts(_ fixture: Fixture) throws {
  let scratch = try Scratch()
  try scratch.copy(fixture)
  for name in ["commands", "expected.txt"] where scratch.exists(name) { try scratch.remove(name) }
  let commands = String(decoding: try #require(fixture.bytes("commands")), as: UTF8.self)
  if commands.contains("git init"), try scratch.shell("git --version").status != 0 {
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
  transcript.replace(/(ytes of the files that differ[^:]*: ).*/, with: { "\($0.output.1)…" })
  if let difference = Golden.difference(transcript, from: "expected.txt", of: fixture) {
    Issue.record("\(difference)")
  }
}
