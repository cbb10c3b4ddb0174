import ThemeCore
import ThemeDisk
import ThemeImage
import ThemeReview

/// A bundle on the disk, or a manifest alone.
struct DiskBundle {
  /// The path of its manifest, as the user would type it.
  private let manifest: String
  /// Nil for a manifest alone.
  private let folder: FolderPath?
  private let known: KnownFacts

  /// `known` are the facts of bundles that were read.
  init(manifest: String, in folder: FolderPath?, _ known: KnownFacts = KnownFacts()) {
    self.manifest = manifest
    self.folder = folder
    self.known = known
  }

  /// What is wrong with a picture.
  enum PictureFault: String, CaseIterable {
    /// It should be there, and isn't a PNG that can be read.
    case unreadable = "can't be read"
    /// Somebody changed it.
    case otherThanDigest = "are not what its digests say"
  }

  /// What it says, and its files when they are asked for; `found` is told of pictures with a fault.
  ///
  /// Its manifest may come from a stranger: nothing outside its folder is opened.
  func contents(found: @escaping @Sendable (PictureFault, String) -> Void) throws -> BundleContents {
    if let folder, isHalfWritten(folder.text) {
      throw UsageError(
        "the bundle of `\(manifest)` is half written, because a build was interrupted; build it again")
    }
    let facts = try readManifest(manifest, known).facts
    guard let folder, let inputs = try? DiskInputs(root: folder.text) else {
      return BundleContents(manifest: facts, digests: nil, picture: { _ in nil }, bytes: { _ in nil })
    }
    @Sendable func bytes(_ path: String) -> [UInt8]? {
      guard let below = ThemePath(path) else { return nil }
      return try? inputs.bytes(of: below, limit: Limit.pictureBytes.standard)
    }
    let digests = try digests(bytes("digests.json"))
    if let digests, let stranger = facts.firstImage(missingIn: digests) {
      throw UsageError(
        "`\(manifest)` names a picture that the digests beside it don't list, `\(stranger)`; one of them was edited or is of "
          + "another build, so build it again")
    }
    // Who commits the manifest and the digests alone has no pictures, and misses none.
    let hasPictures = ThemePath("images").flatMap { try? inputs.names(in: $0) } != nil
    return BundleContents(
      manifest: facts, digests: digests,
      picture: { path in
        guard let bytes = bytes(path), let bitmap = (try? decodePNG(bytes))?.bitmap else {
          if hasPictures { found(.unreadable, path) }
          return nil
        }
        if let listed = digests?.images[path]?.pixels, !bitmap.digest.hasPrefix(listed) {
          found(.otherThanDigest, path)
        }
        return bitmap
      },
      bytes: bytes, size: { path in ThemePath(path).flatMap(inputs.size) },
      folder: folder.text)
  }

  private func digests(_ bytes: [UInt8]?) throws -> DigestFacts? {
    guard let bytes else { return nil }
    do throws(ManifestProblem) {
      return try known.digests(bytes)
    } catch {
      throw UsageError("the digests beside `\(manifest)` can't be used: \(error.words)")
    }
  }
}
