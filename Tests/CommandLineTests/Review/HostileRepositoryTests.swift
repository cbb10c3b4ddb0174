import Foundation
import Testing

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
  let name: String
  /// Lines of shell beside the repository `origin`, after which `victim` is the clone of somebody else.
  let setup: String
  /// A line of shell in `victim` by which git, as people call it, runs the program.
  let trap: String
  /// Whether the clone lacks objects of its commits.
  var isPartial = false

  var testDescription: String { name }

  /// Those of a clone that gets objects when it needs them from a remote that is set up by `lines`.
  private static func promisor(
    _ name: String, filter: String = "blob:none", _ lines: String,
    trap: String = "git cat-file -p main:themes/a.theme.yaml"
  ) -> HostileRepository {
    HostileRepository(
      name: name,
      setup: "git clone -q --filter=\(filter) --no-checkout \"file://$PWD/origin\" victim; cd victim; "
        + "cp -R ../origin/themes ../origin/themec.yaml .; \(lines)",
      trap: trap, isPartial: true)
  }

  /// One that has all its objects.
  private static func clone(
    _ name: String, _ lines: String, trap: String
  ) -> HostileRepository {
    HostileRepository(name: name, setup: "git clone -q origin victim; cd victim; \(lines)", trap: trap)
  }

  static let all = [
    promisor("a promisor's upload-pack", #"git config remote.origin.uploadpack "$EVIL""#),
    promisor(
      "a promisor of trees", filter: "tree:0", #"git config remote.origin.uploadpack "$EVIL""#,
      trap: "git ls-tree -r main"),
    promisor(
      "a promisor's ext::",
      #"git config remote.origin.url "ext::$EVIL"; git config protocol.ext.allow always; git config protocol.allow always"#
    ),
    promisor(
      "a promisor over ssh",
      #"git config remote.origin.url ssh://a.invalid/b; git config core.sshCommand "$EVIL"; git config ssh.variant simple"#
    ),
    promisor(
      "a promisor's proxy",
      #"git config remote.origin.url git://a.invalid/b; git config core.gitProxy "$EVIL""#),
    promisor(
      "a promisor's helper in the work tree",
      #"mkdir git-remote-x; cp "$EVIL" git-remote-x/evil; git config remote.origin.vcs x/evil"#),
    promisor(
      "a promisor by an extension",
      #"git config --unset remote.origin.promisor; git config extensions.partialClone origin; git config remote.origin.uploadpack "$EVIL""#
    ),
    promisor(
      "a promisor in a file that is included",
      #"git config -f ../more remote.origin.uploadpack "$EVIL"; git config include.path "$PWD/../more""#),
    clone(
      "a watcher of files", #"git config core.fsmonitor "$EVIL"; git update-index --fsmonitor"#,
      trap: "git status"),
    clone(
      "hooks",
      #"for hook in reference-transaction post-index-change post-checkout pre-auto-gc pre-commit; do cp "$EVIL" .git/hooks/$hook; done"#,
      trap: "git update-ref refs/x HEAD"),
    clone(
      "a folder of hooks",
      #"mkdir hooks; for hook in reference-transaction post-index-change; do cp "$EVIL" hooks/$hook; done; git config core.hooksPath hooks"#,
      trap: "git update-ref refs/x HEAD"),
    clone(
      "an external diff", #"git config diff.external "$EVIL""#, trap: "git diff HEAD~1"),
    clone(
      "a diff driver",
      #"echo '* diff=evil' >.git/info/attributes; git config diff.evil.command "$EVIL"; git config diff.evil.textconv "$EVIL""#,
      trap: "git diff HEAD~1"),
    clone(
      "a text conversion",
      #"echo '* diff=evil' >.git/info/attributes; git config diff.evil.textconv "$EVIL""#,
      trap: "git log -p"),
    clone(
      "filters",
      #"echo '* filter=evil' >.git/info/attributes; for f in clean smudge process; do git config filter.evil.$f "$EVIL"; done"#,
      trap: "git hash-object --path=x themec.yaml"),
    clone(
      "a merge driver", #"echo '* merge=evil' >.git/info/attributes; git config merge.evil.driver "$EVIL""#,
      trap: "git merge origin/other"),
    clone(
      "alternates",
      #"git config core.alternateRefsCommand "$EVIL"; mv .git/objects ../objects; mkdir -p .git/objects/info; echo ../../../objects >.git/objects/info/alternates"#,
      trap: "mkdir ../refs; git rev-list --alternate-refs"),
    clone(
      "a submodule",
      #"git -c protocol.file.allow=always submodule --quiet add ../origin sub; git commit -qm sub; git -C sub config core.fsmonitor "$EVIL"; git -C sub update-index --fsmonitor; rm -f ../ran"#,
      trap: "git status"),
    clone(
      "signatures",
      #"git config gpg.program "$EVIL"; git config log.showSignature true; git config commit.gpgSign true; git cat-file commit HEAD | sed '/^committer/a gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----' >../signed; git reset -q --hard $(git hash-object -t commit -w ../signed)"#,
      trap: "git log -1"),
    clone(
      "a pager and an editor",
      #"git config core.pager "$EVIL"; git config pager.log "$EVIL"; git config core.editor "$EVIL"; git config sequence.editor "$EVIL""#,
      trap: "git commit --amend"),
    clone(
      "a repository that the work tree contains",
      #"git init -q --bare inner; git config -f inner/config core.fsmonitor "$EVIL"; git config -f inner/config core.bare false; git config -f inner/config core.worktree "$PWD"; git --git-dir=inner update-index --fsmonitor; git --git-dir=inner --work-tree=. add themes; rm -f ../ran; cp -R themes themec.yaml inner; cd inner"#,
      trap: "cd inner; git status"),
  ]
}
