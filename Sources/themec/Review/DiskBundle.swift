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

  init(manifest: String, in folder: FolderPath?) {
    self.manifest = manifest
    self.folder = folder
  }

  /// What it says, and its files when they are asked for; `isUnreadable` is told of pictures that should be there and aren't.
  ///
  /// Its manifest may come from a stranger: nothing outside its folder is opened.
  func contents(isUnreadable: @escaping @Sendable (String) -> Void) throws -> BundleContents {
    let facts = try readManifest(manifest).facts
    guard let folder, let inputs = try? DiskInputs(root: folder.text) else {
      return BundleContents(manifest: facts, digests: nil, picture: { _ in nil }, bytes: { _ in nil })
    }
    @Sendable func bytes(_ path: String) -> [UInt8]? {
      guard let below = ThemePath(path) else { return nil }
      return try? inputs.bytes(of: below, limit: Limit.pictureBytes.standard)
    }
    let digests = bytes("digests.json").flatMap { try? DigestFacts(reading: $0) }
    // Who commits the manifest and the digests alone has no pictures, and misses none.
    let hasPictures = ThemePath("images").flatMap { try? inputs.names(in: $0) } != nil
    return BundleContents(
      manifest: facts, digests: digests,
      picture: { path in
        if let bytes = bytes(path), let decoded = try? decodePNG(bytes) { return decoded.bitmap }
        if hasPictures { isUnreadable(path) }
        return nil
      },
      bytes: bytes)
  }
}
