import Synchronization
package import ThemeCore
package import ThemeImage

/// The encoded files of pictures in one run. Themes share pictures, and several targets write the same picture.
package final class EncodedPictures: Sendable {
  /// The most bytes of files that are kept in memory. A file that does not fit is encoded again when it is needed again.
  package static let maxBytes = 8 << 20

  private struct Kept {
    /// The files by the digests of their pixels.
    var files: [String: [UInt8]] = [:]
    var bytes = 0
  }

  private let encode: @Sendable (Bitmap) -> [UInt8]
  /// The files that earlier runs have cached; nil when no cache is used.
  private let cached: CachedPictures?
  private let watch: StageWatch
  private let kept = Mutex(Kept())

  /// `encode` is called once for each different picture that is not `cached`, and again for one that several threads ask for at
  /// the same moment or that exceeds `maxBytes`.
  package init(
    cached: CachedPictures? = nil, watch: StageWatch = StageWatch(),
    _ encode: @escaping @Sendable (Bitmap) -> [UInt8]
  ) {
    (self.cached, self.watch, self.encode) = (cached, watch, encode)
  }

  /// The encoded file of a picture. If the picture's digest is known and its file is kept, the pixels are not computed.
  package func file(_ pixels: ImagePixels) -> [UInt8] {
    watch.measure(.encode) {
      if let digest = pixels.knownDigest { return known(digest) ?? file(pixels.bitmap, digest) }
      let bitmap = pixels.bitmap
      let digest = bitmap.digest
      return known(digest) ?? file(bitmap, digest)
    }
  }

  private func known(_ digest: String) -> [UInt8]? {
    let known = kept.withLock { $0.files[digest] }
    if known != nil { watch.count(.run) }
    return known
  }

  private func file(_ bitmap: Bitmap, _ digest: String) -> [UInt8] {
    let file = fromCache(bitmap, digest) ?? made(bitmap, digest)
    kept.withLock { kept in
      guard kept.bytes + file.count <= Self.maxBytes, kept.files[digest] == nil else { return }
      kept.files[digest] = file
      kept.bytes += file.count
    }
    return file
  }

  private func fromCache(_ bitmap: Bitmap, _ digest: String) -> [UInt8]? {
    guard let file = cached?.file(bitmap, digest: digest) else { return nil }
    watch.count(.cache)
    return file
  }

  private func made(_ bitmap: Bitmap, _ digest: String) -> [UInt8] {
    let file = encode(bitmap)
    watch.count(.encoded)
    cached?.keep(file, digest: digest)
    return file
  }
}

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
