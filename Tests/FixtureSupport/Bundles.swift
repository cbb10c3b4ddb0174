import ThemeCore
package import ThemeImage

extension OutputFile {
  /// What a text file holds; nil for an image.
  package var text: String? {
    if case .text(let bytes) = content { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }
}

extension OutputTree {
  /// The text of a file of a bundle.
  package func text(_ path: String) -> String? { files.first { $0.path == path }?.text }
}

extension AppleCatalog {
  /// The catalog that a build makes of a theme.
  package init(of theme: String, in tree: OutputTree?) {
    let root = "xcassets/\(theme).xcassets/"
    var bitmaps: [String: Bitmap] = [:]
    var texts: [String: JSONValue] = [:]
    for file in tree?.files ?? [] where file.path.hasPrefix(root) {
      let path = String(file.path.dropFirst(root.count))
      switch file.content {
      case .text(let bytes): texts[path] = try? JSONValue(parsing: bytes)
      case .image(let pixels): bitmaps[path] = pixels.bitmap
      }
    }
    self.init(texts) { bitmaps[$0] }
  }
}
