import ThemeCore

/// A bundle as a value: every file that a build writes, by its path inside the bundle.
package struct OutputTree: Sendable {
  /// Sorted by the UTF-8 bytes of their paths; no two paths are equal or differ only in case.
  package let files: [OutputFile]

  package init(_ files: [OutputFile]) {
    // Paths alone are light to move.
    let order = files.indices.map { (path: files[$0].path, index: $0) }
      .sorted { precedesInBytes($0.path, $1.path) }
    self.files = order.map { files[$0.index] }
  }
}

/// One file of a bundle.
package struct OutputFile: Sendable {
  /// Where it stands in the bundle: parts joined by `/`, none of them `.` or `..`.
  package let path: String
  package let content: Content
  /// The element that it was made for alone, as `backButtons/menu`; nil for what gathers several.
  package let element: String?

  package enum Content: Sendable {
    /// UTF-8 text, compared by its bytes.
    case text([UInt8])
    /// Pixels that become a PNG, compared by pixels and form; encoded only when the file on disk is another.
    case image(ImagePixels)
  }

  package init(path: String, content: Content, of element: String? = nil) {
    self.path = path
    self.content = content
    self.element = element
  }
}
