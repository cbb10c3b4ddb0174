@testable import ThemeCompiler

/// A run after another one of the same process, as the preview server makes after each change.
@Suite struct NextRunTests {
  private static let fixture = Fixture.shippedThemes

  /// The files of a theme's bundle, the pixels of pictures among them.
  private static func bundle(
    of text: String, after former: Session? = nil, _ options: CompileOptions = CompileOptions()
  ) throws -> (session: Session, texts: [String: [UInt8]], pictures: [String: Bitmap]) {
    var files = try fixture.memory()
    files["fjord.theme.yaml"] = Array(text.utf8)
    let session = Session(MemoryInputs(files), targets: .built, after: former?.memory ?? SessionMemory())
    let path = try #require(ThemePath("fjord.theme.yaml"))
    let compiled = try compileAll([path], in: session, options)
    let tree = try #require(compiled.themes.first?.tree, "\(compiled.diagnostics.map(\.message))")
    var texts: [String: [UInt8]] = [:]
    var pictures: [String: Bitmap] = [:]
    for file in tree.files {
      switch file.content {
      case .text(let bytes): texts[file.path] = bytes
      case .image(let pixels): pictures[file.path] = pixels.bitmap
      }
    }
    return (session, texts, pictures)
  }

  @Test func `what is remembered of drawings changes neither bundles nor what is counted`() throws {
    let first = try Self.fixture.text("fjord.theme.yaml")
    let second = first.replacing("#00656f", with: "#b3261e")
    #expect(second != first)
    let before = try Self.bundle(of: first)
    for text in [first, second] {
      let (alone, after) = try (Self.bundle(of: text), Self.bundle(of: text, after: before.session))
      #expect(after.texts == alone.texts)
      #expect(after.pictures == alone.pictures)
      #expect(after.session.meter.work == alone.session.meter.work)
    }
  }

  private static func elements(_ bundle: [String: [UInt8]]) throws -> [String: String] {
    let json = try JSONValue(parsing: try #require(bundle["manifest.json"]))
    return Dictionary(try #require(json["elements"]?.members).map { ($0, $1.line) }) { $1 }
  }

  @Test func `some of the elements are what they are among all`() throws {
    let text = try Self.fixture.text("fjord.theme.yaml")
    let whole = try Self.bundle(of: text)
    let all = try Self.elements(whole.texts)
    for name in all.keys.sorted() {
      var options = CompileOptions()
      options.elements = [name]
      let part = try Self.bundle(of: text, after: whole.session, options)
      let found = try Self.elements(part.texts)
      let control = name.split(separator: "/").prefix(3).joined(separator: "/")
      for (other, element) in all where other == name || other.hasPrefix("\(control)/") {
        #expect(found[other] == element, "\(other) with \(name)")
      }
      #expect(found.count < all.count && found.allSatisfy { all[$0] == $1 }, "\(name)")
      #expect(part.pictures.allSatisfy { whole.pictures[$0] == $1 }, "\(name)")
    }
  }

  @Test func `an element brings those whose art it shows`() throws {
    let art =
      "art: { draw: { size: { width: 8, height: 8 }, layers: [ { shape: rectangle, fill: black } ] } }"
    let text = """
      themec: 1
      name: parts
      images: { last: { art: { of: images/middle } }, middle: { art: { of: images/first } }, first: { \(art) }, other: { \(art) } }
      """
    var options = CompileOptions()
    options.elements = ["images/last"]
    let found = try Self.elements(Self.bundle(of: text, after: nil, options).texts)
    #expect(Set(found.keys) == ["images/first", "images/last", "images/middle"])
  }
}
