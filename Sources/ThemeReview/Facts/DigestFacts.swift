import ThemeCore

/// What the digests of a bundle say, read from their JSON; of another version than today's nothing is known.
package struct DigestFacts: Sendable {
  /// The version of today's form.
  private static let version = 2
  /// Whether they are of today's version, so that what they don't list is known to be missing.
  package let isComplete: Bool
  /// Whether some pictures are known to be others than they say.
  private(set) var isDoubted = false
  /// Of the uncut art and of the slice, by the path of an image below `images/`.
  package private(set) var images: [String: (art: String, pixels: String)]
  /// The paths of these, in the order of the file.
  let imagePaths: [String]
  /// The paths of the texts that targets have, sorted.
  package let texts: [String]

  /// Of the pixels of files that targets have, by their paths; of a slice that one repeats, the digest is that of the slice.
  package let copies: [String: String]
  /// The slices that files of targets repeat, by the paths of these files.
  package let slices: [String: String]
  /// The element that a file was made for alone, by its path.
  package let elements: [String: String]

  /// The folders in the bundle that have files which are no slices: those of its targets.
  package var targetFolders: Set<String> {
    var folders: Set<String> = []
    for path in copies.keys.sorted(by: precedesInBytes) + texts {
      if let end = path.firstIndex(of: "/") { folders.insert(String(path[..<end])) }
    }
    return folders
  }

  /// Reads the bytes of a `digests.json`.
  package init(reading bytes: [UInt8]) throws(ManifestProblem) {
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    guard let version = json["digestsVersion"]?.integer else { throw .lacks("`digestsVersion`") }
    guard version <= Self.version else { throw .newer("digestsVersion", version, known: Self.version) }
    var images: [String: (art: String, pixels: String)] = [:]
    var (imagePaths, texts): ([String], [String]) = ([], [])
    var (copies, slices, elements): ([String: String], [String: String], [String: String]) = ([:], [:], [:])
    for (name, group) in version == Self.version ? json["files"]?.members ?? [] : [] {
      // Slices first, which others repeat.
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
    isComplete = version == Self.version
    self.images = images
    self.imagePaths = imagePaths
    self.copies = copies
    self.slices = slices
    self.elements = elements
    self.texts = texts.filter { $0 != "manifest.json" }.sorted(by: precedesInBytes)
  }

  /// The same for a bundle of which some pictures are known to be others than they say: nothing is equal to those.
  package func doubting(_ paths: some Sequence<String>) -> DigestFacts {
    var facts = self
    facts.isDoubted = true
    for path in paths where images[path] != nil { facts.images[path] = ("", "") }
    return facts
  }
}
