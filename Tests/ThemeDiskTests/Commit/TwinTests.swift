/// Files of a bundle that hold the same picture.
struct TwinTests {
  let folder = TemporaryFolder()

  var out: String { folder.path("out") }

  @Test(arguments: Way.allCases)
  func `copies of a picture are files of their own, encoded once`(way: Way) throws {
    // So that there is something to replace and to exchange.
    try commit(pictures(["a/one.png": 3]), to: out)
    let encoded = Count()
    let bundle = pictures(["a/one.png": 1, "b/one.png": 1, "b/two.png": 2, "one.png": 1])
    try commit(bundle, to: out) { options in
      options.faults = way.faults
      options.codec = encoded.codec
    }
    #expect(folder.files("out") == entries(of: bundle))
    #expect(encoded.value == 2)
    #expect(Set(["a/one.png", "b/one.png", "one.png", "b/two.png"].map(identity)).count == 4)
  }

  @Test(arguments: Way.allCases)
  func `with links, copies that are written together are one file on the disk`(way: Way) throws {
    try commit(pictures(["a/one.png": 3]), to: out)
    let bundle = pictures(["a/one.png": 1, "b/one.png": 1, "b/two.png": 2, "one.png": 1])
    try commit(bundle, to: out) {
      $0.faults = way.faults
      $0.links = true
    }
    #expect(folder.files("out") == entries(of: bundle))
    #expect(identity("a/one.png") == identity("b/one.png") && identity("a/one.png") == identity("one.png"))
    #expect(identity("a/one.png") != identity("b/two.png"))
    // They stay so until a build that does not ask for links, which encodes none of them.
    try commit(bundle, to: out) { $0.links = true }
    #expect(identity("a/one.png") == identity("b/one.png"))
    let encoded = Count()
    let report = try commit(bundle, to: out) { options in
      options.faults = way.faults
      options.codec = encoded.codec
    }
    #expect(report.written == ["b/one.png", "one.png"] && encoded.value == 0)
    #expect(folder.files("out") == entries(of: bundle))
    #expect(Set(["a/one.png", "b/one.png", "one.png", "b/two.png"].map(identity)).count == 4)
    #expect(try commit(bundle, to: out).written == [])
  }

  @Test func `a file that has its second name elsewhere is left as it is`() throws {
    let bundle = pictures(["a/one.png": 1, "b/one.png": 1])
    try commit(bundle, to: out)
    try FileManager.default.linkItem(atPath: folder.path("out/a/one.png"), toPath: folder.path("backup"))
    #expect(try commit(bundle, to: out).written == [])
  }

  @Test func `one of them changes alone`() throws {
    try commit(pictures(["a/one.png": 1, "b/one.png": 1]), to: out) { $0.links = true }
    let bundle = pictures(["a/one.png": 1, "b/one.png": 2])
    let report = try commit(bundle, to: out) { $0.links = true }
    #expect(report.written.filter { $0.hasSuffix("png") } == ["b/one.png"])
    #expect(folder.files("out") == entries(of: bundle))
  }

  @Test func `a copy of an old file is a file of its own, and no older than what it came with`() throws {
    try commit(pictures(["a/one.png": 1]), to: out)
    folder.setModified("out/a/one.png", 1_000_000)
    try commit(pictures(["a/one.png": 1, "b/one.png": 1]), to: out)
    #expect(identity("a/one.png") != identity("b/one.png"))
    #expect(try #require(folder.modified("out/b/one.png")) > 1_000_000)
  }

  @Test func `what is written into both is repaired in both`() throws {
    let bundle = pictures(["a/one.png": 1, "b/one.png": 1])
    try commit(bundle, to: out) { $0.links = true }
    let file = try #require(FileHandle(forWritingAtPath: folder.path("out/b/one.png")))
    try file.write(contentsOf: Data("scribble".utf8))
    try file.close()
    let report = try commit(bundle, to: out)
    #expect(report.written == ["a/one.png", "b/one.png"])
    #expect(folder.files("out") == entries(of: bundle))
  }

  @Test func `a copy that goes in a name of other case goes`() throws {
    try commit(pictures(["a/One.png": 1, "b/one.png": 1]), to: out)
    let bundle = pictures(["a/one.png": 2, "b/one.png": 1])
    try commit(bundle, to: out)
    #expect(folder.files("out") == entries(of: bundle))
  }

  @Test(arguments: [EPERM, EMLINK, EXDEV, EOPNOTSUPP])
  func `where files have one name, each copy is written`(code: Int32) throws {
    for generation in 1...5 {
      try commit(syntheticTree(generation), to: out) { options in
        options.links = true
        options.faults = Faults { operation, _ in operation == .link ? code : 0 }
      }
      #expect(folder.files("out") == entries(of: syntheticTree(generation)))
    }
  }

  private func identity(_ name: String) -> UInt64? { folder.identity("out/\(name)") }

  /// A bundle of pictures, equal where their numbers are.
  private func pictures(_ numbers: [String: Int]) -> OutputTree {
    let digests = tree(numbers.mapValues(String.init)).files.filter { $0.path == "digests.json" }
    return OutputTree(
      digests
        + numbers.map { path, number in
          let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0000 + UInt32(number)])
          let pixels = ImagePixels(size: ImagePixels(bitmap).size, digest: bitmap.digest) { bitmap }
          return OutputFile(path: path, content: .image(pixels))
        })
  }
}
