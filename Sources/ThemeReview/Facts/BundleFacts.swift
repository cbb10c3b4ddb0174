import CTexts
import ThemeBundle
package import ThemeCore

/// The contents of a bundle's `manifest.json`.
package struct ManifestFacts: Sendable {
  /// The theme's name.
  package let theme: String
  /// The elements, in the order of the manifest.
  package let elements: [ElementFacts]
  /// The members that describe the theme as a whole, by key: all but `elements`.
  package let members: [(String, JSONValue)]

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
    guard let listed = json["elements"]?.members else { throw .lacks("`elements`") }
    (self.json, self.theme) = (json, theme)
    elements = try listed.map { name, element throws(ManifestProblem) in try ElementFacts(name, element) }
    members = json.members?.filter { $0.0 != "elements" } ?? []
  }

  /// The path of the first image that the manifest names and the digests don't list; nil where they list all of them.
  package func firstImage(missingIn digests: DigestFacts) -> String? {
    images.first { digests.images[$0.image.file] == nil }?.image.file
  }

  /// The image at a path in the bundle; nil where the manifest names no such file.
  package func image(_ file: String) -> ImageFacts? { images.first { $0.image.file == file }?.image }

  /// The images of all variants, with the names of their scales.
  var images: some Sequence<(name: String, image: ImageFacts)> {
    elements.lazy.flatMap(\.variants).flatMap(\.images).flatMap(\.scales)
  }

  /// One object for each variant of each element, with all facts of the variant: the facts that it falls back to are merged in.
  package var flat: [JSONValue] {
    elements.flatMap { element in
      element.variants.map { variant in
        .object(
          [("element", .string(element.name)), ("variant", .string(variant.key))] + element.members
            + (variant.facts.members ?? []))
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

/// The contents of a bundle's `digests.json`.
package struct DigestFacts: Sendable {
  /// The version of the form that this themec reads.
  private static let version = 2
  /// Whether some pictures are known to have other pixels than the digests say.
  private(set) var isDoubted = false
  /// The digests of the uncut art and of the slice, by the path of the image in the bundle.
  package private(set) var images: [String: (art: String, pixels: String)] = [:]
  /// The paths of `images`, in the order of `digests.json`.
  private(set) var imagePaths: [String] = []
  /// The paths of the text files of targets, sorted by their bytes.
  package private(set) var texts: [String] = []

  /// The digests of the pixels of the targets' picture files, by path. A file that repeats a slice has the digest of that
  /// slice.
  package private(set) var copies: [String: String] = [:]
  /// The paths of the slices that files of targets repeat, by the paths of those files.
  package private(set) var slices: [String: String] = [:]
  /// The element that a file belongs to, by the file's path; a file that covers several elements has no entry.
  package private(set) var elements: [String: String] = [:]

  /// The top-level folders of the files that targets have in the bundle.
  package var targetFolders: Set<String> {
    Set((copies.keys + texts).compactMap { path in path.firstIndex(of: "/").map { String(path[..<$0]) } })
  }

  /// Reads the bytes of a `digests.json`. Throws where they are not JSON, have no version, or have another version
  /// than that of this themec.
  package init(reading bytes: [UInt8]) throws(ManifestProblem) {
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    guard let version = json["digestsVersion"]?.integer else { throw .lacks("`digestsVersion`") }
    guard version == Self.version else {
      throw .otherVersion("digestsVersion", version, known: Self.version)
    }
    for (name, group) in json["files"]?.members ?? [] {
      // Slices are read first, because the files of targets refer to them.
      for (path, value) in group["images"]?.members ?? [] {
        guard let art = value["art"]?.string, let pixels = value["pixels"]?.string else { continue }
        elements[path] = name
        imagePaths.append(path)
        images[path] = (art, pixels)
      }
      for (key, value) in group.members ?? [] where key != "images" {
        if case .bool = value.unmarked { texts.append(key) }
        for (path, value) in value.members ?? [] {
          elements[path] = name
          if case .bool = value.unmarked {
            texts.append(path)
          } else if let digest = value["pixels"]?.string ?? value.string.flatMap({ images[$0]?.pixels }) {
            copies[path] = digest
            slices[path] = value.string
          }
        }
      }
    }
    texts = texts.filter { $0 != "manifest.json" }.sorted(by: precedesInBytes)
  }

  /// The same digests, but marked as doubted: the pictures at `paths` are known to differ from what the digests say, so their
  /// digests become empty and match no real digest.
  package func doubting(_ paths: some Sequence<String>) -> DigestFacts {
    var facts = self
    facts.isDoubted = true
    for path in paths where images[path] != nil { facts.images[path] = ("", "") }
    return facts
  }
}

/// A place where a manifest does not match the schema of `themec schema manifest`, because the manifest was edited or a later
/// version of themec wrote it.
package struct ManifestFlaw: Hashable, Sendable {
  /// The line in the manifest, from 1.
  package let line: Int
  /// What is wrong: a sentence without a final period.
  package let words: String
  /// Whether a later version of themec may have written the value: it is a key or a name that the schema does not have.
  package let isUnknown: Bool
}

extension ManifestFacts {
  /// The places where the manifest does not match today's schema, sorted by line. `bytes` is the file that the facts were read
  /// from.
  package func flaws(in bytes: [UInt8]) -> [ManifestFlaw] {
    let flaws = manifestSchema.flaws(in: json)
    if flaws.isEmpty { return [] }
    let lines = linesByPath(bytes, of: Set(flaws.map(\.path)))
    return flaws.map { flaw in
      ManifestFlaw(line: lines[flaw.path] ?? 1, words: flaw.words, isUnknown: flaw.isUnknown)
    }.sorted { ($0.line, $0.words) < ($1.line, $1.words) }
  }
}

/// The schema that `themec schema manifest` prints.
private let manifestSchema: SchemaCheck = {
  let text = unsafe String(cString: ctexts_manifest_schema())
  guard let schema = try? JSONValue(parsing: Array(text.utf8)) else {
    preconditionFailure("the schema of manifests is not JSON")
  }
  return SchemaCheck(schema, of: "manifest")
}()

/// The lines of the wanted keys and array elements, from 1, by the keys and indexes that lead to them.
private func linesByPath(_ bytes: [UInt8], of wanted: Set<[String]>) -> [[String]: Int] {
  let text = SourceText(source: SourceID(index: 0), bytes: bytes, isASCII: false)
  var reader = JSONReader(text)
  var lines: [[String]: Int] = [:]
  var (path, counts): ([String], [Int?]) = ([], [])
  var (line, counted) = (1, 0)
  func note(_ offset: Int) {
    line += bytes[counted..<offset].count { $0 == UInt8(ascii: "\n") }
    counted = offset
    if wanted.contains(path) { lines[path] = line }
  }
  /// Within an array, moves the path on to the next element; elements are named by their index, from 0.
  func count(_ offset: Int) {
    guard let index = counts.last.flatMap({ $0 }) else { return }
    path[path.count - 1] = "\(index)"
    counts[counts.count - 1] = index + 1
    note(offset)
  }
  while let event = try? reader.next() {
    switch event {
    case .beginObject(let offset), .beginArray(let offset):
      count(offset)
      if case .beginArray = event { counts.append(0) } else { counts.append(nil) }
      path.append("")
    case .end:
      path.removeLast()
      counts.removeLast()
    case .key(let key):
      path[path.count - 1] = key.value
      note(Int(key.range.start))
    case .string(let value), .plain(let value): count(Int(value.range.start))
    }
  }
  return lines
}
