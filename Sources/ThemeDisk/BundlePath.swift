/// The path of a file in a bundle, compared by its bytes.
///
/// Its parts are joined by `/`, and none begins with a dot: neither `..` nor the names that a commit keeps to itself.
struct BundlePath: Hashable, Comparable, Sendable {
  let text: String

  /// What every commit writes, and writes last.
  static let digests = BundlePath(unchecked: "digests.json")
  static let manifest = BundlePath(unchecked: "manifest.json")

  private init(unchecked text: String) {
    self.text = text
  }

  /// A path as it is written, or nil when a bundle can't have it.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 4096, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else {
      return nil
    }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard let first = part.utf8.first, first != UInt8(ascii: ".") else { return nil }
    }
    self.init(unchecked: text)
  }

  /// The folder that holds the file, or nil when that is the bundle itself.
  var folder: BundlePath? {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return BundlePath(unchecked: String(text[..<slash]))
  }

  /// The last part.
  var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// Whether it lies below a folder.
  func isBelow(_ folder: BundlePath) -> Bool {
    text.utf8.starts(with: folder.text.utf8)
      && text.utf8.dropFirst(folder.text.utf8.count).first == UInt8(ascii: "/")
  }

  static func == (left: BundlePath, right: BundlePath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }

  static func < (left: BundlePath, right: BundlePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
