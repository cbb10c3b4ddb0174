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

  /// Shows the elements that `new` has as they are there. Remarks and origins stay what they were.
  package mutating func update(by new: ServedTheme) {
    pictures.add(new.pictures)
    let found: JSONValue = .object((new.json.members ?? []).filter { $0.0 != "remarks" })
    // Elements are members of the manifest, and pictures those of the table of images.
    json = json.updated(by: found, depth: 3)
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
