/// What a build or check says that has nothing to do, which an earlier one with the same words has kept.
struct KeptRunTests {
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

  /// Puts other words of as many bytes into all answers that are kept, and says into how many.
  private func replaceAnswers(_ old: String, _ words: String) throws -> Int {
    let states = "\(scratch.cache)/themec/states"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: states)) ?? []
    var count = 0
    for path in paths {
      let file = URL(filePath: "\(states)/\(path)")
      // The digest of the entry comes first.
      guard let entry = try? Data(contentsOf: file), let place = entry.range(of: Data(old.utf8)) else {
        continue
      }
      var bytes = [UInt8](entry[64...])
      try #require(old.utf8.count == words.utf8.count)
      bytes.replaceSubrange(place.lowerBound - 64..<place.upperBound - 64, with: Array(words.utf8))
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
    #expect(try replaceAnswers("tap-target-small", "kept-target-kept") == 1)
    let second = try build()
    #expect(second.status == 0 && second.errors.contains("kept-target-kept") && second.output == first.output)
    // Other words have an answer of their own.
    #expect(try build("--color", "never") == first)
  }

  @Test func `what has changed is not answered`() throws {
    let first = try build()
    #expect(try replaceAnswers("tap-target-small", "kept-target-kept") == 1)
    try write(color: "#336699", height: 60)
    let other = try build()
    #expect(other.status == 0 && other != first && !other.errors.contains("kept-"))
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

  @Test(arguments: [["--timings"], ["--format", "sarif"], ["--no-cache"], ["--reencode"]])
  func `a build that prints more than depends on a list is not answered`(options: [String]) throws {
    for _ in 0..<2 {
      let outcome = try run(
        executable, ["build", "small.theme.yaml", "-o", "out"] + options, in: scratch.path,
        cache: scratch.cache)
      #expect(outcome.status == 0)
    }
    #expect(!FileManager.default.fileExists(atPath: "\(scratch.cache)/themec/states"))
  }

  @Test(arguments: [
    ["build", "-v"], ["build", "--format", "json"], ["build", "--verify"], ["build", "--color", "always"],
    ["build", "--baseline", "known.json"], ["check"], ["check", "-v"], ["check", "--strict"],
    ["check", "--format", "json"], ["check", "--baseline", "known.json"],
  ])
  func `what a run prints is printed again, until something that it reads has changed`(words: [String]) throws
  {
    func once() throws -> Outcome {
      try run(
        executable, words + ["small.theme.yaml"] + (words[0] == "build" ? ["-o", "out"] : []),
        in: scratch.path,
        cache: scratch.cache)
    }
    #expect(try build().status == 0)
    if words.contains("--baseline") {
      #expect(try build("--baseline-record", "--baseline", "known.json").status == 0)
    }
    let first = try once()
    let second = try once()
    #expect(second.status == first.status && second.output == first.output)
    if words == ["build", "-v"] {
      #expect(second.errors.contains("out: up to date since an earlier build, "))
    } else {
      #expect(second.errors == first.errors)
    }
    if words.contains("--baseline") {
      try scratch.remove("known.json")
      #expect(try once().status == 2)
    } else {
      try write(color: "#336699", height: 60)
      #expect(try once() != second)
    }
  }

  @Test func `a stamp is touched each time`() throws {
    #expect(try build("--stamp", "stamp").status == 0)
    for _ in 0..<2 {
      try scratch.remove("stamp")
      #expect(try build("--stamp", "stamp").status == 0)
      #expect(scratch.exists("stamp"))
    }
  }

  @Test func `an answer that would steer a terminal is not given`() throws {
    let first = try build()
    #expect(try replaceAnswers("tap-target-small", "\u{1B}[2J-target-kept") == 1)
    #expect(try build() == first)
  }
}
