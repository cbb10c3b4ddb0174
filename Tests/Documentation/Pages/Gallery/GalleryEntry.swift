import FixtureSupport
import ThemeCompiler
import ThemeDiagnostics

/// A theme of the gallery of drawn art, `Tests/Fixtures/gallery/NAME/input.theme.yaml`, and the pictures that the
/// compiler makes of it.
package struct GalleryEntry: Sendable {
  /// The fixture's.
  package let name: String
  /// What the page shows of the theme: all of it but its version and its name.
  let source: String
  /// One for each element, state and scale, in the order in which the theme tells them.
  package let pictures: [GalleryPicture]
  /// What is wrong with the theme, as its author would read it; nothing is.
  package let problems: String

  /// Every fixture of the kind, sorted by name.
  package static let all = Fixture.all("gallery").map(GalleryEntry.init)

  private init(_ fixture: Fixture) {
    name = fixture.name
    let text = String(decoding: fixture.bytes("input.theme.yaml") ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    source = lines.drop { $0.hasPrefix("themec: ") || $0.hasPrefix("name: ") }.joined(separator: "\n")
    let areScalesShown = lines.contains { $0.hasPrefix("scales: ") }
    do {
      let session = Session(try fixture.inputs())
      let compiled = try compileAll(fixture.themes, in: session, CompileOptions())
      let found = try compiled.themes.compactMap(\.tree).flatMap { tree in
        try galleryPictures(of: tree, entry: fixture.name, theme: text, areScalesShown: areScalesShown)
      }
      (pictures, problems) = (found, render(compiled.diagnostics, as: .human, in: session.sources))
    } catch {
      (pictures, problems) = ([], "\(fixture.name): \(error)\n")
    }
  }
}
