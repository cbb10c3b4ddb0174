import ThemeCore
import ThemeImage

/// How many bytes the files that differ have on both sides.
package struct ByteChange: Hashable, Sendable {
  /// By kind and name; nil for what gathers several elements.
  package let element: String?
  package let old: Int
  package let new: Int
}

/// The bytes of the files that differ between two bundles of a theme, by element; none for a manifest alone.
func byteChanges(_ old: BundleContents?, _ new: BundleContents?) -> [ByteChange] {
  guard let olds = old.files, let news = new.files else { return [] }
  var bytes: [String: (old: Int, new: Int)] = [:]
  var sizes = (old: FileSizes(old), new: FileSizes(new))
  for path in Set(olds.keys).union(news.keys).sorted(by: precedesInBytes) {
    let (before, after) = (olds[path], news[path])
    if let before, before == after, !before.isEmpty { continue }
    if before == after, let first = old?.bytes(path), first == new?.bytes(path) { continue }
    let element = old?.digests?.elements[path] ?? new?.digests?.elements[path] ?? ""
    // What is not at hand on one side can't be compared with the other.
    guard let first = before.map({ sizes.old.size(path, $0) }) ?? 0,
      let second = after.map({ sizes.new.size(path, $0) }) ?? 0
    else { continue }
    let sum = bytes[element] ?? (0, 0)
    bytes[element] = (sum.old + first, sum.new + second)
  }
  return bytes.keys.sorted(by: precedesInBytes).compactMap { element in
    bytes[element].map { ByteChange(element: element.isEmpty ? nil : element, old: $0.old, new: $0.new) }
  }
}

/// The sizes of a bundle's files in bytes; pictures that are not on the disk are encoded, each digest once.
private struct FileSizes {
  private let bundle: BundleContents?
  private var encoded: [String: Int] = [:]

  init(_ bundle: BundleContents?) {
    self.bundle = bundle
  }

  /// Nil for a file that is not at hand.
  mutating func size(_ path: String, _ digest: String) -> Int? {
    if let bytes = bundle?.bytes(path) { return bytes.count }
    if !digest.isEmpty, let known = encoded[digest] { return known }
    guard let size = bundle?.picture(path).map({ encodePNG($0).count }) else { return nil }
    encoded[digest] = size
    return size
  }
}

extension BundleContents? {
  /// The digests of all files by their paths, empty for texts; nil where the digests are not at hand. No bundle has no files.
  fileprivate var files: [String: String]? {
    guard let self else { return [:] }
    guard let digests = self.digests else { return nil }
    var files = digests.copies
    for (path, digest) in digests.images { files[path] = digest.pixels }
    for path in digests.texts + ["manifest.json", "digests.json"] { files[path] = "" }
    return files
  }
}
