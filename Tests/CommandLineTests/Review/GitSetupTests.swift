/// `themec git-setup`, in real repositories.
@Suite(.enabled(if: installed("git") != nil)) struct GitSetupTests {
  private let scratch: Scratch
  private let repository: Repository
  /// The folder of the project in the repository: blanks, quotes and what patterns read are in its way.
  private static let project = "my shop [1]"

  init() throws {
    scratch = try Scratch()
    repository = try Repository(in: "a repository", of: scratch)
    let project = Self.project
    try scratch.write(
      "themec: 1\nthemes: [ themes/*.theme.yaml ]\noutput: \"the \\\"built\\\" ones\"\ntargets: [ android, css ]\n",
      to: repository.path("\(project)/themec.yaml"))
    try write(Self.theme)
    try scratch.write("*.md text\n*.png -text", to: repository.path("\(project)/.gitattributes"))
    try build()
    try repository.commit()
  }

  private func write(_ text: String) throws {
    try scratch.write(text, to: repository.path("\(Self.project)/themes/look.theme.yaml"))
  }

  private func edit(_ old: String, to new: String) throws {
    let path = repository.path("\(Self.project)/themes/look.theme.yaml")
    let text = try #require(scratch.text(path))
    #expect(text.contains(old))
    try scratch.write(text.replacing(old, with: new), to: path)
  }

  private func build() throws {
    let built = try repository.shell("themec build -q", in: Self.project)
    #expect(built.status == 0, "\(built.errors)")
  }

  private func apply() throws -> Outcome {
    try repository.shell("themec git-setup --apply", in: Self.project)
  }

  @Test func `nothing is written without apply, and undo leaves what was there`() throws {
    let files = [".git/config", "\(Self.project)/.gitattributes"].map(repository.path)
    let before = files.map(scratch.bytes)
    #expect(try repository.shell("themec git-setup", in: Self.project).output.contains("would be set"))
    #expect(files.map(scratch.bytes) == before)
    #expect(try apply().status == 0)
    #expect(zip(files.map(scratch.bytes), before).allSatisfy { $0 != $1 })
    #expect(try apply().output == "everything is set up\n")
    #expect(try repository.shell("themec git-setup --undo", in: "\(Self.project)/themes").status == 0)
    #expect(files.map(scratch.bytes) == before)
    #expect(
      try repository.shell("themec git-setup --undo", in: Self.project).output == "nothing was set up\n")
    // What was written into the file since stays, too.
    #expect(try apply().status == 0)
    let edited = try #require(scratch.text(files[1])).replacing("*.md text", with: "*.md -text") + "*.a b\n"
    try scratch.write(edited, to: files[1])
    #expect(try repository.shell("themec git-setup --undo", in: Self.project).status == 0)
    #expect(scratch.text(files[1]) == "*.md -text\n*.png -text*.a b\n")
  }

  @Test(arguments: ["", "\n", "a b\n", "a b\r\n", "a b"])
  func `a file of attributes is as it was after undo`(text: String) throws {
    let file = repository.path("\(Self.project)/.gitattributes")
    try scratch.write(text, to: file)
    #expect(try apply().status == 0)
    #expect(scratch.text(file) != text)
    #expect(try repository.shell("themec git-setup --undo", in: Self.project).status == 0)
    #expect(scratch.bytes(file) == Array(text.utf8))
    try scratch.remove(file)
    #expect(try apply().status == 0)
    #expect(try repository.shell("themec git-setup --undo", in: Self.project).status == 0)
    #expect(!scratch.exists(file))
  }

  @Test func `settings of somebody else are not overwritten`() throws {
    try repository.git("config diff.themec.command mine")
    let refused = try apply()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("`diff.themec.command = mine`"), "\(refused.errors)")
    #expect(try repository.git("config --get-regexp themec").output == "diff.themec.command mine\n")
  }

  @Test func `git diff tells facts, in each folder and with git's own variables`() throws {
    #expect(try apply().status == 0)
    try edit("left: 9", to: "left: 10")
    try edit("#123456", to: "#123457")
    try edit("#eeeeee", to: "#eeeeef")
    try build()
    let output = try repository.git("diff").output
    let bundle = "\(Self.project)/the \"built\" ones/look"
    let facts = "\n\(bundle)/manifest.json:\n  buttons/one: layer 1 fill #123456 → #123457 in normal\n"
    #expect(output.contains("\(facts)  buttons/one: left cap 9 → 10 pt in all states\n"), "\(output)")
    #expect(output.contains("\n  buttons/one: normal looks different at 1x, 2x and 3x\n"), "\(output)")
    #expect(output.contains("\n  buttons/one: highlighted is cut differently at 1x, 2x and 3x\n"))
    #expect(output.contains("\n\(bundle)/images/buttons/one/normal@2x.png: 38 × 72 → 40 × 72 px\n"))
    #expect(output.contains("/drawable-xhdpi/button_one__normal.9.png: 40 × 74 → 42 × 74 px\n"))
    let before = "#eeeeee → #eeeeef everywhere, by up to 1 of 255 levels\n"
    #expect(output.contains("\n\(bundle)/images/buttons/two/normal@2x.png: \(before)"), "\(output)")
    // What is made of a picture is told as it is, whether a manifest or a frame says how it stretches.
    #expect(output.contains("\n\(bundle)/css/images/buttons/two/normal@2x.png: \(before)"), "\(output)")
    #expect(output.contains("/res/drawable-xhdpi/button_two__normal.9.png: \(before)"), "\(output)")
    // Code is text, as ever, and a copy of a picture is a picture.
    #expect(output.contains("+++ b/") && output.contains("css/look.css"))
    #expect(!output.contains("Binary files"))
    // Git's paths begin at its top, wherever it is run.
    #expect(try repository.git("diff", in: "\(Self.project)/themes").output == output)
    let variables = "GIT_DIR=\"$PWD/.git\" GIT_WORK_TREE=\"$PWD\" git diff"
    #expect(try repository.shell(variables).output == output)
    try repository.git("worktree add -q -b another '../another tree'")
    let worktree = Repository(at: "another tree", of: scratch)
    try repository.shell("git diff --no-ext-diff --binary >../patch").expectDone()
    try worktree.git("apply ../patch")
    #expect(try worktree.git("diff").output == output)
    try repository.git("add -A")
    #expect(try repository.git("diff --cached").output == output)
  }

  @Test(arguments: [".", "another tree"]) func `a hook compares what is committed`(tree: String) throws {
    if tree != "." { try repository.git("worktree add -q -b another 'another tree'") }
    try scratch.write(
      "#!/bin/sh\ncd '\(Self.project)' && themec diff HEAD >'\(scratch.path)/told' 2>&1\n",
      to: repository.path(".git/hooks/pre-commit"))
    try repository.shell("chmod +x .git/hooks/pre-commit").expectDone()
    let project = "\(tree)/\(Self.project)"
    try repository.shell("sed -i 's/left: 9/left: 10/' themes/look.theme.yaml", in: project).expectDone()
    try repository.git("commit -q -a -m capped", in: "\(project)/themes")
    #expect(try #require(scratch.text("told")).contains("left cap 9 → 10 pt in all states; looks the same"))
  }

  @Test func `what is new, gone, renamed or unreadable is told`() throws {
    #expect(try apply().status == 0)
    try edit("  two:", to: "  too:")
    try build()
    try repository.git("add -A")
    let output = try repository.git("diff --cached -M").output
    #expect(output.contains("/images/buttons/two/normal.png → "), "\(output)")
    #expect(output.contains("/images/buttons/too/normal.png: the same pixels"), "\(output)")
    #expect(output.contains("buttons/two: highlighted and normal are gone at 1x, 2x and 3x"))
    let apart = try repository.git("diff --cached --no-renames").output
    #expect(apart.contains("/images/buttons/two/normal.png: is gone"), "\(apart)")
    #expect(apart.contains("/images/buttons/too/normal.png: is new"), "\(apart)")
    let bundle = repository.path("\(Self.project)/the \"built\" ones/look")
    try scratch.write("broken", to: "\(bundle)/manifest.json")
    try scratch.write("broken", to: "\(bundle)/images/buttons/one/normal.png")
    let broken = try repository.git("diff").output
    #expect(broken.contains("/manifest.json: the new side can't be used: not JSON"), "\(broken)")
    #expect(
      broken.contains("/images/buttons/one/normal.png: the new side is no PNG that can be read"), "\(broken)")
  }

  /// Both branches change pictures, facts and code of the same element.
  private func makeBranches(_ ours: () throws -> Void, _ theirs: () throws -> Void) throws {
    #expect(try apply().status == 0)
    try build()
    try repository.commit("set up")
    for name in ["theirs", "ours"] {
      try repository.git("checkout -q -b \(name) main")
      try name == "ours" ? ours() : theirs()
      try build()
      try repository.commit(name)
    }
  }

  private func expectWholeBundle(_ repository: Repository) throws {
    #expect(try repository.git("status --porcelain").output == "")
    let verified = try repository.shell("themec build --verify", in: Self.project)
    #expect(verified.status == 0, "\(verified.output)")
    let theme = try #require(scratch.text(repository.path("\(Self.project)/themes/look.theme.yaml")))
    #expect(theme.contains("left: 10") && theme.contains("#123457"))
  }

  @Test func `branches that change the same element conflict, and a build resolves them`() throws {
    try makeBranches {
      try edit("left: 9", to: "left: 10")
    } _: {
      try edit("#123456", to: "#123457")
    }
    #expect(try repository.shell("git merge -q theirs -m merged").status == 1)
    try build()
    try repository.git("add -A")
    try repository.git("commit -q -m merged")
    try expectWholeBundle(repository)
  }

  @Test func `there has to be a repository, a project and a folder of bundles`() throws {
    try scratch.write("themec: 1\nthemes: []\n", to: "alone/themec.yaml")
    #expect(
      try scratch.shell("cd alone && themec git-setup").errors.contains("git can't read this repository"))
    #expect(
      try scratch.shell("cd alone && PATH=/nowhere \(executable) git-setup").errors.contains("not installed"))
    #expect(try repository.shell("themec git-setup").errors.contains("there is no project file"))
    try scratch.write("themec: 1\noutput: .\n", to: repository.path("\(Self.project)/themec.yaml"))
    #expect(try apply().errors.contains("has to name a folder below"))
  }

  private static let theme = """
    themec: 1
    name: look
    allow: [ low-contrast ]
    art:
      plate:
        parameters: { color: white }
        size: { width: 40, height: 36 }
        layers: [ { shape: rectangle, fill: $color } ]
    buttons:
      one:
        art: { use: plate, with: { color: "#123456" } }
        hitArea: 44
        title: { color: white }
        states: { highlighted: { art: { with: { color: "#cccccc" } } } }
        caps: { left: 9, right: 9 }
      two:
        art: { use: plate, with: { color: "#eeeeee" } }
        caps: { left: 12, right: 12 }
        hitArea: 44
        title: { color: black }
        states: { highlighted: { art: { with: { color: "#cccccc" } } } }

    """
}

extension Outcome {
  /// Fails the test where the program failed.
  func expectDone() {
    #expect(status == 0, "\(output)\(errors)")
  }
}
