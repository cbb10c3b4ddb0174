import CTexts
import ThemeCore

/// A theme as the preview server delivers it to the page and to apps. It holds the JSON and the encoded pictures, but neither
/// the bundle nor the sources of the theme.
package struct ServedTheme: Sendable {
  package let name: String
  package let pictures: NamedPictures
  private let json: JSONValue

  /// Encodes the pictures of a theme, except those that `known` already has.
  package init(_ theme: PreviewTheme, known: NamedPictures) {
    var pictures = NamedPictures()
    json = theme.json { image in
      pictures.name(of: image, in: theme.bundle, known: known).map { .string($0) }
    }
    name = theme.bundle.manifest.theme
    self.pictures = pictures
  }

  /// The JSON that the server delivers: each theme's manifest with the names of its pictures, and the problems as text or null.
  package static func manifest(of themes: [ServedTheme], problems: String?) -> [UInt8] {
    let data: JSONValue = [
      "themes": .array(themes.map(\.json)), "problems": problems.map { .string($0) } ?? .null,
    ]
    return Array(data.line.utf8)
  }

  /// The page that shows the served themes and updates itself when they change.
  package static var page: [UInt8] {
    let data: JSONValue = ["themes": .array([]), "pictures": .array([])]
    let html = PageFrame.served.page(
      titled: "themec", unsafe HTML(trusted: String(cString: ctexts_preview_body())), data: ("themes", data))
    return Array(html.utf8)
  }
}
