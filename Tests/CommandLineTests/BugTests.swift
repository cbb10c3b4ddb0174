/// A broken invariant: exit 70, and a person who can tell us of it.
struct BugTests {
  @Test func `a bug asks for a report, and says what to send`() throws {
    let scratch = try Scratch("a-good-project")
    let outcome = try run(
      "/usr/bin/env", ["THEMEC_SIGNAL=\(SIGILL)@0", executable, "build", "-o", "a b\u{1B}[2J"],
      in: scratch.path)
    guard outcome.status != 0 else {
      return Skip.note("what a bug says", because: "a release build listens to no tests")
    }
    #expect(outcome.status == 70)
    let version = try scratch.themec("--version").output.split(separator: "\n").first ?? ""
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("this is a bug in themec \(version)") == true, "\(outcome.errors)")
    #expect(lines.first?.contains("the theme and its art, and the command:") == true, "\(outcome.errors)")
    #expect(lines.last == #"  themec build -o $'a b\x1b\x5b2J'"#, "\(outcome.errors)")
  }
}
