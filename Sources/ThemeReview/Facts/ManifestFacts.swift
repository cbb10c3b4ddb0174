import ThemeBundle
package import ThemeCore

/// What a manifest says, read from its JSON. Manifests of all versions up to today's have the same facts.
package struct ManifestFacts: Sendable {
  /// The version of its form, from 1.
  package let version: Int
  /// The theme's name.
  package let theme: String
  /// In the order of the manifest.
  package let elements: [ElementFacts]
  /// What it says of the theme as a whole, by key: all but `elements`.
  package let members: [(key: String, value: JSONValue)]

  /// All of it.
  let json: JSONValue

  /// Whether an older themec made it.
  package var isOld: Bool { version < Manifest.version }

  /// Reads the bytes of a `manifest.json`.
  package init(reading bytes: [UInt8]) throws(ManifestProblem) {
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    guard let version = json["manifestVersion"]?.integer, version > 0 else {
      throw .lacks("`manifestVersion`")
    }
    guard version <= Manifest.version else {
      throw .newer("manifestVersion", version, known: Manifest.version)
    }
    guard let theme = json["theme"]?.string else { throw .lacks("name of a `theme`") }
    guard let elements = json["elements"]?.members else { throw .lacks("`elements`") }
    self.json = json
    self.version = version
    self.theme = theme
    var read: [ElementFacts] = []
    for (name, element) in elements { read.append(try ElementFacts(name, element)) }
    self.elements = read
    members = json.members?.filter { $0.0 != "elements" }.map { (key: $0.0, value: $0.1) } ?? []
  }

  /// The first file that an image of the manifest names and digests don't list; nil for digests of another version, which
  /// are not read.
  package func firstImage(missingIn digests: DigestFacts) -> String? {
    guard digests.isComplete else { return nil }
    for variant in elements.lazy.flatMap(\.variants) {
      for image in variant.images.lazy.flatMap(\.scales) where digests.images[image.image.file] == nil {
        return image.image.file
      }
    }
    return nil
  }

  /// The image of a file by its path in the bundle; nil where the manifest names no such file.
  package func image(_ file: String) -> ImageFacts? {
    elements.lazy.flatMap(\.variants).flatMap(\.images).flatMap(\.scales).first { $0.image.file == file }?
      .image
  }

  /// A value for each variant, with all of its facts: what it falls back to is merged in.
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

/// Why a file is no manifest that can be read.
package enum ManifestProblem: Error {
  case notJSON(JSONError)
  /// It doesn't have what every manifest has, in words to stand behind "no".
  case lacks(String)
  /// A later themec made it: the key that says so, its version and the one that is known.
  case newer(String, Int, known: Int)

  /// A sentence without a full stop, to stand behind the file's name and a colon.
  package var words: String {
    switch self {
    case .notJSON(let error): "not JSON: \(error)"
    case .lacks(let what): "it has no \(what)"
    case .newer(let key, let version, let known):
      "its \(key) is \(version), and this themec knows versions up to \(known); use a newer themec"
    }
  }
}
