import ThemeCore

/// The path of a file or folder in a bundle. Paths are compared by their bytes.
///
/// The parts of a path are joined by `/`. In a path of a bundle, no part begins with a dot, which excludes `..` and the names
/// that a commit uses for its own files. Only `init(of:in:)` also makes paths of other entries of a folder.
struct BundlePath: Hashable, Comparable, Sendable {
  let text: String

  /// The path of the digests. They and the manifest describe the other files of the bundle, so a commit places them last.
  static let digests = BundlePath(unchecked: "digests.json")
  static let manifest = BundlePath(unchecked: "manifest.json")

  private init(unchecked text: String) {
    self.text = text
  }

  /// The path of an entry in a bundle's folder, from its name and the folder that contains it, or nil for the bundle's own
  /// folder. The name is not checked, because other programs may have added the entry.
  init(of name: String, in folder: BundlePath?) {
    self.init(unchecked: folder.map { "\($0.text)/\(name)" } ?? name)
  }

  /// The path that a text spells; nil when no bundle can have such a path.
  init?(_ text: String) {
    guard text.utf8.count <= 4096 else { return nil }
    var isFirst = true
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return nil }
      let isSlash = byte == UInt8(ascii: "/")
      if isFirst, isSlash || byte == UInt8(ascii: ".") { return nil }
      isFirst = isSlash
    }
    // The text is empty, or nothing follows a slash.
    if isFirst { return nil }
    self.init(unchecked: text)
  }

  /// The path of the folder that contains the file; nil when that is the bundle's own folder.
  var folder: BundlePath? {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return BundlePath(unchecked: String(text[..<slash]))
  }

  /// The last part of the path.
  var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// Whether the path is inside a folder, however deep.
  func isBelow(_ folder: BundlePath) -> Bool {
    text.utf8.starts(with: folder.text.utf8)
      && text.utf8.dropFirst(folder.text.utf8.count).first == UInt8(ascii: "/")
  }

  static func == (left: BundlePath, right: BundlePath) -> Bool {
    ByteText(text: left.text) == ByteText(text: right.text)
  }

  func hash(into hasher: inout Hasher) { ByteText(text: text).hash(into: &hasher) }

  static func < (left: BundlePath, right: BundlePath) -> Bool { precedesInBytes(left.text, right.text) }
}
