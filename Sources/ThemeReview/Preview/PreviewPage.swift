import CTexts
package import ThemeCore

/// A theme on the page that shows themes: its bundle, and what the checker says of it.
package struct PreviewTheme: Sendable {
  package let bundle: BundleContents
  let remarks: [PreviewRemark]
  /// A path below the root as a person types it.
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

/// What the checker says, to stand beside the element that it is about.
package struct PreviewRemark: Sendable {
  /// The name of the diagnostic.
  let code: String
  let words: String
  /// By kind and name; nil for what concerns the whole theme.
  let element: String?
  /// The file and the line as a person types them.
  let place: String
  /// What a person can do, in sentences.
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

/// A page without network that shows themes as apps show them: it holds their manifests and their pictures, each picture once,
/// and draws with the rules of the resampler.
package struct PreviewPage {
  private let themes: [PreviewTheme]

  package init(_ themes: [PreviewTheme]) {
    self.themes = themes
  }

  /// The page.
  package var html: String {
    var pictures = PagePictures()
    let list = themes.map { theme in
      theme.json { image in pictures.number(of: image, in: theme.bundle).map { .integer($0) } }
    }
    let data: JSONValue = [
      "themes": .array(list), "pictures": .array(pictures.encoded.map { .string(base64($0)) }),
    ]
    let names = themes.map(\.bundle.manifest.theme).listed
    return PageFrame.preview.page(
      titled: names, unsafe HTML(trusted: String(cString: ctexts_preview_body())), data: ("themes", data))
  }
}

extension PreviewTheme {
  /// What a page needs of it; `place` is where the page finds a picture, nil where there is none.
  func json(_ place: (ImageFacts) -> JSONValue?) -> JSONValue {
    let manifest = bundle.manifest
    var images: [String: JSONValue] = [:]
    for element in manifest.elements {
      for variant in element.variants {
        for image in variant.images.lazy.flatMap(\.scales) where images[image.image.file] == nil {
          images[image.image.file] = place(image.image)
        }
      }
    }
    let elements = manifest.elements.map { element -> (String, JSONValue) in
      let variants = element.variants.map { variant in
        (variant.key, JSONValue.object((element.said[variant.key] ?? []).map(withoutSources)))
      }
      return (element.name, ["variants": .object(variants)])
    }
    let shown = manifest.members.filter { ["defaults", "fonts", "screens"].contains($0.key) }
    return .object(omittingNil: [
      "name": .string(manifest.theme),
      "manifest": .object(shown.map { ($0.key, $0.value) } + [("elements", .object(elements))]),
      "images": .object(
        images.sorted { precedesInBytes($0.key, $1.key) }.map { ($0.key, $0.value) }),
      "remarks": .array(remarks.map(\.json)),
      "origins": PreviewOrigins(of: bundle, typed: typed)?.json,
    ])
  }
}

/// A member of a variant without what the page doesn't need: art, unless it is the platform's own, since the pictures are there; and
/// of their numbers those that a picture or the caps tell as well.
private func withoutSources(_ name: String, _ value: JSONValue) -> (String, JSONValue) {
  guard name == "parts" else { return (name, value) }
  return (
    name,
    value.mapMembers { _, part in
      part.mapMembers { key, fact in
        switch key {
        case "art": fact.string == nil ? nil : fact
        case "images":
          fact.mapMembers { _, image in
            image.mapMembers { ["center", "size"].contains($0) ? nil : $1 }
          }
        default: fact
        }
      }
    }
  )
}

extension JSONValue {
  /// The same with other values of its members, and without those for which there is none; what is no object stays.
  fileprivate func mapMembers(_ change: (String, JSONValue) -> JSONValue?) -> JSONValue {
    guard let members else { return self }
    return .object(members.compactMap { name, value in change(name, value).map { (name, $0) } })
  }
}
