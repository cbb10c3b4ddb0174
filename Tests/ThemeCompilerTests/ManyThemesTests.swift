import ThemeBundle

/// What a run over many themes asks of the outside: as much for each as with few.
struct ManyThemesTests {
  private static let art = encodePNG(
    Bitmap(width: 9, height: 5, pixels: Array(repeating: 0xFF40_2010, count: 45)))

  private static func theme(_ number: Int, art: String) -> [UInt8] {
    Array(
      """
      themec: 1
      name: theme-\(number)
      images: { picture: { art: { file: \(art) } } }
      """.utf8)
  }

  @Test(arguments: [4, 40]) func `art that themes share is read once`(_ count: Int) throws {
    var files = ["art/a.png": Self.art]
    for number in 0..<count { files["\(number)/t.theme.yaml"] = Self.theme(number, art: "../art/a.png") }
    let inputs = CountingInputs(files)
    #expect(try Compiled((0..<count).map { "\($0)/t.theme.yaml" }, in: inputs).trees == count)
    #expect(inputs.reads.reduce(0, +) == count + 1)
    #expect(inputs.listed == 1)
  }

  @Test(arguments: [4, 40]) func `art of one's own is read and its folder listed once`(_ count: Int) throws {
    var files: [String: [UInt8]] = [:]
    for number in 0..<count {
      files["\(number)/t.theme.yaml"] = Self.theme(number, art: "a.png")
      files["\(number)/a.png"] = Self.art
    }
    let inputs = CountingInputs(files)
    #expect(try Compiled((0..<count).map { "\($0)/t.theme.yaml" }, in: inputs).trees == count)
    #expect(inputs.reads.reduce(0, +) == 2 * count)
    #expect(inputs.listed == count)
  }

  @Test(arguments: [1, 3, 7])
  func `themes come to the same in batches, and each batch forgets the one before`(_ batch: Int) throws {
    var files = ["art/a.png": Self.art]
    for number in 0..<7 { files["\(number).theme.yaml"] = Self.theme(number, art: "art/a.png") }
    // Two that are wrong, one of them between two batches.
    files["3.theme.yaml"] = Self.theme(3, art: "art/b.png")
    files["6.theme.yaml"] = Self.theme(5, art: "art/a.png")
    let paths = (0..<7).compactMap { ThemePath("\($0).theme.yaml") }
    let session = Session(MemoryInputs(files), targets: .built)
    let wanted = try compileAll(paths, in: session, CompileOptions())
    let inputs = CountingInputs(files)
    let counted = Session(inputs, targets: .built)
    let found = try compileAll(paths, in: counted, CompileOptions(), batch: batch)
    #expect(
      render(found.diagnostics, as: .short, in: counted.sources)
        == render(wanted.diagnostics, as: .short, in: session.sources))
    #expect(found.diagnostics.count { $0.severity == .error } == 2)
    for (found, wanted) in zip(found.themes, wanted.themes) {
      #expect(found.inputs == wanted.inputs && found.makesBundle == wanted.makesBundle)
      #expect((wanted.tree != nil) == wanted.makesBundle)
      #expect((found.tree != nil) == (batch == 7 && found.makesBundle))
    }
    // Each theme, and the art in each batch that has some.
    let batches = (7 + batch - 1) / batch
    let reads: Int = inputs.reads.reduce(0, +)
    #expect(reads == 7 + (batch == 1 ? 6 : batches))
    for part in found.themes.filter(\.makesBundle).parts(of: batch) {
      let trees = try bundles(of: part, in: counted, CompileOptions())
      for (theme, tree) in zip(part, trees) {
        let same = try #require(wanted.themes.first { $0.path == theme.path }?.tree)
        #expect(tree?.files.map(\.path) == same.files.map(\.path))
        #expect(tree.map(Self.contents) == Self.contents(same))
      }
    }
  }

  /// The texts and the digests of the pictures of a bundle.
  private static func contents(_ tree: OutputTree) -> [String] {
    tree.files.map { file in
      switch file.content {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .image(let pixels): pixels.digest
      }
    }
  }

  @Test func `slices that themes share have their pixels in memory once`() throws {
    var files = ["art/a.png": Self.art]
    for number in 0..<4 { files["\(number).theme.yaml"] = Self.theme(number, art: "art/a.png") }
    let compiled = try Compiled((0..<4).map { "\($0).theme.yaml" }, in: MemoryInputs(files))
    let places = Set(
      compiled.result.themes.flatMap { theme -> [Int] in
        (theme.tree?.files ?? []).compactMap { file in
          guard case .image(let pixels) = file.content else { return nil }
          return unsafe pixels.bitmap.pixels.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
        }
      })
    #expect(places.count == 1)
  }

  @Test func `pictures that are missing list a folder once, however many names it has`() throws {
    let names = (0..<99_000).map { "picture-\(100_000 + $0).png" }
    var text = "themec: 1\nname: many\nimages:\n"
    for number in 0..<12 {
      text += "  i\(number): { art: { file: art/picture-\(100_000 + 7 * number).pgn } }\n"
    }
    let inputs = CountingInputs(["t.theme.yaml": Array(text.utf8)], listings: [.root.appending("art"): names])
    let result = try Compiled(["t.theme.yaml"], in: inputs).result
    #expect(result.diagnostics.count == 12)
    #expect(result.diagnostics.allSatisfy { $0.help.first?.hasPrefix("did you mean `art/picture-") == true })
    #expect(inputs.listed == 1)
  }
}
