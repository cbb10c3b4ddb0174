/// `examples/review`: the script that a job runs for a pull request, in two real repositories, the one of a service and a clone of
/// it; and what its workflow names.
@Suite(.enabled(if: installed("git") != nil)) struct ReviewExampleTests {
  private let scratch: Scratch
  private let origin: Repository

  init() throws {
    scratch = try Scratch()
    try scratch.copy(.example("review"), to: "review/")
    origin = try Repository(in: "origin", of: scratch)
    try origin.shell("themec init").expectDone()
    try scratch.write("build\nthemec-review\n", to: "origin/.gitignore")
    try origin.commit("one")
  }

  /// A clone with a branch of its own, which began before main went on.
  private func clone(_ options: String = "") throws -> Repository {
    _ = try scratch.shell("git clone -q \(options) \"file://$PWD/origin\" clone")
    let clone = Repository(at: "clone", of: scratch)
    try clone.git("config user.name b")
    try clone.git("config user.email b@example.com")
    try clone.git("checkout -q -b work")
    try edit(origin, "#14171f", to: "#14171e")
    try origin.commit("main goes on")
    try clone.git("fetch -q \(options)")
    return clone
  }

  private func edit(_ repository: Repository, _ old: String, to new: String) throws {
    let theme = repository.path("themes/my-theme.theme.yaml")
    let text = try #require(scratch.text(theme))
    #expect(text.contains(old))
    try scratch.write(text.replacing(old, with: new), to: theme)
  }

  private func review(_ repository: Repository, _ settings: String = "THEMEC_BASE=origin/main") throws
    -> Outcome
  {
    let outcome = try repository.shell("\(settings) sh ../review/review.sh")
    // What a job prints is what it comments.
    if outcome.status < 2, !outcome.output.isEmpty {
      #expect(scratch.text(repository.path("themec-review/review.md")) == outcome.output)
    }
    return outcome
  }

  @Test func `the report is of the branch alone, and the grade decides`() throws {
    let clone = try clone()
    let same = try review(clone)
    #expect(
      same.status == 0 && same.output.hasPrefix("No theme changes since ")
        && same.output.hasSuffix(" (1 theme).\n"),
      "\(same.output)\(same.errors)")

    try edit(clone, "#2f48c2", to: "#2f48c3")
    try clone.commit("visible")
    let visible = try review(clone)
    #expect(visible.status == 0, "\(visible.errors)")
    #expect(visible.output.contains("layer 1 fill `#2f48c2` → `#2f48c3`"), "\(visible.output)")
    // What main did since is no change of this branch.
    #expect(!visible.output.contains("14171e"))
    #expect(try review(clone, "THEMEC_BASE=origin/main THEMEC_FAIL_ON=visible").status == 1)
    #expect(try review(clone, "").output == visible.output)

    try edit(clone, "      highlighted: { art", to: "      selected: { art")
    try clone.commit("breaking")
    let breaking = try review(clone)
    #expect(breaking.status == 1)
    #expect(breaking.output.contains("*breaking*: the state `highlighted` was removed"), "\(breaking.output)")
    #expect(try review(clone, "THEMEC_FAIL_ON=none").status == 0)
    #expect(try review(clone, "THEMEC_FAIL_ON=everything").status == 2)
    // Nothing but the report was written.
    #expect(try clone.git("status --porcelain").output == "")
    #expect(!scratch.exists("clone/build"))
  }

  @Test func `bundles in git make no difference`() throws {
    try scratch.write("themec-review\n", to: "origin/.gitignore")
    try origin.shell("themec build -q").expectDone()
    try origin.commit("bundles")
    let clone = try clone()
    try edit(clone, "left: 22", to: "left: 21")
    try clone.shell("themec build -q").expectDone()
    try clone.commit("a cap")
    #expect(try review(clone).output.contains("left cap 22 → 21 pt"))
  }

  @Test func `themes with errors are not compared, and known warnings are not reported`() throws {
    let clone = try clone()
    try edit(clone, "\n    height: 44", to: "\n    height: 44\n    allow: [ tap-target-small ]")
    let before = try review(clone, "THEMEC_BASE=origin/main THEMEC_FAIL_ON=metadata")
    #expect(before.status == 1, "\(before.output)\(before.errors)")
    try clone.shell("themec check -q --baseline themec.baseline --baseline-record").expectDone()
    try scratch.write("broken", to: "clone/other.baseline")
    #expect(try review(clone, "THEMEC_BASELINE=other.baseline").status == 2)
    #expect(try review(clone, "THEMEC_BASE=origin/main THEMEC_FAIL_ON=none").status == 0)
    try edit(clone, "\n    height: 44", to: "\n    hieght: 44")
    let faulty = try review(clone)
    #expect(faulty.status == 1 && faulty.output.isEmpty)
    #expect(faulty.errors.contains("error[unknown-key]"))
  }

  @Test func `a clone without the history says so`() throws {
    let shallow = try clone("--depth 1")
    let outcome = try review(shallow)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("fetch all of the history"), "\(outcome.errors)")
  }

  @Test func `the workflow runs scripts that are there, and nothing of a stranger`() throws {
    let workflow = try #require(scratch.text("review/review.yml"))
    let scripts = workflow.matches(of: /\.github\/themec\/([a-z\/.]+\.sh)/).map { String($0.output.1) }
    #expect(scripts == ["ci/install.sh", "review/review.sh"])
    for script in scripts {
      #expect(isProgram(Fixture.checkout.below("examples").url(script).path), "\(script)")
    }
    var isCommand = false
    var commands = 0
    for line in workflow.split(separator: "\n") {
      let words = line.drop { $0 == " " || $0 == "-" }
      let isKey = words.contains(":") && !line.hasPrefix("          ")
      if isKey { isCommand = words.hasPrefix("run:") }
      if isCommand {
        commands += 1
        #expect(!line.contains("${{"), "\(line)")
      }
    }
    #expect(commands > 6)
    #expect(workflow.contains("fetch-depth: 0"))
  }
}
