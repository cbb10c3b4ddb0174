/// `Tests/Fixtures/imports/sources/CLAIM/`: catalogs, resources and pictures, and in `expected.txt` the notes of their import, the
/// theme, and its files, each with its first color.
@Test(arguments: Fixture.all("imports/sources")) func `sources of other tools`(_ fixture: Fixture) throws {
  var tokens: [TokenSource] = []
  var found = read(.root, from: try fixture.inputs(), SourceOptions(), tokens: &tokens)
  found.add(tokens, for: "app")
  #expect(Golden.difference(try found.told, from: "expected.txt", of: fixture) == nil)
}

/// Names that several pictures of a folder would have, and the names of their files.
@Suite struct NamesOfFilesTests {
  @Test(arguments: Fixture.cases("pictures-have-files-of-their-own"))
  func `files of pictures`(_ lines: [String]) throws {
    var files: [String: [UInt8]] = [:]
    for (index, name) in lines[0].split(separator: " ").enumerated() {
      let pixels = [UInt32](repeating: 0xFF00_0000 | UInt32(index), count: 16)
      files["art/\(name)"] = encodePNG(Bitmap(width: 4, height: 4, pixels: pixels), .fast)
    }
    let found = importPictures(try #require(ThemePath("art")), from: MemoryInputs(files))
    let result = try imported(found, ImportOptions(), targets: .built)
    #expect(result.notes.filter { $0.outcome == .left }.map(\.reason) == [])
    #expect(Set(result.files.map(\.bytes)).count == files.count)
    #expect(result.files.map { String($0.path.text.dropFirst(13)) }.sorted() == Array(lines.dropFirst()))
  }

  @Test func `two files are not written to one path`() throws {
    var found = Imported()
    let paths = try ["art/a.svg", "art/A.svg"].map { try #require(ThemePath($0)) }
    for (path, color) in zip(paths, ["red", "blue"]) {
      let svg = "<svg width='8' height='8'><rect width='8' height='8' fill='\(color)'/></svg>"
      found.files.append(ImportedFile(path, Array(svg.utf8)))
      found.elements.append(
        ImportedElement(name: color, at: ImportPlace(path), look: ["art": ["svg": .text(path.text)]]))
    }
    #expect(throws: CompilerFault.self) { try imported(found, ImportOptions(), targets: .built) }
  }
}

extension Imported {
  /// What a user sees of an import.
  fileprivate var told: String {
    get throws {
      var options = ImportOptions()
      options.name = "app"
      options.targets = targets
      let result = try imported(self, options, targets: .built)
      var text = ""
      for note in result.notes where note.outcome != .taken {
        let line = note.place.line.map { ":\($0)" } ?? ""
        text += "\(note.outcome) \(note.place.path)\(line) \(note.subject): \(note.reason)\n"
      }
      text += "\n\(result.theme.text)"
      for file in result.files.sorted(by: { $0.path < $1.path }) {
        guard file.path.name.hasSuffix(".png") else {
          text += "\n\(file.path)\n\(String(decoding: file.bytes, as: UTF8.self))"
          continue
        }
        let pixel = try decodePNG(file.bytes).bitmap[0, 0]
        let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
        text += "\n\(file.path) \(Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))"
      }
      return text.hasSuffix("\n") ? text : text + "\n"
    }
  }
}
