/// What `--timings` says; how long anything took is nobody's business here.
struct TimingTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch("a-good-project") }

  /// How often each stage of a table was measured, in the order of its lines.
  private func counts(_ outcome: Outcome) throws -> [(stage: String, count: Int)] {
    let lines = outcome.errors.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let head = try #require(lines.firstIndex { $0 == ["stage", "wall", "ms", "CPU", "ms", "times"] })
    return try lines[(head + 1)...].prefix { $0.first != "all" }.map { line in
      #expect(line.count == 4 && line[1...2].allSatisfy { $0.wholeMatch(of: /\d+\.\d/) != nil })
      return (line[0], try #require(Int(line[3])))
    }
  }

  @Test func `a table has a line for each stage of the code`() throws {
    let outcome = try scratch.themec("build", "--timings", "--target", "css")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let counts = try counts(outcome)
    #expect(counts.map(\.stage) == Stage.allCases.map(\.rawValue))
    // The theme draws nothing or reads nothing, whichever it is: one of both made its pictures.
    for (stage, count) in counts where stage != "draw" && stage != "decode" { #expect(count > 0, "\(stage)") }
    #expect(counts.contains { ($0.stage == "draw" || $0.stage == "decode") && $0.count > 0 })
  }

  @Test func `a check writes nothing, and a table of it says so`() throws {
    let outcome = try scratch.themec("check", "--timings")
    #expect(outcome.status == 0)
    for (stage, count) in try counts(outcome) {
      if ["targets", "encode", "commit"].contains(stage) { #expect(count == 0, "\(stage)") }
      if ["parse", "check", "slice"].contains(stage) { #expect(count > 0, "\(stage)") }
    }
    #expect(outcome.errors.hasSuffix("no picture was written\n"))
  }

  @Test func `a table tells pictures from the cache`() throws {
    let first = try scratch.themec("build", "--timings")
    let match = try #require(first.errors.firstMatch(of: /(\d+) pictures? written: (\d+) encoded/))
    let count = match.1
    #expect(first.errors.contains("0 from the cache (0 %)"))
    let second = try scratch.themec("build", "--timings", "-o", "elsewhere")
    let known = try #require(
      second.errors.firstMatch(of: /: 0 encoded, (\d+) known from this run, (\d+) from/))
    #expect(Int(count) == (Int(known.1) ?? 0) + (Int(known.2) ?? 0))
    #expect(known.2 == match.2)
  }

  @Test func `a run that fails tells where its time went`() throws {
    try scratch.write("themec: 1\nnme: x\n", to: "themes/bad.theme.yaml")
    let outcome = try scratch.themec("build", "--timings", "--format", "short")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("unknown-key"))
    #expect(try counts(outcome).contains { $0.stage == "parse" && $0.count > 0 })
  }
}
