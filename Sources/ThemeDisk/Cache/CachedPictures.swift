import ThemeCore
package import ThemeImage

/// The encoded files of pictures that builds have kept in a cache folder.
package struct CachedPictures: Sendable {
  private let folder: CacheFolder
  private let encoder: String
  private let isSame: @Sendable ([UInt8], Bitmap) -> Bool

  /// `encoder` names everything apart from the pixels that determines the bytes of a file: the options, and the version of the
  /// encoder. `isSame` says whether a file holds a picture; it is always asked, because the contents of a cache are not trusted.
  package init(
    in folder: CacheFolder, of encoder: String, isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    (self.folder, self.encoder, self.isSame) = (folder, encoder, isSame)
  }

  /// The file of a picture, given the digest of its pixels; nil where none is kept.
  func file(_ bitmap: Bitmap, digest: String) -> [UInt8]? {
    folder.bytes(.pictures, key(digest)).flatMap { isSame($0, bitmap) ? $0 : nil }
  }

  /// Keeps the file of a picture, given the digest of its pixels.
  func keep(_ file: [UInt8], digest: String) {
    folder.keep(file, .pictures, key(digest))
  }

  private func key(_ digest: String) -> String {
    var key = SHA256()
    key.update(Array("picture 1\n\(encoder)\n\(digest)\n".utf8))
    return key.hex
  }
}
