import CTexts
import ThemeCore

/// A theme as the preview server delivers it to the page and to apps. Its pictures are encoded, and the origins of its values are
/// found, when they are first asked for.
package struct ServedTheme {
  package let name: String
  package private(set) var pictures: NamedPictures
  private var json: JSONValue
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

  /// The names of the elements, in the order of the manifest.
  package var elements: [String] { json["manifest"]?["elements"]?.members?.map(\.0) ?? [] }

  /// What a theme with some of its elements tells of them. Remarks and origins are those of the whole theme.
  package var asUpdate: ServedTheme {
    var copy = self
    copy.json = .object((json.members ?? []).filter { $0.0 != "remarks" })
    return copy
  }

  /// Shows the elements that an update has as they are there.
  package mutating func take(_ update: ServedTheme) {
    pictures.add(update.pictures)
    // Elements are members of the manifest, and pictures those of the table of images.
    json = json.updated(by: update.json, depth: 3)
  }

  /// The JSON that the server delivers: each theme's manifest with the names of its pictures, the problems as text or null, and
  /// the folder that places begin in, which editors need. With `since`, the themes are updates of what that mark identifies.
  package static func manifest(
    of themes: [ServedTheme], since mark: String? = nil, problems: String?, folder: String?
  ) -> [UInt8] {
    let data: JSONValue = .object(omittingNil: [
      "since": mark.map { .string($0) }, "themes": .array(themes.map(\.json)),
      "problems": problems.map { .string($0) } ?? .null, "folder": folder.map { .string($0) } ?? .null,
    ])
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

extension JSONValue {
  /// The value of `new`; where both are objects and `depth` is not 0, this object with the members of `new`.
  fileprivate func updated(by new: JSONValue, depth: Int) -> JSONValue {
    guard depth > 0, let members, let others = new.members else { return new }
    var left = Dictionary(others) { $1 }
    let kept = members.map { key, value in
      (key, left.removeValue(forKey: key).map { value.updated(by: $0, depth: depth - 1) } ?? value)
    }
    return .object(kept + others.filter { left[$0.0] != nil })
  }
}
