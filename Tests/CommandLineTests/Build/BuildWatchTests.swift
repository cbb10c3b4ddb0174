/// Building again whenever something changes.
struct BuildWatchTests {
  let project: EditedProject
  private var scratch: Scratch { project.scratch }

  init() throws { project = try EditedProject() }

  private func start(_ arguments: String...) throws -> RunningProgram {
    let program = try RunningProgram(["build", "--watch"] + arguments, in: scratch)
    try program.line(beginningWith: "built out/good: 3 files written")
    try program.line(beginningWith: "watching what was read")
    return program
  }

  @Test func `every change of what was read builds again, and Ctrl-C ends it`() throws {
    let program = try start()
    try project.save(EditedProject.theme.replacing("line:", with: "rule:"))
    #expect(try program.line(beginningWith: "built") == "built out/good: 3 files written, 1 removed")
    #expect(scratch.text("out/good/manifest.json")?.contains("images/rule") == true)
    // The project file, by which there is more to read, and a theme that its pattern matches.
    try scratch.write("themec: 1\nthemes: [ themes ]\noutput: new\n", to: "themec.yaml")
    #expect(try program.line(beginningWith: "built") == "built new/good: 3 files written")
    try scratch.write(EditedProject.theme.replacing("good", with: "best"), to: "themes/best.theme.yaml")
    #expect(try program.line(beginningWith: "built") == "built 2 themes: 3 files written")
    #expect(scratch.exists("new/best/manifest.json"))
    // Art for another scale that comes where it was looked for.
    try scratch.write(try #require(scratch.bytes("themes/art/line.png")), to: "themes/art/line@3x.png")
    #expect(try program.line(beginningWith: "built") == "built 2 themes: nothing changed")
    #expect(program.interrupt() == -SIGINT)
    #expect(!program.said.contains("interrupted"))
  }

  @Test func `an error ends nothing, and what mends it builds again`() throws {
    let program = try start()
    try project.save(EditedProject.theme + "bottons: {}\n")
    #expect(
      try program.line(beginningWith: "error[") == "error[unknown-key]: unknown key `bottons` in a theme")
    try program.line(beginningWith: "nothing was written")
    try scratch.remove("themes/good.theme.yaml")
    try program.line(beginningWith: "nothing was written")
    // The folder of all themes goes, and comes back with another theme.
    try FileManager.default.moveItem(atPath: scratch.path("themes"), toPath: scratch.path("away"))
    try scratch.write(EditedProject.theme.replacing("line:", with: "rule:"), to: "away/good.theme.yaml")
    try FileManager.default.moveItem(atPath: scratch.path("away"), toPath: scratch.path("themes"))
    #expect(try program.line(beginningWith: "built") == "built out/good: 3 files written, 1 removed")
    #expect(program.isRunning)
    #expect(program.interrupt() == -SIGINT)
  }

  @Test func `a theme that is named comes back`() throws {
    let program = try start("themes/good.theme.yaml")
    try scratch.remove("themes/good.theme.yaml")
    #expect(try program.line(beginningWith: "there is no theme `themes/good.theme.yaml`").isEmpty == false)
    try project.save(EditedProject.theme.replacing("line:", with: "rule:"))
    #expect(try program.line(beginningWith: "built") == "built out/good: 3 files written, 1 removed")
  }

  @Test func `warnings are counted`() throws {
    let program = try start()
    // It is low, and does not show that it is pressed.
    try scratch.write(
      EditedProject.theme
        + "art: { block: { size: { width: 30, height: 30 }, layers: [ { shape: rectangle, fill: black } ] } }\n"
        + "buttons: { small: { height: 30, caps: { left: 9, right: 9 }, art: { use: block }, title: { color: white, insets: { left: 9, right: 9 } } } }\n",
      to: "themes/good.theme.yaml")
    let line = try program.line(beginningWith: "built")
    #expect(line.hasSuffix(" files written, 2 warnings"), "\(line)")
  }

  @Test(arguments: [
    (["--verify"], "--watch writes bundles and --verify writes nothing, so they can't be used together"),
    (
      ["--baseline", "b.json", "--baseline-record"],
      "--watch and --baseline-record can't be used together; record with a build without --watch"
    ),
    (["--format", "json"], "--watch builds many times, so it does not support --format json"),
  ]) func `what means nothing with it is refused`(arguments: [String], sentence: String) throws {
    let outcome = try run(executable, ["build", "--watch"] + arguments, in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "themec: \(sentence)\n")
  }

  @Test func `a first build that can't begin ends it`() throws {
    let outcome = try run(executable, ["build", "--watch", "absent.theme.yaml"], in: scratch.path)
    #expect(outcome.status == 2)
  }
}
