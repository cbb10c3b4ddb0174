import CTexts
import ThemeCore

/// A theme as the preview server delivers it to the page and to apps. Its pictures are encoded, and the origins of its values are
/// found, when they are first asked for.
package struct ServedTheme {
  package let name: String
  package let pictures: NamedPictures
  private let json: JSONValue
  private let findOrigins: () -> JSONValue?

  package init(_ theme: PreviewTheme) {
    var pictures = NamedPictures()
    json = theme.json(namesFiles: true) { image, _ in
      pictures.name(of: image, in: theme.bundle).map { .string($0) }
    }
    name = theme.bundle.manifest.theme
    findOrigins = { theme.origins }
    self.pictures = pictures
  }

  /// The JSON that the server delivers: each theme's manifest with the names of its pictures, the problems as text or null, and
  /// the folder that places begin in, which editors need.
  package static func manifest(of themes: [ServedTheme], problems: String?, folder: String?) -> [UInt8] {
    let data: JSONValue = [
      "themes": .array(themes.map(\.json)), "problems": problems.map { .string($0) } ?? .null,
      "folder": folder.map { .string($0) } ?? .null,
    ]
    return Array(data.line.utf8)
  }

  /// The JSON with the origins of the values of each theme by its name.
  package static func origins(of themes: [ServedTheme]) -> [UInt8] {
    let found = themes.map { ($0.name, $0.findOrigins() ?? .null) }
    return Array(JSONValue.object(found).line.utf8)
  }

  /// The page that shows the served themes and updates itself when they change.
  package static var page: [UInt8] {
    let html = PageFrame.served.page(
      titled: "themec", unsafe HTML(trusted: String(cString: ctexts_preview_body())),
      data: ("themes", PreviewPage.data()))
    return Array(html.utf8)
  }
}
