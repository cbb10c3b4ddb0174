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

/// Encodes pictures into files, and finds out whether a file already holds a given picture.
package struct ImageCodec: Sendable {
  private let encode: @Sendable (ImagePixels) -> [UInt8]
  /// Encodes with less compression, for pictures that the target's own tools compress again.
  private let encodeQuickly: @Sendable (ImagePixels) -> [UInt8]
  /// Whether the bytes of a file have the form of a bundle's PNG and hold these pixels.
  private let isSame: @Sendable ([UInt8], Bitmap) -> Bool
  /// The files that were found to hold their pictures, so that each is decoded only once in a run.
  private let known = KnownFiles()
  /// Computes the digest of a file's pixels, by which changed pictures are recognized. Nil when the codec can't, so that all
  /// pictures count as unchanged.
  package let digesting: PictureDigesting?

  package init(
    encode: @escaping @Sendable (ImagePixels) -> [UInt8],
    encodeQuickly: (@Sendable (ImagePixels) -> [UInt8])? = nil, digesting: PictureDigesting? = nil,
    isSame: @escaping @Sendable ([UInt8], Bitmap) -> Bool
  ) {
    self.encode = encode
    self.encodeQuickly = encodeQuickly ?? encode
    self.digesting = digesting
    self.isSame = isSame
  }

  /// The PNG of a picture for a path in a bundle.
  ///
  /// Android's build tools decode a nine-patch (`.9.png`), remove its frame and encode the rest, so the compression of its file
  /// in the bundle does not affect the size of the app.
  func file(_ pixels: ImagePixels, at path: String) -> [UInt8] {
    path.hasSuffix(".9.png") ? encodeQuickly(pixels) : encode(pixels)
  }

  /// Whether the bytes of a file have the form of a bundle's PNG and hold a given picture. If several bundles of a run contain
  /// the same file for the same picture, it is decoded once.
  func isHeld(_ pixels: ImagePixels, in bytes: [UInt8]) -> Bool {
    guard let digest = pixels.knownDigest else { return isSame(bytes, pixels.bitmap) }
    return known.holds(digest, in: bytes) { isSame(bytes, pixels.bitmap) }
  }
}

/// Computes digests of the pixels in files that may come from an untrusted source.
package struct PictureDigesting: Sendable {
  /// How many bytes at the beginning of a file are needed to read its size.
  package let headerBytes: Int
  /// Reads the width and height, in pixels, from the first bytes of a file; nil when a bundle can't contain such a picture.
  package let size: @Sendable ([UInt8]) -> (width: Int, height: Int)?
  /// Computes the digest of the pixels in the bytes of a file; nil when a bundle can't contain such a picture.
  package let digest: @Sendable ([UInt8]) -> String?

  package init(
    headerBytes: Int, size: @escaping @Sendable ([UInt8]) -> (width: Int, height: Int)?,
    digest: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.headerBytes = headerBytes
    self.size = size
    self.digest = digest
  }
}

/// The files of a run that were decoded and found to hold the pictures that they should, so that none of them is decoded again.
/// A class, because threads share it.
final class KnownFiles: Sendable {
  /// Pairs of the digest of a picture and the digest of a file that holds it.
  private let pairs = Mutex<Set<[String]>>([])

  /// Whether a file holds a picture, which is given by the digest of its pixels. If that is not known yet, `decodes` is called
  /// to find out by decoding the file.
  func holds(_ picture: String, in file: [UInt8], decodes: () -> Bool) -> Bool {
    var digest = SHA256()
    digest.update(file)
    let pair = [picture, digest.hex]
    if pairs.withLock({ $0.contains(pair) }) { return true }
    guard decodes() else { return false }
    pairs.withLock { _ = $0.insert(pair) }
    return true
  }
}

// The bundles of several targets contain copies of the same slices. A picture is encoded once, but each copy is a separate
// file, because programs that pack a bundle may leave out or break a file that has two names. Only `--links` makes hard links.
// A commit never writes to an existing file but replaces it, so a file with two names never changes under one of them.

/// The file from which a change copies its picture.
enum CopySource: Sendable {
  /// The file that a change with a smaller index writes.
  case change(Int)
  /// An existing file whose content is right.
  case file(BundlePath)
}

extension Plan {
  /// Marks each change that writes the same picture as an earlier change as a copy of that one.
  mutating func pairCopies(in tree: OutputTree) {
    var firsts: [String: Int] = [:]
    for number in changes.indices where changes[number].copySource == nil {
      guard case .image(let pixels) = tree.files[changes[number].index].content,
        let digest = pixels.knownDigest
      else { continue }
      changes[number].copySource = firsts[digest].map { .change($0) }
      if firsts[digest] == nil { firsts[digest] = number }
    }
  }
}

extension Planner {
  /// Where several names of the bundle are hard links to one file, plans a separate file for each of them but the first.
  func separate(_ plan: inout Plan) throws(CommitError) {
    var firsts: [FileStatus.Identity: BundlePath] = [:]
    firsts.reserveCapacity(plan.kept.count)
    var kept: [Plan.Kept] = []
    for file in plan.kept {
      if let first = firsts[file.identity] {
        // On a file system that ignores case, two names may be one entry.
        let status = try bundle.attempt(file.path.text) { () throws(SystemError) in
          try bundle.status(of: file.path)
        }
        if let status, status.linkCount > 1 {
          plan.changes.append(Plan.Change(path: file.path, index: file.index, copySource: .file(first)))
          continue
        }
      }
      firsts[file.identity] = firsts[file.identity] ?? file.path
      kept.append(file)
    }
    plan.kept = kept
  }
}

/// The open folders on the paths to an original file and to its copy.
struct CopyFolders {
  var original: OpenFolderPath
  var copy: OpenFolderPath
}

/// Makes files that hold the same content as existing ones.
///
/// A class, because many threads share what it finds out about the file system: whether files can be cloned.
final class CopyMaker: Sendable {
  private let clones = Atomic(true)

  /// Creates the file `newName` with the content of the file `name`: as a hard link if it is `linking` and the file system supports
  /// hard links, as a clone or as a plain copy.
  func make(
    _ newName: String, in folder: Folder, of name: String, in source: Folder, linking: Bool = false
  ) throws(SystemError) {
    if linking {
      do throws(SystemError) {
        return try source.link(name, to: newName, in: folder)
      } catch {
        guard error.meansNoSecondName else { throw error }
      }
    }
    if clones.load(ordering: .relaxed) {
      do throws(SystemError) {
        return try source.clone(name, to: newName, in: folder)
      } catch {
        guard error.meansNoClone else { throw error }
        clones.store(false, ordering: .relaxed)
      }
    }
    let file = try source.file(name)
    let size = try file.status().size
    guard let bytes = try file.read(size: size, limit: .max - 1) else {
      preconditionFailure("a file beyond every limit")
    }
    try folder.create(newName, bytes)
  }
}
