package import ThemeCore

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

/// The pixels of an image, either in memory or made again on each access, so that many large images don't have to be in memory
/// at the same time.
package struct ImagePixels: Sendable {
  private enum Source {
    case kept(Bitmap)
    case made(@Sendable () -> Bitmap)
  }

  package let size: Size<Pixels>
  private let source: Source
  /// The digest of the pixels; nil if it was not given.
  package let knownDigest: String?

  package init(_ bitmap: Bitmap) {
    size = bitmap.size
    source = .kept(bitmap)
    knownDigest = nil
  }

  /// Creates an image whose pixels `making` returns. It must return the same pixels on each call. `digest` is their digest, if
  /// it is known.
  package init(size: Size<Pixels>, digest: String? = nil, making: @escaping @Sendable () -> Bitmap) {
    self.size = size
    source = .made(making)
    knownDigest = digest
  }

  /// The digest of the pixels, which is computed from them unless it was given.
  package var digest: String { knownDigest ?? bitmap.digest }

  package var bitmap: Bitmap {
    switch source {
    case .kept(let bitmap): bitmap
    case .made(let make): make()
    }
  }
}
