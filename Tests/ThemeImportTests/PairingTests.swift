/// Names of pictures as people spell them, and what is paired.
@Suite struct PairingTests {
  @Test(arguments: Fixture.cases("pictures-are-paired-by-the-names-of-their-states"))
  func states(_ lines: [String]) throws {
    let (names, expected) = (lines[0].split(separator: " "), lines.dropFirst())
    var files: [String: [UInt8]] = [:]
    for (index, name) in names.enumerated() { files["art/\(name).png"] = Self.picture(UInt32(index)) }
    let found = importPictures(ThemePath.root.appending("art"), from: MemoryInputs(files))
    let result = try imported(found, ImportOptions(), targets: .built)
    let paired = result.notes.filter { $0.outcome == .paired }.map { note in
      "\(note.subject) \(note.reason.replacing("it is ", with: "").replacing("of ", with: "").replacing("`", with: ""))"
    }
    #expect(paired.sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("{name}_{state}", "ok_pressed", "highlighted"), ("{State}{name}", "DisabledOk", "disabled"),
    ("btn-{state}-{name}", "btn-hover-ok", "hovered"),
  ])
  func patterns(_ pattern: String, _ name: String, _ state: String) throws {
    let base = pattern.contains("btn") ? "ok" : pattern.hasPrefix("{State}") ? "Ok" : "ok"
    let files = ["art/\(base).png": Self.picture(1), "art/\(name).png": Self.picture(2)]
    var options = ImportOptions()
    options.pattern = NamePattern(pattern)
    let found = importPictures(ThemePath.root.appending("art"), from: MemoryInputs(files))
    let result = try imported(found, options, targets: .built)
    #expect(result.theme.text.contains("\(state): "), "\(result.theme.text)")
  }

  @Test(arguments: [
    ("a@2x", 2), ("a_2x", 2), ("a-2x", 2), ("a 2x", 2), ("a.2x", 2), ("a@2X", 2), ("a@200%", 2),
    ("a-xhdpi", 2), ("a@3x", 3),
    ("a-xxhdpi", 3), ("a_1x", 1), ("a", 1), ("a24", 1), ("a_24dp", 1), ("box", 1),
  ])
  func scales(_ name: String, _ scale: Int) throws {
    let found = importPictures(
      ThemePath.root.appending("art"), from: MemoryInputs(["art/\(name).png": Self.picture(1)]))
    let result = try imported(found, ImportOptions(), targets: .built)
    #expect(result.theme.text.contains("scales: [\(scale)]"), "\(result.theme.text)")
  }

  /// A large picture of a button whose middle was resampled is cut to the least slice.
  @Test func capsOfResampledArtAreFoundWithinATolerance() throws {
    let pixels: [UInt32] = (0..<60 * 8).map { index in
      let x = index % 60
      let level: UInt32 = x < 6 ? UInt32(40 * x) : x >= 52 ? UInt32(30 * (60 - x)) : 200 + UInt32(x % 3)
      return 0xFF00_0000 | level | UInt32(index / 60 * 30) << 8
    }
    let bytes = encodePNG(Bitmap(width: 60, height: 8, pixels: pixels), .fast)
    let found = importPictures(
      ThemePath.root.appending("art"), from: MemoryInputs(["art/ok_button.png": bytes]),
      caps: .auto(tolerance: 4))
    let result = try imported(found, ImportOptions(), targets: .built)
    #expect(result.theme.text.contains("caps: { left: 5, right: 8 }"), "\(result.theme.text)")
    let art = try decodePNG(#require(result.files.first).bytes).bitmap
    #expect(art.width == 14)
  }

  /// A catalog below a folder of pictures is read once, as a catalog.
  @Test func catalogsAmongPicturesAreReadOnce() throws {
    let contents = #"{"images":[{"idiom":"universal","scale":"1x","filename":"b.png"}],"info":{"version":1}}"#
    let files = [
      "App/a.png": Self.picture(1), "App/A.xcassets/B.imageset/Contents.json": Array(contents.utf8),
      "App/A.xcassets/B.imageset/b.png": Self.picture(2), "App/node_modules/c.png": Self.picture(3),
    ]
    var tokens: [TokenSource] = []
    let found = read(
      ThemePath.root.appending("App"), from: MemoryInputs(files), SourceOptions(), tokens: &tokens)
    #expect(found.elements.map(\.name).sorted() == ["B", "a"])
  }

  private static func picture(_ seed: UInt32) -> [UInt8] {
    encodePNG(
      Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFF00_0000 | seed * 77, count: 16)), .fast)
  }

  @Test func aThemeThatIsLargeSaysWhatItsBuildNeeds() throws {
    let noise = (0..<3_600).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
    let png = encodePNG(Bitmap(width: 60, height: 60, pixels: noise), .fast)
    let found = importPictures(ThemePath.root.appending("art"), from: MemoryInputs(["art/large.png": png]))
    var options = ImportOptions()
    options.limits.set(.bundleWork, to: 1_000)
    let result = try imported(found, options, targets: .built)
    #expect(result.theme.elementCount == 1)
    #expect(result.options.count == 1 && result.options[0].hasPrefix("--limit bundle-work="))
  }
}
