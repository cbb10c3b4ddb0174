/// `--depfile` and `--stamp` under the real make and ninja: they rebuild what is needed, and then nothing.
struct MakeTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch("a-make-project") }

  /// Makes what is below older, so that whatever is changed from here on is newer: times of files are coarse.
  private func age() throws {
    _ = try scratch.shell(
      "find . -exec touch -h -d '2020-01-01 00:00:00' {} +; find . -exec touch -d '2020-01-01' {} +")
  }

  /// The themes that a run of the tool builds; the makefiles say so.
  private func built(by tool: String) throws -> [String] {
    let outcome = try scratch.shell(tool)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    return outcome.output.split(separator: "\n").filter { $0.contains("building ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }.sorted()
  }

  /// The same, after which the tool has nothing left to do.
  private func builtOnce(by tool: String, after edit: String = "") throws -> [String] {
    let built = try built(by: tool)
    #expect(try self.built(by: tool) == [], "again: \(edit)")
    return built
  }

  /// One edit of the project, and the themes that it concerns.
  static let edits: [(edit: String, concerns: [String])] = [
    ("touch themes/art/shared.png", ["one", "two"]),
    ("cp themes/art/third.png themes/art/shared.png", ["one", "two"]),
    ("cp themes/art/shared.png themes/art/shared@2x.png", ["one", "three", "two"]),
    ("rm themes/art/shared@2x.png", ["one", "three", "two"]),
    ("touch themes/base.yaml", ["two"]),
    (
      "mv themes/base.yaml themes/parent.yaml; sed -i.bak s/base.yaml/parent.yaml/ themes/two.theme.yaml",
      ["two"]
    ),
    ("touch themes/three.theme.yaml", ["three"]),
    ("touch themec.yaml", ["one", "three", "two"]),
    ("rm -r built/three", ["three"]),
    ("touch unrelated", []),
  ]

  @Test(arguments: ["Makefile", "Stamps", "build.ninja"])
  func `a build tool builds what an edit concerns, and then nothing`(file: String) throws {
    let name = file == "build.ninja" ? "ninja" : "make"
    guard has(name, for: "depfiles under \(name)") else { return }
    let tool = name == "make" ? "make -j2 -f \(file)" : "ninja"
    #expect(try builtOnce(by: tool) == ["one", "three", "two"])
    for (edit, concerns) in Self.edits {
      if file == "Stamps", edit.hasPrefix("rm -r built") { continue }
      try age()
      #expect(try built(by: tool) == [], "before: \(edit)")
      #expect(try scratch.shell(edit).status == 0)
      #expect(try builtOnce(by: tool, after: edit) == concerns, "\(edit)")
      #expect(try scratch.themec("build", "-o", "built", "--verify").status == 0, "\(edit)")
    }
  }

  @Test func `an error of a theme stops make until it is repaired`() throws {
    guard has("make", for: "errors under make") else { return }
    #expect(try built(by: "make") == ["one", "three", "two"])
    try age()
    _ = try scratch.shell("mv themes/art/shared.png away")
    let failed = try scratch.shell("make -k")
    #expect(failed.status == 2)
    #expect(failed.errors.contains("error[art-missing]: there is no file `themes/art/shared.png`"))
    #expect(try scratch.shell("make").status == 2)
    _ = try scratch.shell("mv away themes/art/shared.png")
    #expect(try builtOnce(by: "make") == ["one", "three", "two"])
  }

  @Test(arguments: [
    "a b", "a#b", "a$b", "a:b", "a'b", "a\"b", "a&b", "a(b", "a,b", "a!b", "a{b", "é", "~a", "a%b", "a\\b",
    "a=b", "a;b",
    "a|b", "a*b", "a?b", "a[b]", "a\\ b", "a\\", "x$(shell touch evil)", "`touch evil`", "~root/a", "a&",
    "a)",
    "d(x)/a", "d)/a", "d (x y)/a", "d(x/a", "d&/a", "d\\/a", "d%/a", "define/a", "a(b) c", "include", "-a",
    "\u{202E}a",
    "d(a b/c)/a",
  ])
  func `a file of any name is an input that make finds`(name: String) throws {
    guard has("make", for: "names under make") else { return }
    let file = "\(name).png"
    try scratch.write(try #require(scratch.bytes("themes/art/third.png")), to: file)
    try scratch.write(
      "themec: 1\nname: any\nscales: [1]\nimages: { line: { art: { file: \(quoted(file)) } } }\n",
      to: "any.theme.yaml")
    try buildNamed()
    try scratch.write(try #require(scratch.bytes("themes/art/shared.png")), to: file)
    #expect(try builtOnce(by: "make -f Named") == ["any"])
    #expect(!scratch.exists("evil"))
  }

  private static let makefile =
    "out/manifest.json:\n\t@themec build any.theme.yaml -o out --depfile any.d && echo building any\n-include any.d\n"

  /// Builds `any.theme.yaml` by a makefile that includes its depfile, and lets the inputs age.
  private func buildNamed() throws {
    try scratch.write(Self.makefile, to: "Named")
    #expect(try builtOnce(by: "make -f Named") == ["any"])
    try age()
  }

  /// A text as YAML reads it back.
  private func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.map { "\\U" + String($0.value, digits: 8, radix: 16) }.joined())\""
  }

  /// Names that end as an input: a theme's parent may be called anything.
  @Test(arguments: [
    "define", "undefine", "a&", "a)", "~root", "export", "a:", "a=", "a\\", ".a", ".IGNOREd", "a+", "a\u{7F}",
    "a%", "override", "-include",
  ])
  func `a parent of any name is an input that make finds`(name: String) throws {
    guard has("make", for: "parents under make") else { return }
    try scratch.write("themec: 1\nabstract: true\nscales: [1]\n", to: name)
    try scratch.write(
      "themec: 1\nname: any\nextends: \(quoted(name))\nimages: { line: { art: { file: themes/art/third.png } } }\n",
      to: "any.theme.yaml")
    try buildNamed()
    try scratch.write("themec: 1\nabstract: true\nscales: [1]\nsummary: new\n", to: name)
    #expect(try builtOnce(by: "make -f Named") == ["any"])
    // Without it the theme is wrong, and make does not say that it can't make it.
    try scratch.remove(name)
    #expect(try scratch.shell("make -f Named").errors.contains("error["))
  }

  @Test(arguments: [
    ("lib(member)", "make reads a name that ends in `)` as a member of an archive"),
    (".IGNORE", "make reads it as an assignment"), (".PHONY", "make reads it as an assignment"),
  ])
  func `a target that no makefile can say is refused before anything is written`(
    name: String, reason: String
  ) throws {
    let outcome = try scratch.themec(
      "build", "themes/one.theme.yaml", "-o", "out", "--depfile", "one.d", "--stamp", name)
    #expect(outcome.errors == "themec: --depfile can't name `\(name)`: \(reason); rename it\n")
    #expect(outcome.status == 2)
    #expect(!scratch.exists("out/manifest.json") && !scratch.exists("one.d") && !scratch.exists(name))
  }

  /// Names with each printable character of ASCII: in the middle, at the beginning, and at the end.
  static let printable: [String] = (0x20..<0x7F).compactMap { UnicodeScalar($0) }.filter { $0 != "/" }
    .flatMap { ["a\($0)b.png", "\($0)b.png", "a.png\($0)/c.png"] }

  @Test(arguments: ["make", "ninja"])
  func `every printable character in the names of inputs`(tool: String) throws {
    guard has(tool, for: "names under \(tool)") else { return }
    let picture = try #require(scratch.bytes("themes/art/third.png"))
    var images = ""
    for (number, name) in Self.printable.enumerated() {
      try scratch.write(picture, to: "art/\(name)")
      images += "  i\(number): { art: { file: \(quoted("art/" + name)) } }\n"
    }
    try scratch.write("themec: 1\nname: any\nscales: [1]\nimages:\n\(images)", to: "any.theme.yaml")
    try scratch.write(Self.makefile, to: "Makefile")
    try scratch.write(
      "rule theme\n  command = themec build $in -o out --depfile any.d && echo building any\n  description = $out\n  depfile = any.d\n"
        + "build out/manifest.json: theme any.theme.yaml\n", to: "build.ninja")
    #expect(try builtOnce(by: tool) == ["any"])
    try age()
    _ = try scratch.shell("touch out/manifest.json any.d")
    #expect(try built(by: tool) == [])
    // Whether there is work is asked without doing it, for each picture in turn. Without `-r`, make spends most of its
    // time on the rules that it brings with it, which the runs before and after this have.
    let asks =
      tool == "make" ? "make -qr >/dev/null && echo idle" : "ninja -n | grep -q 'no work to do' && echo idle"
    var missed: [String] = []
    for name in Self.printable {
      let file = scratch.path("art/\(name)")
      let time = try #require(FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
      func set(_ time: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
      }
      try set(Date(timeIntervalSinceNow: 60))
      if try scratch.shell(asks).output == "idle\n" { missed.append(name) }
      try set(time)
    }
    #expect(missed == [])
    #expect(try scratch.shell(asks).output == "idle\n")
    // Pictures that are gone are missed by themec, and not by the tool.
    for name in Self.printable { try scratch.remove("art/\(name)") }
    let errors = try scratch.shell(tool)
    #expect(
      (errors.output + errors.errors).contains("error[art-missing]"), "\(errors.output)\(errors.errors)")
  }

  @Test func `what uses a bundle that did not change is not made again by ninja`() throws {
    guard has("ninja", for: "stamps under ninja") else { return }
    // As docs/scale.md has it.
    try scratch.write(
      """
      rule theme
        command = echo building $name && themec build $in -o built/$name --depfile built/$name.d --stamp built/$name.stamp
        depfile = built/$name.d
        restat = 1
        description = a theme
      rule use
        command = echo building used && cp $in $out
        description = a use
      build built/one.stamp | built/one/manifest.json: theme themes/one.theme.yaml
        name = one
      build used.json: use built/one/manifest.json

      """, to: "build.ninja")
    #expect(try builtOnce(by: "ninja") == ["one", "used"])
    try age()
    _ = try scratch.shell("touch built/one.stamp used.json && touch themes/one.theme.yaml")
    #expect(try builtOnce(by: "ninja") == ["one"])
  }

  @Test func `links beside a depfile come and go with the names that need them`() throws {
    let theme = "themec: 1\nname: any\nscales: [1]\nimages: { line: { art: { file: NAME } } }\n"
    let picture = try #require(scratch.bytes("themes/art/third.png"))
    for name in ["a=b.png", "a;b.png", "a.png"] { try scratch.write(picture, to: name) }
    func links(after name: String) throws -> [String] {
      try scratch.write(theme.replacing("NAME", with: "\"\(name)\""), to: "any.theme.yaml")
      #expect(try scratch.themec("build", "any.theme.yaml", "-o", "out", "--depfile", "d/any.d").status == 0)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path("d/any.d.inputs"))) ?? []
      return try names.filter { $0 != "mine" }.map {
        let target = try FileManager.default.destinationOfSymbolicLink(
          atPath: scratch.path("d/any.d.inputs/\($0)"))
        return URL(filePath: target).lastPathComponent
      }
    }
    #expect(try links(after: "a=b.png") == ["a=b.png"])
    try scratch.write(picture, to: "d/any.d.inputs/mine")
    #expect(try links(after: "a;b.png") == ["a;b.png"])
    #expect(scratch.exists("d/any.d.inputs/mine"))
    try scratch.remove("d/any.d.inputs/mine")
    #expect(try links(after: "a.png") == [])
    #expect(!scratch.exists("d/any.d.inputs"))
  }

  @Test(arguments: ["o(d)", "o)", "o d", "o#", "o$"])
  func `a bundle's folder of any name is a target`(folder: String) throws {
    guard has("make", for: "targets under make") else { return }
    let target = folder.replacing("$", with: "$$").replacing(" ", with: "\\ ").replacing("#", with: "\\#")
    try scratch.write(
      "\(target)/manifest.json:\n\t@themec build themes/one.theme.yaml -o '\(folder.replacing("$", with: "$$"))' "
        + "--depfile one.d && echo building one\n-include one.d\n", to: "Named")
    #expect(try builtOnce(by: "make -f Named") == ["one"])
    try age()
    _ = try scratch.shell("touch themes/art/shared.png")
    #expect(try builtOnce(by: "make -f Named") == ["one"])
  }

  @Test func `everything in one folder converges as well`() throws {
    guard has("make", for: "one folder under make") else { return }
    try scratch.write(
      "themec: 1\nname: flat\nscales: [1]\nimages: { line: { art: { file: a.png } } }\n",
      to: "flat.theme.yaml")
    try scratch.write(try #require(scratch.bytes("themes/art/third.png")), to: "a.png")
    for (target, options) in [("out/manifest.json", "-o out"), ("flat.stamp", "-o out2 --stamp flat.stamp")] {
      try scratch.write(
        "\(target):\n\t@themec build flat.theme.yaml \(options) --depfile flat.d && echo building flat\n-include flat.d\n",
        to: "Flat")
      try scratch.remove("flat.d", ifThere: true)
      #expect(try builtOnce(by: "make -f Flat", after: target) == ["flat"])
    }
  }
}
