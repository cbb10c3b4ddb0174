import ThemeBundle
package import ThemeCore

/// The contents of a bundle's `manifest.json`.
package struct ManifestFacts: Sendable {
  /// The theme's name.
  package let theme: String
  /// The elements, in the order of the manifest.
  package let elements: [ElementFacts]
  /// The members that describe the theme as a whole, by key: all but `elements`.
  package let members: [(key: String, value: JSONValue)]

  /// The whole manifest.
  let json: JSONValue

  /// Reads the bytes of a `manifest.json`. Throws where they are not JSON, lack a required member, or have another version than
  /// that of this themec.
  package init(reading bytes: [UInt8]) throws(ManifestProblem) {
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    guard let version = json["manifestVersion"]?.integer, version > 0 else {
      throw .lacks("`manifestVersion`")
    }
    guard version == Manifest.version else {
      throw .otherVersion("manifestVersion", version, known: Manifest.version)
    }
    guard let theme = json["theme"]?.string else { throw .lacks("name of a `theme`") }
    guard let elements = json["elements"]?.members else { throw .lacks("`elements`") }
    self.json = json
    self.theme = theme
    var read: [ElementFacts] = []
    for (name, element) in elements { read.append(try ElementFacts(name, element)) }
    self.elements = read
    members = json.members?.filter { $0.0 != "elements" }.map { (key: $0.0, value: $0.1) } ?? []
  }

  /// The path of the first image that the manifest names and the digests don't list; nil where they list all of them.
  package func firstImage(missingIn digests: DigestFacts) -> String? {
    for variant in elements.lazy.flatMap(\.variants) {
      for image in variant.images.lazy.flatMap(\.scales) where digests.images[image.image.file] == nil {
        return image.image.file
      }
    }
    return nil
  }

  /// The image at a path in the bundle; nil where the manifest names no such file.
  package func image(_ file: String) -> ImageFacts? {
    elements.lazy.flatMap(\.variants).flatMap(\.images).flatMap(\.scales).first { $0.image.file == file }?
      .image
  }

  /// One object for each variant of each element, with all facts of the variant: the facts that it falls back to are merged in.
  package var flat: [JSONValue] {
    elements.flatMap { element in
      element.variants.map { variant in
        .object(
          [("element", .string(element.name)), ("variant", .string(variant.key))]
            + element.members.map { ($0.key, $0.value) } + variant.facts.map { ($0.key, $0.value) })
      }
    }
  }
}

/// Why a manifest or its digests can't be read.
package enum ManifestProblem: Error {
  /// The bytes are not JSON.
  case notJSON(JSONError)
  /// A required member is missing; the text names it and follows the word "no".
  case lacks(String)
  /// Another version of themec wrote the file: the key of the version, its value, and the version that this themec reads.
  case otherVersion(String, Int, known: Int)

  /// The problem as a sentence without a final period, to follow the file's name and a colon.
  package var words: String {
    switch self {
    case .notJSON(let error): "not JSON: \(error)"
    case .lacks(let what): "it has no \(what)"
    case .otherVersion(let key, let version, let known):
      "its \(key) is \(version), and this themec reads version \(known); "
        + (version > known ? "use a newer themec" : "build the bundle again")
    }
  }
}
