import CTexts
import ThemeCore

/// A theme as the served page and apps ask for it: without what it was compiled from.
package struct ServedTheme: Sendable {
  package let name: String
  package let pictures: NamedPictures
  private let json: JSONValue

  /// `known` are pictures that need not be encoded again.
  package init(_ theme: PreviewTheme, known: NamedPictures) {
    var pictures = NamedPictures()
    json = theme.json { image in
      pictures.name(of: image, in: theme.bundle, known: known).map { .string($0) }
    }
    name = theme.bundle.manifest.theme
    self.pictures = pictures
  }

  /// What is served of several themes, as JSON: each with its manifest and the names of its pictures; and what is wrong, as text.
  package static func manifest(of themes: [ServedTheme], problems: String?) -> [UInt8] {
    let data: JSONValue = [
      "themes": .array(themes.map(\.json)), "problems": problems.map { .string($0) } ?? .null,
    ]
    return Array(data.line.utf8)
  }

  /// The page that shows what is served, and changes with it.
  package static var page: [UInt8] {
    let data: JSONValue = ["themes": .array([]), "pictures": .array([])]
    let html = PageFrame.served.page(
      titled: "themec", unsafe HTML(trusted: String(cString: ctexts_preview_body())), data: ("themes", data))
    return Array(html.utf8)
  }
}
