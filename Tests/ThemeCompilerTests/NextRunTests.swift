@testable import ThemeCompiler

/// A run after another one of the same process, as the preview server makes after each change.
@Suite struct NextRunTests {
  private static let fixture = Fixture.shippedThemes

  /// The files of a theme's bundle, the pixels of pictures among them.
  private static func bundle(
    of text: String, after former: Session? = nil
  ) throws -> (session: Session, texts: [String: [UInt8]], pictures: [String: Bitmap]) {
    var files = try fixture.memory()
    files["fjord.theme.yaml"] = Array(text.utf8)
    let session = Session(MemoryInputs(files), targets: .built, after: former)
    let path = try #require(ThemePath("fjord.theme.yaml"))
    let compiled = try compileAll([path], in: session, CompileOptions())
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
}
