import FixtureSupport
import Foundation
import Testing
import ThemeCore

/// What a build says that has nothing to do, which an earlier one with the same words has kept.
struct KeptAnswerTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write(color: "#336699")
  }

  private func write(color: String, height: Int = 20) throws {
    try scratch.write(
      """
      themec: 1
      name: small
      scales: [1]
      buttons:
        go:
          caps: auto
          art: { draw: { size: { width: 30, height: \(height) }, layers: [ { shape: rectangle, fill: "\(color)" } ] } }

      """, to: "small.theme.yaml")
  }

  private func build(_ options: String...) throws -> Outcome {
    try run(
      executable, ["build", "small.theme.yaml", "-o", "out"] + options, in: scratch.path, cache: scratch.cache
    )
  }

  /// Puts other words into all answers that are kept, and says how many there are.
  private func replaceAnswers(_ words: String) throws -> Int {
    let states = "\(scratch.cache)/themec/states"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: states)
    var count = 0
    for path in paths {
      let file = URL(filePath: "\(states)/\(path)")
      // The digest of the entry, the key of a state and its digest.
      guard let entry = try? Data(contentsOf: file), entry.count >= 192,
        entry.prefix(192).allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "f") ~= $0 })
      else { continue }
      let bytes = [UInt8](entry[64..<192]) + Array(words.utf8)
      var digest = SHA256()
      digest.update(bytes)
      try Data(Array(digest.hex.utf8) + bytes).write(to: file)
      count += 1
    }
    return count
  }

  @Test func `a build with nothing to do says what was kept`() throws {
    let first = try build()
    #expect(first.status == 0 && first.errors.contains("warning[tap-target-small]"))
    let second = try build()
    #expect(second == first)
    #expect(try replaceAnswers("kept\n") == 1)
    let third = try build()
    #expect(third.status == 0 && third.errors == "kept\n" && third.output == first.output)
    // Other words have an answer of their own.
    #expect(try build("--color", "never") == first)
  }

  @Test func `what has changed is not answered`() throws {
    let first = try build()
    _ = try build()
    #expect(try replaceAnswers("kept\n") == 1)
    try write(color: "#336699", height: 60)
    let other = try build()
    #expect(other.status == 0 && other != first && !other.errors.contains("kept"))
    #expect(try build() == other)
    #expect(try build() == other)
    try scratch.write("themec: 1\nthemes: [small.theme.yaml]\nstrict: true\n", to: "themec.yaml")
    let strict = try build()
    #expect(strict.status == 1 && strict.errors.contains("error["))
    try scratch.remove("themec.yaml")
    #expect(try build() == other)
    let image = try #require(scratch.files("out").keys.first { $0.hasSuffix(".png") })
    try scratch.remove("out/\(image)")
    #expect(try build() == other)
    #expect(scratch.exists("out/\(image)"))
    try scratch.write("other", to: "out/\(image)")
    #expect(try build().status == 0)
    #expect(scratch.text("out/\(image)") != "other")
  }

  @Test(arguments: [
    ["-v"], ["--stamp", "stamp"], ["--timings"], ["--format", "json"], ["--baseline", "known.json"],
    ["--verify"], ["--no-cache"], ["--reencode"],
  ])
  func `a build that does or reads more is not answered`(options: [String]) throws {
    _ = try build("-q")
    try FileManager.default.removeItem(atPath: "\(scratch.cache)/themec/states")
    if options[0] == "--baseline" {
      #expect(try build("--baseline-record", "--baseline", options[1]).status == 0)
    }
    for _ in 0..<3 {
      let outcome = try run(
        executable, ["build", "small.theme.yaml", "-o", "out"] + options, in: scratch.path,
        cache: scratch.cache)
      #expect(outcome.status == 0)
    }
    #expect((try? replaceAnswers("kept\n")) ?? 0 == 0)
  }

  @Test func `an answer that would steer a terminal is not given`() throws {
    let first = try build()
    _ = try build()
    #expect(try replaceAnswers("\u{1B}[2J\n") == 1)
    #expect(try build() == first)
  }
}
