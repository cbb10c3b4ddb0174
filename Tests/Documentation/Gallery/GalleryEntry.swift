import FixtureSupport
import ThemeCompiler
import ThemeDiagnostics
import ThemeTargets

/// A theme of the gallery of drawn art or of the cookbook, `Tests/Fixtures/KIND/NAME/input.theme.yaml`, and the pictures
/// that the compiler makes of it.
package struct GalleryEntry: Sendable {
  /// The fixture's.
  package let name: String
  /// The page that shows it, below `docs/`.
  let page: String
  /// What the page shows of the theme: all of it but its version and its name.
  let source: String
  /// One for each element, state and scale, in the order in which the theme tells them.
  package let pictures: [GalleryPicture]
  /// What is wrong with the theme, as its author would read it; nothing is.
  package let problems: String

  /// Every fixture of the kinds, sorted by name.
  package static let all = [("gallery", "drawn-art.md"), ("cookbook", "cookbook.md")].flatMap { kind, page in
    Fixture.all(kind).map { GalleryEntry($0, page: page) }
  }

  private init(_ fixture: Fixture, page: String) {
    name = fixture.name
    self.page = page
    let text = String(decoding: fixture.bytes("input.theme.yaml") ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    source = lines.drop { $0.isEmpty || $0.hasPrefix("themec: ") || $0.hasPrefix("name: ") }.joined(
      separator: "\n")
    let slices: GalleryView = lines.contains { $0.hasPrefix("scales: ") } ? .scales : .slices
    let view = page == "cookbook.md" ? .elements : slices
    do {
      let session = Session(try fixture.inputs(), targets: .built)
      var options = CompileOptions()
      options.targets = builtTargets
      let compiled = try compileAll(fixture.themes, in: session, options)
      let found = try compiled.themes.compactMap(\.tree).flatMap { tree in
        try galleryPictures(of: tree, entry: fixture.name, theme: text, view: view)
      }
      (pictures, problems) = (found, render(compiled.diagnostics, as: .human, in: session.sources))
    } catch {
      (pictures, problems) = ([], "\(fixture.name): \(error)\n")
    }
  }
}
