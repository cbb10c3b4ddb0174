/// themec in the repositories of people who are not trusted: it has git read them, and nothing that they name is run.
@Suite(.enabled(if: installed("git") != nil)) struct HostileRepositoryTests {
  private let scratch: Scratch
  private let origin: Repository

  init() throws {
    scratch = try Scratch()
    origin = try Repository(in: "origin", of: scratch)
    try origin.git("config uploadpack.allowFilter true")
    try scratch.write("themec: 1\nthemes: [ themes/*.theme.yaml ]\n", to: origin.path("themec.yaml"))
    try write(color: "red")
    try origin.commit()
    try origin.git("checkout -q -b other")
    try write(color: "green")
    try origin.commit()
    try origin.git("checkout -q main")
    try write(color: "blue")
    try origin.commit()
    try scratch.write("#!/bin/sh\ntouch '\(scratch.path("ran"))'\nexit 1\n", to: "evil")
    #expect(try scratch.shell("chmod +x evil").status == 0)
  }

  private func write(color: String) throws {
    for name in ["a", "b"] {
      try scratch.write(
        "themec: 1\nname: \(name)\nnavigationBars:\n  top: { background: \(color), translucent: false }\n",
        to: origin.path("themes/\(name).theme.yaml"))
    }
  }

  private func shell(_ line: String) throws -> Outcome {
    try scratch.shell(
      "export HOME='\(scratch.path)' GIT_CONFIG_NOSYSTEM=1 EVIL='\(scratch.path("evil"))' "
        + "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com; \(line)"
    )
  }

  /// What themec is asked in the repository, each a line of shell.
  private static let questions = [
    "themec diff", "themec diff main", "themec diff main~1 main", "themec diff main themes/a.theme.yaml",
    "themec diff main~1:themes/a.theme.yaml HEAD", "themec diff main~1:nothing HEAD",
    "themec diff --format html -o page.html main~1", "themec git-setup", "themec git-setup --apply",
    "themec git-setup --undo", "themec git-diff -- themes/a.theme.yaml themec.yaml 0 0 themec.yaml 0 0",
    "cd themes && GIT_DIR=../.git themec diff main~1", "themec build",
  ]

  /// Asks with the git that is installed, and with one that doesn't know how to be told to fetch nothing.
  private func ask(_ hostile: HostileRepository, _ path: String) throws {
    for question in Self.questions {
      let outcome = try shell("\(path); cd victim && \(question)")
      #expect(0...2 ~= outcome.status, "\(question): \(outcome.errors)")
      #expect(!scratch.exists("ran"), "\(question): \(outcome.output)\(outcome.errors)")
      try scratch.remove("ran", ifThere: true)
    }
    guard hostile.isPartial else { return }
    let outcome = try shell("\(path); cd victim && themec diff main")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("git has no object "), "\(outcome.errors)")
    #expect(outcome.errors.contains("this clone is partial, and themec fetches nothing"), "\(outcome.errors)")
  }

  @Test(arguments: HostileRepository.all)
  func `nothing runs that a repository names`(_ hostile: HostileRepository) throws {
    let made = try shell("set -e; \(hostile.setup)")
    try #require(made.status == 0, "\(made.errors)")
    try scratch.remove("ran", ifThere: true)
    try ask(hostile, "true")
    try scratch.write(
      "#!/bin/sh\nunset GIT_NO_LAZY_FETCH\nexec '\(try #require(installed("git")))' \"$@\"\n", to: "old/git")
    #expect(try scratch.shell("chmod +x old/git").status == 0)
    if hostile.isPartial { try ask(hostile, "PATH=$PWD/old:$PATH") }
    // Git as people call it does run it, so what was asked before could have.
    let sprung = try shell("cd victim && \(hostile.trap)")
    #expect(scratch.exists("ran"), "\(sprung.output)\(sprung.errors)")
  }

  @Test func `each missing file is an error with its object, and the help is right`() throws {
    let made = try shell("git clone -q --filter=blob:none --no-checkout \"file://$PWD/origin\" victim")
    try #require(made.status == 0, "\(made.errors)")
    let objects = try ["a", "b"].map { try origin.git("rev-parse main~1:themes/\($0).theme.yaml").output }
    let outcome = try shell("cd victim && git show main:themec.yaml >themec.yaml && themec diff main~1 main")
    #expect(outcome.status == 1)
    for object in objects {
      let object = object.trimmingCharacters(in: .newlines)
      #expect(
        outcome.errors.contains("git has no object \(object): this clone is partial"), "\(outcome.errors)")
    }
    let fetched = try shell("cd victim && git fetch -q --refetch --no-filter && themec diff main~1 main")
    #expect(fetched.status == 0, "\(fetched.errors)")
    #expect(fetched.output.contains("red"), "\(fetched.output)")
  }

  @Test func `what a partial clone doesn't need may be missing`() throws {
    try scratch.write("x", to: origin.path("other.txt"))
    try origin.commit()
    let made = try shell(
      "git clone -q --filter=blob:none --no-checkout \"file://$PWD/origin\" victim; cd victim; "
        + "for c in main main~1 main~2; do git archive $c themec.yaml themes >../$c.tar; done")
    try #require(made.status == 0, "\(made.errors)")
    let outcome = try shell("cd victim && themec diff main~2 main")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `a missing tree and a missing commit are errors that name them`() throws {
    let tree = try origin.git("rev-parse main:themes").output.trimmingCharacters(in: .newlines)
    let commit = try origin.git("rev-parse main").output.trimmingCharacters(in: .newlines)
    func lose(_ object: String) throws {
      try scratch.remove(origin.path(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    }
    try lose(tree)
    let treeless = try shell("cd origin && themec diff main main~1; themec diff main:themes main~1")
    #expect(treeless.errors.split(separator: "\n").count == 2, "\(treeless.errors)")
    #expect(treeless.errors.contains("git has no object \(tree) of `main`\n"), "\(treeless.errors)")
    try lose(commit)
    let lost = try shell("cd origin && themec diff main main~1")
    #expect(lost.status == 2)
    #expect(lost.errors == "themec: the old side: git has no object \(commit) of `main`\n")
  }
}

/// A repository whose author wants to have a program run by whoever asks git about it: `$EVIL`, which leaves a file `ran`.
struct HostileRepository: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Lines of shell beside the repository `origin`, after which `victim` is the clone of somebody else.
  let setup: String
  /// A line of shell in `victim` by which git, as people call it, runs the program.
  let trap: String
  /// Whether the clone lacks objects of its commits.
  let isPartial: Bool

  /// What the repository does, what its clone gets, what sets it up in the clone, and the trap.
  static let all = Fixture.cases("nothing-runs-that-a-repository-names").map { lines in
    let clone =
      lines[1] == "whole"
      ? "git clone -q origin victim; cd victim"
      : "git clone -q --filter=\(lines[1]) --no-checkout \"file://$PWD/origin\" victim; cd victim; "
        + "cp -R ../origin/themes ../origin/themec.yaml ."
    return HostileRepository(
      testDescription: lines[0], setup: "\(clone); \(lines[2])", trap: lines[3],
      isPartial: lines[1] != "whole")
  }
}
