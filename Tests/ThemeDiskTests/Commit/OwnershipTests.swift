/// What is a bundle's own in its folder, whatever is said there.
struct OwnershipTests {
  let folder = TemporaryFolder(inMemory: true)
  var out: String { folder.path("out") }

  @Test(arguments: ["README", "notes/a.txt", "manifest.json", "digests.json"])
  func `a folder that holds other things is refused, and taken by force`(name: String) throws {
    folder.write("mine", to: "out/\(name)")
    let before = folder.contents()
    let bundle = tree(["css/look.css": "x"])
    let top = String(name.prefix { $0 != "/" })
    #expect(commitError(bundle, to: out) == .notABundle(folder: out, paths: [top]))
    #expect(folder.contents() == before)
    let error = commitError(bundle, to: out) { $0.rules.isForced = true }
    #expect((error == nil) == (name != "digests.json"))
    #expect(folder.text("out/\(name)") == "mine")
    guard error == nil else { return }
    // From here on the digests say what is the bundle's own.
    #expect(commitError(tree(["css/look.css": "y"]), to: out) == nil)
  }

  @Test func `what systems and tools leave in a folder is in nobody's way`() throws {
    for name in [".gitkeep", ".gitignore", ".DS_Store", ".git/config", "Thumbs.db", "desktop.ini"] {
      folder.write("x", to: "out/\(name)")
    }
    try commit(tree(["css/look.css": "x"]), to: out)
    #expect(folder.files("out").count == 8)
  }

  @Test(arguments: [5, 25, 45]) func `a first build that died is repaired without force`(calls: Int) throws {
    let crasher = try #require(crasher, "the crasher is not built")
    #expect(run(crasher, out, "1", "\(calls)") == 86)
    try commit(syntheticTree(2), to: out)
    #expect(folder.files("out") == entries(of: syntheticTree(2)))
  }

  /// What a stranger may list to have it removed.
  static let sources = [
    "main.swift", "src/main.swift", "images/mine.png", "images/photos/1/mine.png", "css/deep/site.css",
    "css/site.scss", "uikit/Main.swift", "uikit/swift/Main.kt", "android/build.gradle", "android/res/a.xml",
    "flutter/lib/main.dart", "flutter/pubspec.yaml", "xcassets/Contents.json", "android/src/res/a.xml",
    "images/images/x/mine.txt",
  ]

  @Test(arguments: ["digests.json", ".themec-stage/digests.json"])
  func `a list that was forged removes and replaces nothing that no bundle has`(name: String) throws {
    try commitStrictly(tree(["css/look.css": "x"]))
    for path in Self.sources { folder.write("mine", to: "out/\(path)") }
    let before = folder.contents("out").filter { $0.key != "digests.json" }
    let lines = Self.sources.map { "\"\($0)\": true" }.joined(separator: ",")
    folder.write(
      "{\"digestsVersion\": 2, \"files\": {\"texts\": {\"css/look.css\": true, \(lines)}}}", to: "out/\(name)"
    )
    try commitStrictly(tree(["css/look.css": "x"]))
    #expect(folder.contents("out").filter { $0.key != "digests.json" } == before)
  }

  private func commitStrictly(_ tree: OutputTree) throws {
    try commit(tree, to: out) { $0.rules = OwnershipRules(isPlace: isPlaceOfBundle) }
  }

