import ThemeBundle

/// What the art of a run may hold and cost. Work is counted, as the run itself counts it: a clock would measure the machine.
struct ArtLimitTests {
  /// A picture of which no two pixels beside each other are equal.
  private static func art(_ number: Int, side: Int = 24) -> [UInt8] {
    let words = (0..<side * side).map { 0xFF00_0000 | UInt32(($0 * 7_919 + number * 104_729) % 0xFF_FFFF) }
    return encodePNG(Bitmap(width: side, height: side, pixels: words))
  }

  private static func theme(_ number: Int) -> [UInt8] {
    Array(
      """
      themec: 1
      name: theme-\(number)
      buttons:
        action:
          hitArea: 44
          caps: { left: 11, right: 11 }
          states:
            normal: { art: { file: art/\(number % 3).png } }
            highlighted: { art: { derive: normal, multiply: black/\(10 + number)% } }
            disabled: { art: { derive: normal, opacity: \(40 + number)% } }
      """.utf8)
  }

  /// Six themes, of which two each have a picture.
  private static var files: [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for number in 0..<3 { files["art/\(number).png"] = art(number) }
    for number in 0..<6 { files["\(number).theme.yaml"] = theme(number) }
    return files
  }

  private static let paths = (0..<6).map { "\($0).theme.yaml" }

  private func run(
    _ paths: [String] = ArtLimitTests.paths, _ limits: Limits = Limits(), workers: Int = 1
  ) throws -> Compiled {
    try Compiled(paths, in: MemoryInputs(Self.files), limits: limits, workers: workers)
  }

  @Test(arguments: [1, 2, 16], [false, true])
  func `what art costs is the same in every order, and so is whether it is too much`(
    workers: Int, isReversed: Bool
  ) throws {
    let paths = isReversed ? Self.paths.reversed() : Self.paths
    let cost = try run().session.meter.work
    #expect(cost > 6 * 3 * 24 * 24)
    let whole = try run(paths, Limits(.artWork, to: cost), workers: workers)
    #expect(whole.session.meter.work == cost)
    #expect(whole.trees == 6)
    let refused = try run(paths, Limits(.artWork, to: cost - 1), workers: workers)
    #expect(refused.codes == ["limit-exceeded"])
    #expect(refused.text.contains("the art of these 6 themes takes more than"))
    #expect(refused.text.contains("`--limit art-work=N` raises the limit"))
  }

  @Test func `each hundred themes of a run have the whole budget`() throws {
    var files: [String: [UInt8]] = [:]
    for number in 0..<101 {
      files["\(number).theme.yaml"] = Array(
        """
        themec: 1
        name: a\(number)
        scales: [1]
        images: { a: { art: { draw: { size: { width: 4, height: 4 }, layers: [ { shape: rectangle, \
        fill: "#\(100_000 + number)" } ] } } } }

        """.utf8)
    }
    func run(_ count: Int, allowing work: Int) throws -> (work: Int, codes: [String]) {
      let names = (0..<count).map { "\($0).theme.yaml" }
      let compiled = try Compiled(names, in: MemoryInputs(files), limits: Limits(.artWork, to: work))
      let errors = compiled.result.diagnostics.filter { $0.severity == .error }
      return (compiled.session.meter.work, errors.map(\.code.name))
    }
    let hundred = try run(100, allowing: 1 << 40).work
    #expect(try run(100, allowing: hundred).codes == [])
    #expect(try run(100, allowing: hundred - 1).codes == ["limit-exceeded"])
    #expect(try run(101, allowing: hundred - 1).codes == [])
  }

  @Test func `work ends soon after it is too much`() throws {
    let cost = try run().session.meter.work
    let refused = try run(Self.paths, Limits(.artWork, to: cost / 10))
    #expect(refused.session.meter.work < cost / 4)
    #expect(refused.trees == 0)
  }

  @Test func `art that themes share counts once`() throws {
    let alone = try run([Self.paths[0]]).session.meter.work
    let twice = try run([Self.paths[0], Self.paths[3]]).session.meter.work
    #expect(twice < 2 * alone)
    #expect(twice > alone)
  }

  @Test func `the bytes of all art are limited`() throws {
    let bytes = (0..<3).reduce(0) { $0 + Self.art($1).count }
    #expect(try run(Self.paths, Limits(.artBytes, to: bytes)).trees == 6)
    let refused = try run(Self.paths, Limits(.artBytes, to: bytes - 1))
    #expect(refused.codes == ["limit-exceeded"])
    #expect(refused.text.contains("more than \(bytes - 1 >= 1_000 ? "\((bytes - 1) / 1_000)," : "")"))
    #expect(refused.text.contains("`--limit art-bytes=N` raises the limit"))
  }

