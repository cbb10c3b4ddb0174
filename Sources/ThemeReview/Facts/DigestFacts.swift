import ThemeCore

/// The contents of a bundle's `digests.json`.
package struct DigestFacts: Sendable {
  /// The version of the form that this themec reads.
  private static let version = 2
  /// Whether some pictures are known to have other pixels than the digests say.
  private(set) var isDoubted = false
  /// The digests of the uncut art and of the slice, by the path of the image in the bundle.
  package private(set) var images: [String: (art: String, pixels: String)]
  /// The paths of `images`, in the order of `digests.json`.
  let imagePaths: [String]
  /// The paths of the text files of targets, sorted by their bytes.
  package let texts: [String]

  /// The digests of the pixels of the targets' picture files, by path. A file that repeats a slice has the digest of that
  /// slice.
  package let copies: [String: String]
  /// The paths of the slices that files of targets repeat, by the paths of those files.
  package let slices: [String: String]
  /// The element that a file belongs to, by the file's path; a file that covers several elements has no entry.
  package let elements: [String: String]

  /// The top-level folders of the files that targets have in the bundle.
  package var targetFolders: Set<String> {
    var folders: Set<String> = []
    for path in copies.keys.sorted(by: precedesInBytes) + texts {
      if let end = path.firstIndex(of: "/") { folders.insert(String(path[..<end])) }
    }
    return folders
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
    var images: [String: (art: String, pixels: String)] = [:]
    var (imagePaths, texts): ([String], [String]) = ([], [])
    var (copies, slices, elements): ([String: String], [String: String], [String: String]) = ([:], [:], [:])
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
    self.images = images
    self.imagePaths = imagePaths
    self.copies = copies
    self.slices = slices
    self.elements = elements
    self.texts = texts.filter { $0 != "manifest.json" }.sorted(by: precedesInBytes)
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