  @Test func `a picture that somebody has changed stays when the bundle has it no more`() throws {
    let codec = ImageCodec(
      encode: plainBytes,
      digesting: PictureDigesting(
        headerBytes: 2, size: { _ in (1, 1) }, digest: { "digest of " + String(decoding: $0, as: UTF8.self) }),
      isSame: { plainBytes($1) == $0 })
    let digests = """
      {"digestsVersion": 2, "files": { "images/images/x": { "images": {
        "images/images/x/a.png": { "art": "1", "pixels": "digest of as built" },
        "images/images/x/b.png": { "art": "1", "pixels": "digest of as built" },
        "images/images/x/c.png": { "art": "1", "pixels": "short" } },
        "css": { "css/images/a.png": "images/images/x/a.png", "css/images/b.png": "images/images/x/b.png" } },
        "texts": { "css/look.css": true } } }
      """
    folder.write(digests, to: "out/digests.json")
    let names = ["images/images/x/a.png", "images/images/x/c.png", "css/images/a.png", "css/look.css"]
    for name in names { folder.write("as built", to: "out/\(name)") }
    for name in ["images/images/x/b.png", "css/images/b.png"] { folder.write("mine", to: "out/\(name)") }
    let report = try commit(tree(["manifest.json": "x"]), to: out) { $0.codec = codec }
    #expect(report.kept == ["css/images/b.png", "images/images/x/b.png"])
    #expect(report.removed == names.sorted())
    #expect(
      folder.files("out").keys.sorted()
        == ["css/images/b.png", "digests.json", "images/images/x/b.png", "manifest.json"])
  }

  /// Only what fits the limit is decoded, and nothing that is larger than any picture of a bundle.
  @Test func `pictures that are too many to tell whether they were changed cost their headers`() throws {
    let decoded = Mutex<[String]>([])
    let codec = ImageCodec(
      encode: plainBytes,
      digesting: PictureDigesting(
        headerBytes: 4,
        size: { bytes in
          #expect(bytes.count == 4)
          return Int(String(decoding: bytes, as: UTF8.self)).map { ($0, $0) }
        },
        digest: { bytes in
          decoded.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
          return "0123456789abcdef"
        }),
      isSame: { plainBytes($1) == $0 })
    let sides = ["a": "0100", "b": "1000", "c": "0100", "d": "9000", "e": "none"]
    func path(_ name: String) -> String { "images/images/x/\(name).png" }
    let lines = sides.keys.map { "\"\(path($0))\": { \"pixels\": \"0123456789abcdef\" }" }.joined(
      separator: ",")
    func rebuild(limit: Int) throws -> CommitReport {
      folder.write("{\"digestsVersion\": 2, \"files\": {\(lines), \"texts\": {}}}", to: "out/digests.json")
      for (name, side) in sides { folder.write("\(side) \(name)", to: "out/\(path(name))") }
      decoded.withLock { $0 = [] }
      return try commit(tree([:]), to: out) {
        $0.codec = codec
        $0.rules.limits.set(.leftoverPixels, to: limit)
      }
    }
    // A file, its pixels, its rows and its bytes.
    let (small, large) = (20_000 + 100 * 116 + 6, 20_000 + 1_000 * 1_016 + 6)
    var report = try rebuild(limit: 2 * small)
    #expect(decoded.withLock { $0 } == ["0100 a", "0100 c"])
    #expect(report.removed == [path("a"), path("c")])
    #expect(report.unknown == [path("b")] && report.kept == [path("d"), path("e")])
    #expect(report.excess?.measured == 2 * small + large && report.excess?.name == "leftover-pixels")
    report = try rebuild(limit: 2 * small + large)
    #expect(report.removed == [path("a"), path("b"), path("c")])
    #expect(report.unknown == [] && report.excess == nil && report.kept == [path("d"), path("e")])
  }

  @Test func `a list that is larger than any bundle's is not read`() throws {
    try commit(tree(["css/look.css": "x"]), to: out)
    let (name, limit) = ("digests.json", Limit.digestsBytes)
    let text = folder.text("out/digests.json") ?? ""
    folder.write(text + String(repeating: " ", count: 1_000), to: "out/\(name)")
    let size = text.utf8.count + 1_000
    let before = folder.contents()
    let error = commitError(tree(["css/look.css": "y"]), to: out) { $0.rules.limits.set(limit, to: 999) }
    let exceeded = try #require(Limits(limit, to: 999).exceeded(limit, by: size))
    #expect(error == .tooLarge(path: "\(out)/\(name)", exceeded))
    #expect(
      error?.sentence.contains("bytes; the limit is 999; `--limit \(limit.name)=\(size)` allows") == true)
    #expect(folder.contents() == before)
    #expect(commitError(tree(["css/look.css": "y"]), to: out) { $0.rules.limits.set(limit, to: size) } == nil)
  }

  /// Files of others against many entries, where each costs a look or two and not one for each entry.
  @Test func `planning goes through every name a few times, however many are in the way`() throws {
    let entries = 4_000
    var old: [String: String] = [:]
    for number in 0..<entries { old["images/old/\(number).png"] = "" }
    let listed = tree(old).files.filter { $0.path == "digests.json" }
    try commit(OutputTree(listed), to: out)
    var new: [String: String] = ["manifest.json": "x"]
    // Folders in the place of files, empty ones where files of ours were, and files that are right already.
    for number in 0..<300 {
      folder.makeFolder("out/images/old/\(number).png")
      folder.write("same", to: "out/images/new/\(number).png")
      new["images/new/\(number).png"] = "same"
      new["images/old"] = "a file"
    }
    let looks = Count()
    let error = commitError(tree(new), to: out) { options in
      options.faults = Faults(looked: { looks.add($0) })
    }
    #expect(error == .foreignFiles(folder: out, paths: ["images/old"]))
    #expect(looks.value > entries && looks.value < 8 * (entries + 1_000), "\(looks.value)")
  }
}
