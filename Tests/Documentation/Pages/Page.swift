import ThemeBundle
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeTargets

/// A page of `docs/` that is made from the sources.
package struct Page: Sendable {
  /// Its name in `docs/`.
  package let name: String
  package let text: String

  /// Every page, sorted by name.
  package static var all: [Page] {
    [
      Page(name: "diagnostics.md", text: diagnosticsReference()),
      Page(name: "diagnostics.schema.json", text: diagnosticsSchema.text),
      Page(name: "digests.schema.json", text: digestsSchema().text),
      Page(name: "drawn-art.md", text: drawnArtPage()),
      Page(name: "language.md", text: languageReference()),
      Page(name: "manifest.schema.json", text: manifestSchema().text),
      Page(name: "project.schema.json", text: projectSchema().text),
      Page(name: "targets.md", text: targetsReference()),
      Page(name: "theme.schema.json", text: themeSchema().text),
    ]
  }
}

/// The reference of drawn art with its gallery.
private func drawnArtPage() -> String {
  drawnArtReference { name in
    GalleryEntry.all.first { $0.name == name }.map(gallerySection) ?? ""
  }
}
