import Foundation
import Testing

/// What a check leaves to the next one: it says the same, and looks only at what has changed.
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
    try scratch.write(
      Self.tokens(blue: 0.7), to: "base/base.tokens.json")
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

  /// Checks with a cache and without, expects the same of both, and gives the names of the themes that the first looked at.
  private func looked(_ options: String = "") throws -> [String] {
    let told = try check(options, "--timings=trace.json")
    let wanted = try check(options, "--no-cache")
    #expect(told.output == wanted.output && told.errors == wanted.errors, "\(told.errors)")
    #expect(told.status == wanted.status)
    let trace = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: scratch.path("trace.json"))))
    let events = try #require((trace as? [String: Any])?["traceEvents"] as? [[String: Any]])
    let names = events.filter { $0["name"] as? String != "compare" }.compactMap { event in
      (event["args"] as? [String: Any])?["for"] as? String
    }
    return Set(names).filter { $0.hasSuffix(".theme.yaml") }.sorted()
      .compactMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
  }

  private static let all = ["aare", "elbe", "inn", "oder", "spree"]

  @Test func `what was told is told again, in every format, and nothing is looked at`() throws {
    #expect(try looked() == Self.all)
    #expect(try check("--baseline warnings --baseline-record").status == 1)
    for format in ["human", "short", "json", "github", "sarif"] {
      for options in ["", "--strict", "-q", "-v", "-j 1", "--baseline warnings", "--color always"] {
        #expect(try looked("--format \(format) \(options)") == [], "\(format) \(options)")
      }
    }
    #expect(try check("--format short").errors.contains("elbe.theme.yaml:3"))
    #expect(try check().errors.contains("reaches `themes/aare.theme.yaml`"))
    // Other themes, targets and scales are another check.
    #expect(try looked("--target css") == Self.all)
    #expect(try looked("themes/elbe.theme.yaml") == ["elbe"])
    #expect(try looked("themes/elbe.theme.yaml") == [])
    #expect(!scratch.exists("out"))
  }

  @Test func `of what has changed, everything is looked at, and of nothing else`() throws {
    #expect(try looked() == Self.all)
    let text = Self.brand("inn")
    try scratch.write(text.replacing("8a1c1c", with: "8a1c1d"), to: Self.file("inn"))
    #expect(try looked() == ["inn"])
    // An error that comes and goes.
    try scratch.write("nme: x\n\(text)", to: Self.file("inn"))
    #expect(try looked() == ["inn"])
    #expect(try looked() == [])
    try scratch.write(text, to: Self.file("inn"))
    #expect(try looked() == ["inn"])
    // A theme that comes, and one that goes.
    try scratch.write(Self.brand("rhein"), to: Self.file("rhein"))
    #expect(try looked() == ["rhein"])
    try scratch.remove(Self.file("rhein"))
    #expect(try looked() == [])
    // What several are made of.
    try scratch.write(
      Self.tokens(blue: 0.6), to: "base/base.tokens.json")
    #expect(try looked() == ["aare", "inn", "oder", "spree"])
    // What one theme misses, where it is looked for.
    try scratch.write(
      Self.brand("spree") + "buttons: { ask: { art: { file: gone.png } } }\n", to: Self.file("spree"))
    #expect(try looked() == ["spree"])
    #expect(try looked() == [])
    try scratch.write("no PNG", to: "themes/gone.png")
    #expect(try looked() == ["spree"])
    // The project, which all themes are of.
    try scratch.write(
      "themec: 1\nthemes: [ themes/*.theme.yaml ]\noutput: out\nallow: [ tap-target-small ]\n",
      to: "themec.yaml")
    #expect(try looked() == Self.all)
    #expect(try looked() == [])
  }

  @Test func `what is wrong between themes is found though one of them did not change`() throws {
    #expect(try looked() == Self.all)
    try scratch.write(Self.brand("inn"), to: Self.file("isar"))
    #expect(try looked() == Self.all.filter { $0 < "isar" } + ["isar", "oder", "spree"])
    #expect(try check("--format short").errors.contains("duplicate-theme"))
    // Nothing of it is kept, for the places of names are not.
    #expect(try looked().count == Self.all.count + 1)
    try scratch.remove(Self.file("isar"))
    #expect(try looked() == [])
  }

  @Test func `an output folder that became a link is found`() throws {
    for name in ["spree", "elbe"] { try scratch.remove(Self.file(name)) }
    #expect(try check().status == 0)
    try scratch.link("out", to: "/")
    #expect(try looked() == ["aare", "inn", "oder"])
    #expect(try check("--format short").errors.contains("path-leaves-root"))
    try scratch.remove("out")
    #expect(try looked() == [])
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
