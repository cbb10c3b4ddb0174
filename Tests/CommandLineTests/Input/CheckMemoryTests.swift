/// What a check leaves to the next one: it says the same as long as nothing has changed, and the truth when something has.
struct CheckMemoryTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("themec: 1\nthemes: [ themes/*.theme.yaml ]\noutput: out\n", to: "themec.yaml")
    // A warning in what three themes extend, one in a theme, and an error in another.
    try scratch.write(
      """
      themec: 1
      name: base
      abstract: true
      namespace: base
      tokenFiles: [ base.tokens.json ]
      buttons: { pay: { height: 30, art: { box: { fill: $primary } }, title: { color: white } } }
      """, to: "base/base.theme.yaml")
    try scratch.write(Self.tokens(blue: 0.7), to: "base/base.tokens.json")
    for name in ["aare", "inn", "oder"] { try scratch.write(Self.brand(name), to: Self.file(name)) }
    try scratch.write(Self.brand("spree") + "buttons: { pay: { hieght: 50 } }\n", to: Self.file("spree"))
    try scratch.write(
      "themec: 1\nname: elbe\nbuttons: { ask: { height: 20, art: { box: { fill: black } } } }\n",
      to: Self.file("elbe"))
  }

  private static func tokens(blue: Double) -> String {
    let value = #"{ "colorSpace": "srgb", "components": [0.1, 0.4, \#(blue)] }"#
    return #"{ "primary": { "$type": "color", "$value": \#(value) } }"#
  }

  private static func file(_ name: String) -> String { "themes/\(name).theme.yaml" }

  private static func brand(_ name: String) -> String {
    "themec: 1\nname: \(name)\nextends: [ ../base/base.theme.yaml ]\ntokens: { primary: \"#8a1c1c\" }\n"
  }

  private func check(_ options: String...) throws -> Outcome {
    try scratch.shell("themec check \(options.joined(separator: " "))")
  }

  /// Checks twice with a cache and once without, and expects the same of all; returns what was said.
  @discardableResult private func told(_ options: String = "") throws -> Outcome {
    let wanted = try check(options, "--no-cache")
    for _ in 0..<2 {
      let told = try check(options)
      #expect(told == wanted, "\(told.errors)")
    }
    return wanted
  }

  @Test func `what was told is told again, in every format`() throws {
    #expect(try check("--baseline warnings --baseline-record").status == 1)
    for format in ["human", "short", "json", "github", "sarif"] {
      for options in ["", "--strict", "-q", "-v", "--baseline warnings", "--color always"] {
        try told("--format \(format) \(options)")
      }
    }
    #expect(try check("--format short").errors.contains("elbe.theme.yaml:3"))
    #expect(try check().errors.contains("reaches `themes/aare.theme.yaml`"))
    try told("--target css")
    #expect(!scratch.exists("out"))
  }

  @Test func `what has changed is seen`() throws {
    try told()
    let text = Self.brand("inn")
    // An error that comes and goes.
    try scratch.write("nme: x\n\(text)", to: Self.file("inn"))
    #expect(try told().errors.contains("nme"))
    try scratch.write(text, to: Self.file("inn"))
    #expect(try !told().errors.contains("nme"))
    // A theme that comes, and one that goes.
    try scratch.write("nme: x\n" + Self.brand("rhein"), to: Self.file("rhein"))
    #expect(try told().errors.contains("rhein"))
    try scratch.remove(Self.file("rhein"))
    #expect(try !told().errors.contains("rhein"))
    // What several are made of.
    try scratch.write(Self.tokens(blue: 0.6), to: "base/base.tokens.json")
    try told()
    // What one theme misses, where it is looked for.
    try scratch.write(
      Self.brand("spree") + "buttons: { ask: { art: { file: gone.png } } }\n", to: Self.file("spree"))
    #expect(try told().errors.contains("art-missing"))
    try scratch.write("no PNG", to: "themes/gone.png")
    #expect(try !told().errors.contains("art-missing"))
    // The project, which all themes are of.
    try scratch.write(
      "themec: 1\nthemes: [ themes/*.theme.yaml ]\noutput: out\nallow: [ tap-target-small ]\n",
      to: "themec.yaml")
    #expect(try !told().errors.contains("tap-target-small"))
    // What is wrong between themes.
    try scratch.write(Self.brand("inn"), to: Self.file("isar"))
    #expect(try told("--format short").errors.contains("duplicate-theme"))
    try scratch.remove(Self.file("isar"))
    #expect(try !told("--format short").errors.contains("duplicate-theme"))
  }

  @Test func `an output folder that became a link, or has a bundle more, is found`() throws {
    for name in ["spree", "elbe"] { try scratch.remove(Self.file(name)) }
    #expect(try told().status == 0)
    try scratch.link("out", to: "/")
    #expect(try told("--format short").errors.contains("path-leaves-root"))
    try told()
    try scratch.remove("out")
    #expect(try told().status == 0)
    try scratch.write("{ \"digestsVersion\": 2, \"files\": {} }", to: "out/old/digests.json")
    #expect(try told().errors.contains("bundle-orphaned"))
  }

  @Test func `a cache that can't be used is told once`() throws {
    for name in ["spree", "elbe"] { try scratch.remove(Self.file(name)) }
    try Data("mine".utf8).write(to: URL(filePath: scratch.cache))
    let told = try check("-q --format short")
    #expect(told.status == 0 && told.errors.isEmpty)
    let said = try check("--format short").errors
    #expect(
      said.split(separator: "\n").count { $0.contains("can't be written: Not a directory") } == 1, "\(said)")
    #expect(try !check("--format short --no-cache").errors.contains("can't be written"))
  }
}

/// The worst inputs at a hundredth of their size: none ends a run by a signal, or as a bug. What they cost at full size is
/// what `make worst` measures.
struct WorstInputTests {
  @Test(arguments: WorstInput.all) func `an input that attacks gets its answer`(_ input: WorstInput) throws {
    let scratch = try Scratch()
    try input.write(to: WorstFolder(scratch.path), .hundredth)
    let outcome = try run(executable, input.arguments, in: scratch.path)
    #expect(outcome.status == input.status, "\(outcome.errors)")
    if let answer = input.answer {
      #expect((outcome.output + outcome.errors).contains(answer), "\(outcome.errors)")
    }
  }

  @Test func `there is a kind of each name, and of each attack`() {
    #expect(WorstInput.all.count == 87)
    #expect(Set(WorstInput.all.map(\.name)).count == 87)
    #expect(Set(WorstInput.all.map(\.attacks)).count == 87)
  }
}
