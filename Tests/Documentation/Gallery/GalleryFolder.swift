package import Foundation
package import ThemeImage

/// `docs/gallery`, or a copy of it. Its pictures are compared by their pixels: their bytes depend on the machine's zlib.
package struct GalleryFolder {
  package let folder: URL

  package init(_ folder: URL) {
    self.folder = folder
  }

  /// The pixels of a picture; nil where there is none that can be read.
  package func bitmap(_ file: String) -> Bitmap? {
    guard let data = try? Data(contentsOf: folder.appending(path: file)) else { return nil }
    return try? decodePNG([UInt8](data)).bitmap
  }

  /// The files that are no picture of the gallery, sorted.
  package var strays: [String] {
    let made = Set(GalleryEntry.all.flatMap(\.pictures).map(\.file))
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".png") && !made.contains($0) }
  }

  /// Writes the pictures that differ from those that stand there, and removes those that nothing makes any more.
  package func update() throws {
    for picture in GalleryEntry.all.flatMap(\.pictures) where bitmap(picture.file) != picture.bitmap {
      let file = folder.appending(path: picture.file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(encodePNG(picture.bitmap)).write(to: file)
    }
    for stray in strays { try FileManager.default.removeItem(at: folder.appending(path: stray)) }
  }
}
