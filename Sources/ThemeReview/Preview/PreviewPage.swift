import CTexts
package import ThemeCore
import ThemeResolution

/// A theme on the preview page: its bundle, and the remarks of the checker.
package struct PreviewTheme: Sendable {
  package let bundle: BundleContents
  let remarks: [PreviewRemark]
  /// Converts a path below the root into the path that a user would type.
  let typed: @Sendable (ThemePath) -> String

  package init(
    _ bundle: BundleContents, remarks: [PreviewRemark],
    typed: @escaping @Sendable (ThemePath) -> String = { "\($0)" }
  ) {
    self.bundle = bundle
    self.remarks = remarks
    self.typed = typed
  }
}

/// A diagnostic of the checker, to be shown beside the element that it is about.
package struct PreviewRemark: Sendable {
  /// The name of the diagnostic's code.
  let code: String
  let words: String
  /// The element by kind and name; nil for a remark about the whole theme.
  let element: String?
  /// The file and the line, as a user would type them.
  let place: String
  /// What the user can do, in sentences.
  let help: [String]

  package init(code: String, words: String, element: String?, place: String, help: [String]) {
    self.code = code
    self.words = words
    self.element = element
    self.place = place
    self.help = help
  }

  fileprivate var json: JSONValue {
    .object(omittingNil: [
      "code": .string(code), "words": .string(words), "element": element.map(JSONValue.string),
      "place": .string(place), "help": .array(help.map(JSONValue.string)),
    ])
  }
}

/// A self-contained page that shows themes as apps would. It holds their manifests and each of their pictures once, stretches
/// pictures by the rules of the resampler, and needs no network.
package struct PreviewPage {
  private let themes: [PreviewTheme]

  package init(_ themes: [PreviewTheme]) {
    self.themes = themes
  }

  /// The data of a page: its themes, their pictures, the properties that a manifest can have, each with the one of CSS that has the
  /// same value, and those that align a title, across and down.
  static func data(_ themes: [JSONValue] = [], _ pictures: JSONValue = .object([])) -> JSONValue {
    [
      "themes": .array(themes), "pictures": pictures,
      "properties": .object(
        Property.inManifest.map { ($0.rawValue, $0.inCSS.map(JSONValue.string) ?? .null) }),
      "alignments": .array(Property.alignments.map { .string($0.rawValue) }),
    ]
  }

  /// The HTML of the page.
  package var html: String {
    var pictures = PagePictures()
    let list = themes.map { theme in
      theme.json(namesFiles: false) { image, scale in
        pictures.number(of: image, at: scale, in: theme.bundle).map { .integer($0) }
      }
      .adding("origins", theme.origins)
    }
    let data = PreviewPage.data(list, pictures.json)
    let names = themes.map(\.bundle.manifest.theme).listed
    return PageFrame.preview.page(
      titled: names, unsafe HTML(trusted: String(cString: ctexts_preview_body())), data: ("themes", data))
  }
}

extension PreviewTheme {
  /// The data of the theme that the page needs, without the origins of values. `place` returns where the page finds a picture of
  /// a scale, or nil where the picture is not at hand. Places are told in a table by the files of pictures, or in the place of
  /// these.
  func json(namesFiles: Bool, _ place: (ImageFacts, String) -> JSONValue?) -> JSONValue {
    let manifest = bundle.manifest
    var images: [String: JSONValue] = [:]
    for (scale, image) in manifest.images where images[image.file] == nil {
      images[image.file] = place(image, scale)
    }
    let places = namesFiles ? nil : images
    let elements = manifest.elements.map { element -> (String, JSONValue) in
      let variants = element.variants.map { variant in
        (variant.key, JSONValue.object((element.said[variant.key] ?? []).map { member($0, $1, places) }))
      }
      return (element.name, ["variants": .object(variants)])
    }
    let shown = manifest.members.filter { ["defaults", "fonts", "screens"].contains($0.0) }
    return .object(omittingNil: [
      "name": .string(manifest.theme),
      "manifest": .object(shown + [("elements", .object(elements))]),
      "images": places != nil
        ? nil : .object(images.sorted { precedesInBytes($0.key, $1.key) }.map { ($0.key, $0.value) }),
      "remarks": .array(remarks.map(\.json)),
    ])
  }

  /// The origins of the values; nil where they are not known.
  var origins: JSONValue? { PreviewOrigins(of: bundle, typed: typed)?.json }
}

/// A member of a variant without the data that the page does not need: art, whose pictures the page has, unless it is the
/// platform's own; the sizes and centers of images, which follow from the pictures and the caps; and insets in pixels that follow
/// from those of the part. With `places`, the place of a picture stands for its file.
private func member(
  _ name: String, _ value: JSONValue, _ places: [String: JSONValue]?
) -> (String, JSONValue) {
  guard name == "parts" else { return (name, value) }
  return (
    name,
    value.mapMembers { _, part in
      part.mapMembers { key, fact in
        switch key {
        case "art": fact.string == nil ? nil : fact
        case "images":
          fact.mapMembers { scale, image in
            image.mapMembers { name, fact in
              if name == "file", let places { return fact.string.flatMap { places[$0] } }
              return ["center", "size"].contains(name) || follows(fact, from: part[name], at: scale)
                ? nil : fact
            }
          }
        default: fact
        }
      }
    }
  )
}

/// Whether insets in pixels are those in points at a scale such as `2x`.
private func follows(_ insets: JSONValue, from points: JSONValue?, at scale: String) -> Bool {
  guard let points, let scale = Int(scale.dropLast()) else { return false }
  return ["top", "left", "bottom", "right"].allSatisfy { side in
    guard let length = points[side]?.integer, let pixels = insets[side]?.integer else { return false }
    return length.multipliedReportingOverflow(by: scale) == (pixels, false)
  }
}

extension JSONValue {
  /// The object with another member, unless that is nil.
  fileprivate func adding(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard let members, let value else { return self }
    return .object(members + [(name, value)])
  }

  /// The object with its values replaced by `change`, and without the members for which `change` returns nil. A value that is
  /// no object is returned unchanged.
  fileprivate func mapMembers(_ change: (String, JSONValue) -> JSONValue?) -> JSONValue {
    guard let members else { return self }
    return .object(members.compactMap { name, value in change(name, value).map { (name, $0) } })
  }
}
