/// What a second import changes: what the source has changed, and nothing that a person has edited.
@Suite struct UpdateTests {
  /// An import of pictures into a folder with files.
  private func updated(
    _ pictures: [String: UInt32], caps: String? = nil, of sources: [String] = ["art"],
    in files: [String: [UInt8]] = [:], isForced: Bool = false
  ) throws -> ImportUpdate {
    try update(
      result(pictures, caps: caps), of: sources, in: MemoryInputs(files), targets: .built, isForced: isForced)
  }

  private func result(_ pictures: [String: UInt32], caps: String? = nil) throws -> ImportResult {
    var files: [String: [UInt8]] = [:]
    for (name, color) in pictures {
      files["art/\(name).png"] = encodePNG(
        Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFF00_0000 | color, count: 16)), .fast)
    }
    var found = importPictures(ThemePath.root.appending("art"), from: MemoryInputs(files))
    if let caps { found.elements[0].look["caps"] = .map(["left": .text(caps), "right": .text("1")]) }
    return try imported(found, ImportOptions(), targets: .built)
  }

  /// The folder after an update.
  private func folder(_ files: [String: [UInt8]], _ update: ImportUpdate) -> [String: [UInt8]] {
    var files = files
    for file in update.files { files[file.path.text] = file.bytes }
    for path in update.removed { files[path.text] = nil }
    return files
  }

  private func text(_ files: [String: [UInt8]]) -> String {
    String(decoding: files["imported.theme.yaml"] ?? [], as: UTF8.self)
  }

  @Test func aSecondImportOfTheSameWritesNothing() throws {
    let first = try updated(["a": 1])
    let second = try updated(["a": 1], in: folder([:], first))
    #expect(second.files.isEmpty && second.removed.isEmpty && second.notes.isEmpty)
  }

  @Test func whatTheSourceChangedChanges() throws {
    var files = folder([:], try updated(["a": 1, "b": 2]))
    let second = try updated(["a": 9, "c": 3], in: files)
    #expect(
      Set(second.files.map(\.path.text)) == [
        "art/imported/a.png", "art/imported/c.png", "imported.theme.yaml", "imported.import.json",
      ])
    #expect(second.removed.map(\.text) == ["art/imported/b.png"])
    files = folder(files, second)
    #expect(text(files).contains("  c: ") && !text(files).contains("  b: "))
  }

  @Test func whatAPersonHasEditedStays() throws {
    var files = folder([:], try updated(["a": 1, "b": 2, "d": 4]))
    let edited = text(files).replacing("  a: { ", with: "  # Mine.\n  a: { assetName: A, ")
      .replacing("  d: { art: { file: art/imported/d.png } }\n", with: "")
    files["imported.theme.yaml"] = Array(edited.utf8)
    files["art/imported/b.png"] = [1, 2, 3]
    let second = try updated(["a": 1, "b": 7, "d": 4, "e": 5], in: files)
    files = folder(files, second)
    #expect(text(files).contains("  # Mine.\n  a: { assetName: A, "))
    #expect(!text(files).contains("  d: ") && text(files).contains("  e: "))
    #expect(files["art/imported/b.png"] == [1, 2, 3])
    #expect(Set(second.notes.map(\.subject)) == ["art/imported/b.png", "images/d"])
    // What a person has removed is not taken again.
    let all = try result(["a": 1, "b": 7, "d": 4, "e": 5]).notes(after: second)
    #expect(all.filter { $0.outcome == .taken }.map(\.subject) == ["a", "b", "e"])
    // A third import knows the same.
    let third = try updated(["a": 1, "b": 7, "d": 4, "e": 5], in: files)
    #expect(third.files.isEmpty)
    let forced = try updated(["a": 1, "b": 7, "d": 4, "e": 5], in: files, isForced: true)
    #expect(
      Set(forced.files.map(\.path.text)) == [
        "art/imported/b.png", "imported.theme.yaml", "imported.import.json",
      ])
  }

  @Test func linesThatEndAsOnWindowsStaySo() throws {
    var files = folder([:], try updated(["a": 1, "b": 2]))
    files["imported.theme.yaml"] = Array(text(files).replacing("\n", with: "\r\n").utf8)
    files = folder(files, try updated(["a": 9, "c": 3], in: files))
    #expect(text(files).contains("  c: ") && !text(files).contains("  b: "))
    #expect(!text(files).replacing("\r\n", with: "").contains("\n"))
    #expect(try updated(["a": 9, "c": 3], in: files).files.isEmpty)
  }

  @Test(arguments: ["  a: { assetName: A, ", "  other: { "])
  func whatStaysKeepsTheArtThatItWasCutFor(_ own: String) throws {
    func update(_ color: UInt32, caps: String, in files: [String: [UInt8]]) throws -> [String] {
      try updated(["a": color], caps: caps, in: files).files.map(\.path.text)
    }
    var files = folder([:], try updated(["a": 1], caps: "1"))
    files["imported.theme.yaml"] = Array(text(files).replacing("  a: { ", with: own).utf8)
    #expect(try update(7, caps: "2", in: files).filter { $0 != "imported.import.json" } == [])
    // What only has other pixels is taken.
    #expect(try update(7, caps: "1", in: files).first == "art/imported/a.png")
  }

  @Test func aThemeThatIsThereGetsWhatItLacks() throws {
    let own = "themec: 1\nname: imported\nimages:\n  a: { art: black }\n"
    let first = try updated(["a": 1, "b": 2], in: ["imported.theme.yaml": Array(own.utf8)])
    let files = folder([:], first)
    #expect(text(files).contains("  a: { art: black }\n") && text(files).contains("  b: { art: "))
    #expect(text(files).hasPrefix("themec: 1\nname: imported\n"))
  }

  @Test func whatIsEditedKeepsItsFiles() throws {
    var files = folder([:], try updated(["a": 1, "ab": 2, "c": 3]))
    files["imported.theme.yaml"] = Array(
      text(files).replacing("  ab: { ", with: "  ab: { assetName: X, ").utf8)
    let second = try updated(["c": 3], in: files)
    #expect(second.removed.map(\.text) == ["art/imported/a.png"])
    #expect(text(folder(files, second)).contains("  ab: { assetName: X, "))
    // Once the element is gone, its file goes, too.
    files = folder(files, second)
    files["imported.theme.yaml"] = Array(
      text(files).split(separator: "\n").filter { !$0.contains("assetName: X") }.joined(separator: "\n").utf8)
    let third = try updated(["c": 3], in: files)
    #expect(third.removed.map(\.text) == ["art/imported/ab.png"])
  }

  @Test func anImportOfSomethingElseDoesNotReplaceATheme() throws {
    let files = folder([:], try updated(["a": 1]))
    #expect(throws: UpdateProblem.self) {
      try updated(["b": 2], of: ["more"], in: files)
    }
    let both = try updated(["a": 1, "b": 2], of: ["art", "more"], in: files)
    #expect(both.removed.isEmpty)
  }

  /// An import of color sets into a folder with files.
  private func updated(
    colors names: [String], in files: [String: [UInt8]] = [:]
  ) throws -> ImportUpdate {
    var sets: [String: [UInt8]] = [:]
    for name in names {
      sets["A.xcassets/\(name).colorset/Contents.json"] = Array(
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "0x01", "green": "0x02", "blue": "0x03"}}}]}"#
          .utf8)
    }
    let found = importCatalog(
      ThemePath.root.appending("A.xcassets"), from: MemoryInputs(sets), idiom: "universal")
    return try update(
      try imported(found, ImportOptions(), targets: .built), of: ["A"], in: MemoryInputs(files),
      targets: .built, isForced: false)
  }

  @Test func tokensOfYourOwnStayBesideThoseOfTheSource() throws {
    var files = folder([:], try updated(colors: ["accent", "old"]))
    let edited = text(files).replacing("    accent: ", with: "    mine: white\n    accent: ")
    #expect(edited != text(files))
    files["imported.theme.yaml"] = Array(edited.utf8)
    let second = try updated(colors: ["accent", "fresh"], in: files)
    #expect(second.notes.isEmpty)
    files = folder(files, second)
    #expect(text(files).contains("    mine: white\n    accent: \"#010203\"\n    fresh: \"#010203\"\n"))
    #expect(!text(files).contains("old"))
  }

  @Test func aThemeIsNotLeftWithErrors() throws {
    var files = folder([:], try updated(colors: ["accent"]))
    let edited = text(files).replacing(
      "tokens:\n  color:\n    accent: \"#010203\"",
      with: "tokens: { color: { accent: \"#010203\", mine: white } }")
    #expect(edited != text(files))
    files["imported.theme.yaml"] = Array(edited.utf8)
    #expect {
      _ = try updated(colors: ["accent", "fresh"], in: files)
    } throws: { error in
      guard case .breaks(_, let problem)? = error as? UpdateProblem else { return false }
      return problem.message.contains("color.fresh")
    }
    // The same source again needs nothing.
    #expect(try updated(colors: ["accent"], in: files).files.isEmpty)
  }

  /// An import of buttons that say the same of everything but their art.
  private func updated(
    buttons names: [String], in files: [String: [UInt8]] = [:]
  ) throws -> ImportUpdate {
    var found = Imported()
    for name in names {
      let path = ThemePath.root.appending("art").appending("\(name).svg")
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='44'><rect width='40' height='44'/></svg>"
      found.files.append(ImportedFile(path, Array(svg.utf8)))
      found.elements.append(
        ImportedElement(
          name: name, at: ImportPlace(path), section: "buttons",
          look: [
            "art": ["svg": .text(path.text)], "caps": "auto", "height": "44", "maximumWidth": "160",
            "hitArea": "44",
          ]))
    }
    return try update(
      try imported(found, ImportOptions(), targets: .built), of: ["A"], in: MemoryInputs(files),
      targets: .built, isForced: false)
  }

  @Test func nothingFollowsAnElementThatYouHaveEdited() throws {
    var files = folder([:], try updated(buttons: ["a", "b", "c"]))
    let edited = text(files).replacing("  b: { like: a,", with: "  b: { like: a, hitArea: 60,")
    #expect(edited != text(files) && edited.contains("  c: { like: a,"))
    files["imported.theme.yaml"] = Array(edited.utf8)
    // Without `a`, `c` would be like `b`, with the edit.
    files = folder(files, try updated(buttons: ["b", "c"], in: files))
    #expect(text(files).contains("  a:") && text(files).contains("  b: { like: a, hitArea: 60,"))
    #expect(!text(files).contains("like: b"))
  }
}