  static let messages: [(Limit, Int, String, String)] = [
    (
      .picturePixels, 575, "`art/0.png` has 576 pixels; the limit is 575",
      "`--limit picture-pixels=576` allows as much"
    ),
    (.pictureBytes, 100, "`art/0.png` has ", "; the limit is 100"),
    (.bundleWork, 1_000, "to write the pictures of the bundle takes ", "; the limit is 1,000"),
  ]

  @Test(arguments: messages)
  func `a picture beyond a limit is told at its place, with the option that raises it`(
    limit: Limit, most: Int, message: String, rest: String
  ) throws {
    let refused = try run([Self.paths[0]], Limits(limit, to: most))
    #expect(refused.codes.contains("limit-exceeded"))
    #expect(refused.text.contains(message))
    #expect(refused.text.contains(rest))
    #expect(refused.text.contains("--limit \(limit.name)="))
    #expect(refused.trees == 0)
  }

  @Test func `a side is limited for good`() throws {
    let wide = encodePNG(Bitmap(width: 8_193, height: 1, pixels: Array(repeating: 0xFF00_0000, count: 8_193)))
    let theme = "themec: 1\nname: a\nimages: { wide: { art: { file: wide.png } } }\n"
    let result = try Compiled(theme, ["wide.png": wide]).result
    #expect(
      result.diagnostics.map(\.message) == ["`wide.png` has 8,193 pixels along a side; the limit is 8,192"])
    #expect(result.diagnostics.first?.help == ["the limit `picture-side` can't be raised"])
  }

  @Test func `a drawing's patterns are in memory once, and are no larger than a picture may be`() throws {
    func run(_ limit: Int) throws -> [String] {
      let layers = ["0", "1", "0", "1"].map {
        "{ shape: rectangle, fill: { pattern: { file: art/\($0).png } } }"
      }
      let drawing = "{ size: { width: 4, height: 4 }, layers: [ \(layers.joined(separator: ", ")) ] }"
      let theme = "themec: 1\nname: a\nscales: [1]\nimages: { a: { art: { draw: \(drawing) } } }\n"
      return try Compiled(theme, Self.files, limits: Limits(.picturePixels, to: limit)).result.diagnostics
        .filter { $0.code.name == "limit-exceeded" }.map(\.message)
    }
    #expect(try run(2 * 576) == [])
    #expect(try run(2 * 576 - 1) == ["the patterns of the drawing have 1,152 pixels; the limit is 1,151"])
  }

  /// A file that claims 64 megapixels is not decoded.
  @Test func `a bomb is refused by its header`() throws {
    var bytes = encodePNG(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40])
    let theme = "themec: 1\nname: a\nimages: { bomb: { art: { file: bomb.png } } }\n"
    let compiled = try Compiled(theme, ["bomb.png": bytes])
    #expect(
      compiled.messages == ["`bomb.png` has 64,000,000 pixels; the limit is 16,777,216"])
    #expect(compiled.session.meter.work == 0)
  }

  /// Work that asks the gate while it is let in would wait for itself, and this test would not end.
  @Test(arguments: [1, 16]) func `whatever fits the gate or not, the bundles are the same`(workers: Int)
    throws
  {
    let inputs = MemoryInputs(Self.files)
    let narrow = Session(inputs, targets: .built, pixelsInWork: 1)
    var options = CompileOptions()
    options.workers = workers
    let result = try compileAll(Self.paths.compactMap { ThemePath($0) }, in: narrow, options)
    let wide = try Compiled(Self.paths, in: inputs, workers: workers).result
    #expect(narrow.gate.most == 1)
    #expect(result.themes.count { $0.tree != nil } == 6)
    func digests(_ themes: CompiledThemes) -> [String?] {
      themes.themes.map { $0.tree?.text("digests.json") }
    }
    #expect(digests(result) == digests(wide))
  }

  @Test(arguments: [(6, nil), (5, 8), (1, 6)] as [(Int, Int?)])
  func `the layers of a recipe count for each of its uses`(limit: Int, line: Int?) throws {
    let theme = """
      themec: 1
      name: e
      scales: [1]
      art: { dot: { size: { width: 4, height: 4 }, parameters: { ink: black }, layers: [ { shape: rectangle, fill: $ink }, \
      { shape: rectangle, fill: $ink } ] } }
      images:
        a: { art: { use: dot } }
        b: { art: { use: dot, with: { ink: red } } }
        c: { art: { use: dot, with: { ink: blue } } }

      """
    let result = try Compiled(theme, limits: Limits(.recipeLayers, to: limit)).result
    let errors = result.diagnostics.filter { $0.severity == .error }
    let lines = errors.map { error in
      theme.utf8.prefix(Int(error.place.range.start)).count { $0 == UInt8(ascii: "\n") } + 1
    }
    #expect(lines == [line].compactMap(\.self))
    #expect(
      errors.map(\.message) == line.map { _ in
        ["up to here, the recipes of the theme draw more than \(limit) layers, which is the limit"]
      } ?? [])
  }
}
