import ThemeCore

/// The contents of a bundle: every file that a build writes, with its path in the bundle.
package struct OutputTree: Sendable {
  /// The files, sorted by the UTF-8 bytes of their paths. No two paths are equal or differ only in case.
  package let files: [OutputFile]

  package init(_ files: [OutputFile]) {
    // Sorting only paths and indices avoids moving the files.
    let order = files.indices.map { (path: files[$0].path, index: $0) }
      .sorted { precedesInBytes($0.path, $1.path) }
    self.files = order.map { files[$0.index] }
  }
}

/// One file of a bundle.
package struct OutputFile: Sendable {
  /// The path in the bundle: parts joined by `/`, none of which is `.` or `..`.
  package let path: String
  package let content: Content
  /// The only element that the file is made for, such as `backButtons/menu`; nil for a file that covers several elements.
  package let element: String?

  package enum Content: Sendable {
    /// UTF-8 text, which is compared by its bytes.
    case text([UInt8])
    /// Pixels that become a PNG. They are compared by pixels and form, and are encoded only if the file on the disk differs.
    case image(ImagePixels)
  }

  package init(path: String, content: Content, of element: String? = nil) {
    self.path = path
    self.content = content
    self.element = element
  }
}
