import ThemeCore
import ThemeImage

/// The files that differ between two bundles of a theme. A file is read only where its size does not show a difference.
struct FileComparison {
  /// The text files that differ or are on one side only, including the manifest and the digests.
  let texts: Set<String>
  /// The pictures with equal digests whose files have different sizes.
  ///
  /// The digests state that the pixels are equal. Files with equal sizes are not read, because a different encoder would nearly
  /// always result in a different size.
  let images: [String]
  /// Whether the manifest and the digests are the same on both sides, so that no fact and no picture differs.
  let areFactsSame: Bool

  /// Nil where a side or its digests are not at hand.
  init?(_ old: BundleContents?, _ new: BundleContents?) {
    guard let old, let new, let olds = old.digests, let news = new.digests else { return nil }
    // The order of the digests keeps the files of a folder together. Inputs keep only a few folders open, so each is opened
    // about once.
    let known = Set(olds.texts)
    let all = ["manifest.json", "digests.json"] + olds.texts + news.texts.filter { !known.contains($0) }
    texts = Set(all.filter { !isUnknown($0, in: old) && !isUnknown($0, in: new) && !isSame($0, old, new) })
    areFactsSame =
      texts.isDisjoint(with: ["manifest.json", "digests.json"]) && !olds.isDoubted && !news.isDoubted
    images = news.imagePaths.filter { path in
      guard let before = olds.images[path], before.pixels == news.images[path]?.pixels else { return false }
      guard let first = old.size(path), let second = new.size(path) else { return false }
      return first != second
    }
  }
}

/// Whether a bundle lists a text file that is not at hand because the bundle has no files beside the manifest and the digests.
private func isUnknown(_ path: String, in bundle: BundleContents) -> Bool {
  !bundle.hasFiles && bundle.size(path) == nil && bundle.digests?.texts.contains(path) == true
}

/// Whether a file has the same bytes on both sides, or is on neither. The file is read only where the sizes are equal.
private func isSame(_ path: String, _ old: BundleContents, _ new: BundleContents) -> Bool {
  guard let first = old.size(path), let second = new.size(path) else {
    return old.size(path) == new.size(path)
  }
  guard first == second else { return false }
  // Arrays are compared unwrapped, because the comparison of optional arrays is generic and goes byte by byte.
  guard let first = old.bytes(path), let second = new.bytes(path) else {
    return old.bytes(path) == new.bytes(path)
  }
  return first == second
}

/// The byte counts of the files that differ, on both sides.
package struct ByteChange: Hashable, Sendable {
  /// The element by kind and name; nil for files that cover several elements.
  package let element: String?
  package internal(set) var old: Int
  package internal(set) var new: Int
  /// Whether a side is compiled and not on the disk. Pictures are then encoded with the least effort on both sides, so that the
  /// counts can be compared without the time that a build takes.
  package var isQuick = false
}

/// The byte counts of the files that differ between two bundles of a theme, by element. Empty where the digests of a side are
/// not at hand, as for a manifest alone.
func byteChanges(
  _ old: BundleContents?, _ new: BundleContents?, _ compared: FileComparison?
) -> [ByteChange] {
  if let compared, compared.areFactsSame, compared.texts.isEmpty { return [] }
  guard let olds = old.files, let news = new.files else { return [] }
  var bytes: [String: ByteChange] = [:]
  var sizes = (old: EncodedSizes(bundle: old), new: EncodedSizes(bundle: new))
  for path in Set(olds.keys).union(news.keys).sorted(by: precedesInBytes) {
    let (before, after) = (olds[path], news[path])
    if let before, before == after, !before.isEmpty { continue }
    if before == after, let compared, !compared.texts.contains(path) { continue }
    let element = old?.digests?.elements[path] ?? new?.digests?.elements[path] ?? ""
    // A file that is not at hand on one side can't be compared.
    let written = (before.map { _ in old?.size(path) } ?? 0, after.map { _ in new?.size(path) } ?? 0)
    let isQuick =
      written.0 == nil && before?.isEmpty == false || written.1 == nil && after?.isEmpty == false
    func size(_ digest: String?, _ written: Int?, _ sizes: inout EncodedSizes) -> Int? {
      guard isQuick, let digest else { return written }
      return sizes.size(path, digest)
    }
    guard let first = size(before, written.0, &sizes.old), let second = size(after, written.1, &sizes.new)
    else { continue }
    var sum = bytes[element] ?? ByteChange(element: element.isEmpty ? nil : element, old: 0, new: 0)
    sum.old += first
    sum.new += second
    if isQuick { sum.isQuick = true }
    bytes[element] = sum
  }
  return bytes.sorted { precedesInBytes($0.key, $1.key) }.map(\.value)
}

/// The byte counts of a bundle's pictures after a quick compression. Pictures with the same digest are encoded once.
private struct EncodedSizes {
  let bundle: BundleContents?
  var encoded: [String: Int] = [:]

  /// The byte count of a picture after a quick compression; nil for a picture that is not at hand.
  mutating func size(_ path: String, _ digest: String) -> Int? {
    if let known = encoded[digest] { return known }
    guard let size = bundle?.picture(path).map({ encodePNG($0, .fast).count }) else { return nil }
    encoded[digest] = size
    return size
  }
}

extension BundleContents? {
  /// The digests of all files by path, empty for text files; nil where the digests are not at hand. A missing bundle has no
  /// files.
  fileprivate var files: [String: String]? {
    guard let self else { return [:] }
    guard let digests = self.digests else { return nil }
    var files = digests.copies
    for (path, digest) in digests.images { files[path] = digest.pixels }
    for path in digests.texts + ["manifest.json", "digests.json"] { files[path] = "" }
    return files
  }
}
