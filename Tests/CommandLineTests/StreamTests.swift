/// What the executable does with streams that are closed, full or gone.
struct StreamTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch("a-good-project") }

  @Test func `output that nobody gets is a failure`() throws {
    #expect(try scratch.shell("themec list inputs >&-").status == 3)
    #expect(try scratch.shell("themec help >&-").status == 3)
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try scratch.shell("themec list inputs >/dev/full")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "themec: can't write to standard output: No space left on device\n")
  }

  @Test func `closed streams never lead into a file of the bundle`() throws {
    let outcome = try scratch.shell("themec build -v <&- >&- 2>&-")
    #expect(outcome.status == 0)
    #expect(try scratch.themec("build", "--verify").status == 0)
  }

  @Test func `a reader that goes away ends the run without a word`() throws {
    let outcome = try scratch.shell("{ themec explain; echo $? >status; } | head -n 1 >first")
    #expect(outcome.errors == "")
    #expect(scratch.text("first") == "Syntax\n")
    // Ended by the signal, or done before the reader went.
    #expect(["141\n", "0\n"].contains(scratch.text("status")))
    let ignoring = try scratch.shell("trap '' PIPE; { themec list inputs; echo $? >status; } | true")
    #expect(ignoring.errors == "")
    #expect(scratch.text("status") == "0\n")
  }

  @Test func `words that nobody gets are a failure, unless nobody wants them`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(try scratch.shell("themec check -v 2>/dev/full").status == 3)
    #expect(try scratch.shell("themec check -v 2>&-").status == 0)
    #expect(try scratch.shell("themec check 2>/dev/full").status == 0)
    #expect(try scratch.shell("themec check nothing 2>/dev/full").status == 2)
  }

  @Test func `a current folder that is gone is a failure`() throws {
    let outcome = try scratch.shell("mkdir gone; cd gone; rmdir ../gone; themec build")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "themec: the current folder was removed or can't be reached; change to another folder\n")
  }
}

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
