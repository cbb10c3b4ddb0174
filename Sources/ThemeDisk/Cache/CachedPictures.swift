import ThemeCore
package import ThemeImage

/// The files of pictures that builds have kept in a cache.
package struct CachedPictures: Sendable {
  private let folder: CacheFolder?
  private let remote: RemoteCache?
  private let encoder: String
  private let isSame: @Sendable ([UInt8], Bitmap) -> Bool

  /// What is not in the folder is asked of the server, and put into the folder. `encoder` says all that the bytes of a file depend on beside the pixels: options, and the version of what encodes. `isSame`
  /// says whether a file holds a picture: what is in a cache is not trusted.
  package init(
    in folder: CacheFolder?, _ remote: RemoteCache? = nil, of encoder: String,
    isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    (self.folder, self.remote, self.encoder, self.isSame) = (folder, remote, encoder, isSame)
  }

  /// The file of a picture whose pixels have a digest; nil where none is kept.
  func file(_ bitmap: Bitmap, digest: String) -> [UInt8]? {
    let key = key(digest)
    if let file = folder?.bytes(.pictures, key), isSame(file, bitmap) { return file }
    guard let file = remote?.bytes(key), isSame(file, bitmap) else { return nil }
    folder?.keep(file, .pictures, key)
    return file
  }

  /// Keeps the file of a picture whose pixels have a digest.
  func keep(_ file: [UInt8], digest: String) {
    let key = key(digest)
    folder?.keep(file, .pictures, key)
    remote?.keep(file, key)
  }

  private func key(_ digest: String) -> String {
    var key = SHA256()
    key.update(Array("picture 1\n\(encoder)\n\(digest)\n".utf8))
    return key.hex
  }
}
