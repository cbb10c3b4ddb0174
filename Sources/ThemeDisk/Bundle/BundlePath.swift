import ThemeCore

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

  /// The path of something that stands in a bundle's folder, whoever put it there, by its name in a folder.
  init(of name: String, in folder: BundlePath?) {
    self.init(unchecked: folder.map { "\($0.text)/\(name)" } ?? name)
  }

  /// A path as it is written, or nil when a bundle can't have it.
  init?(_ text: String) {
    guard text.utf8.count <= 4096 else { return nil }
    var isFirst = true
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return nil }
      let isSlash = byte == UInt8(ascii: "/")
      if isFirst, isSlash || byte == UInt8(ascii: ".") { return nil }
      isFirst = isSlash
    }
    // Nothing at all, or nothing behind a slash.
    if isFirst { return nil }
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
    ByteText(text: left.text) == ByteText(text: right.text)
  }

  func hash(into hasher: inout Hasher) { ByteText(text: text).hash(into: &hasher) }

  static func < (left: BundlePath, right: BundlePath) -> Bool { precedesInBytes(left.text, right.text) }
}
