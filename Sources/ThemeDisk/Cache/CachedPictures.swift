import ThemeCore
package import ThemeImage

/// The files of pictures that builds have kept in a cache.
package struct CachedPictures: Sendable {
  private let cache: CacheFolder
  private let encoder: String
  private let isSame: @Sendable ([UInt8], Bitmap) -> Bool

  /// `encoder` says all that the bytes of a file depend on beside the pixels: options, and the version of what encodes. `isSame`
  /// says whether a file holds a picture: what is in a cache is not trusted.
  package init(
    in cache: CacheFolder, of encoder: String, isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    (self.cache, self.encoder, self.isSame) = (cache, encoder, isSame)
  }

  /// The file of a picture whose pixels have a digest; nil where none is kept.
  func file(_ bitmap: Bitmap, digest: String) -> [UInt8]? {
    guard let file = cache.bytes(.pictures, key(digest)), isSame(file, bitmap) else { return nil }
    return file
  }

  /// Keeps the file of a picture whose pixels have a digest.
  func keep(_ file: [UInt8], digest: String) { cache.keep(file, .pictures, key(digest)) }

  private func key(_ digest: String) -> String {
    var key = SHA256()
    key.update(Array("picture 1\n\(encoder)\n\(digest)\n".utf8))
    return key.hex
  }
}
