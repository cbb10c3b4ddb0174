import ThemeCore
package import ThemeImage

/// The encoded files of pictures that builds have kept in a cache folder and on a cache server.
package struct CachedPictures: Sendable {
  private let folder: CacheFolder?
  private let remote: RemoteCache?
  private let encoder: String
  private let isSame: @Sendable ([UInt8], Bitmap) -> Bool

  /// A file that is not in the folder is requested from the server and then kept in the folder. `encoder` names everything
  /// apart from the pixels that determines the bytes of a file: the options, and the version of the encoder. `isSame` says
  /// whether a file holds a picture; it is always asked, because the contents of a cache are not trusted.
  package init(
    in folder: CacheFolder?, _ remote: RemoteCache? = nil, of encoder: String,
    isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    (self.folder, self.remote, self.encoder, self.isSame) = (folder, remote, encoder, isSame)
  }

  /// The file of a picture, given the digest of its pixels; nil where none is kept.
  func file(_ bitmap: Bitmap, digest: String) -> [UInt8]? {
    let key = key(digest)
    if let file = folder?.bytes(.pictures, key), isSame(file, bitmap) { return file }
    guard let file = remote?.bytes(key), isSame(file, bitmap) else { return nil }
    folder?.keep(file, .pictures, key)
    return file
  }

  /// Keeps the file of a picture, given the digest of its pixels.
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
