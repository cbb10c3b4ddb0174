import ThemeCore
import ThemeDisk
import ThemeImage
import ThemeReview

/// A bundle on the disk, or a manifest alone.
struct DiskBundle {
  /// The path of the manifest, as you would type it.
  private let manifest: String
  /// The folder of the bundle; nil for a manifest alone.
  private let folder: FolderPath?
  private let known: KnownFacts

  /// `known` holds the manifests and digests that were read before, so that equal ones are parsed only once.
  init(manifest: String, in folder: FolderPath?, _ known: KnownFacts = KnownFacts()) {
    self.manifest = manifest
    self.folder = folder
    self.known = known
  }

  /// A fault in a file of a bundle that can still be compared. The raw value is the message, which follows the name of the
  /// side.
  enum Fault: String, CaseIterable {
    /// A manifest that differs from the other side's has keys or names that this version of themec doesn't know.
    case unknown =
      "has manifests with facts that this themec doesn't know; a newer themec wrote them, or somebody edited them"
    /// A manifest that differs from the other side's violates the manifest's schema.
    case malformed =
      "has manifests that no themec writes, so somebody edited them; build these bundles again"
    /// A picture is missing, or is not a PNG that can be read.
    case unreadable = "has pictures that are missing or can't be read; build these bundles again"
    /// The pixels of a picture don't have the digest that the bundle lists for it.
    case otherThanDigest = "has pictures that are not what its digests say; build these bundles again"

    /// Whether a comparison with this fault is unreliable.
    var isError: Bool {
      switch self {
      case .unknown: false
      case .malformed, .unreadable, .otherThanDigest: true
      }
    }
  }

  /// A file with a fault, or a line of such a file.
  struct FaultyPlace: Hashable {
    /// The path of the file, as you would type it. If the digests have the fault, it is the path of the manifest beside them.
    let path: String
    /// The flaw in a line of the file; nil if the whole file has the fault.
    let flaw: ManifestFlaw?

    var words: String { flaw.map { "\(path):\($0.line): \($0.words)" } ?? path }

    static func precedes(_ first: FaultyPlace, _ second: FaultyPlace) -> Bool {
      guard first.path == second.path, let left = first.flaw, let right = second.flaw else {
        return precedesInBytes(first.path, second.path)
      }
      return left.line == right.line ? precedesInBytes(left.words, right.words) : left.line < right.line
    }
  }

  /// Reads the manifest and the digests; other files of the bundle are read only when the result is asked for them. `found` is
  /// called for each fault, also later and from any thread.
  ///
  /// The manifest may come from an untrusted source, so no file outside the bundle's folder is opened.
  func contents(found: @escaping @Sendable (Fault, FaultyPlace) -> Void) throws -> BundleContents {
    if let folder, isHalfWritten(folder.text) {
      throw UsageError(
        "the bundle of `\(manifest)` is incomplete, because a build was interrupted; build it again")
    }
    let (facts, manifestBytes) = try readManifest(manifest, known)
    @Sendable func verifyManifest() {
      for flaw in facts.flaws(in: manifestBytes) {
        found(flaw.isUnknown ? .unknown : .malformed, FaultyPlace(path: manifest, flaw: flaw))
      }
    }
    guard let folder, let inputs = try? DiskInputs(root: folder.text) else {
      return BundleContents(
        manifest: facts, digests: nil, picture: { _ in nil }, verifyManifest: verifyManifest,
        bytes: { _ in nil })
    }
    let typedFolder = manifest.dropLast("manifest.json".count)
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
    let hasPictures = hasPictures(inputs)
    @Sendable func hold(_ bitmap: Bitmap, against path: String) {
      guard let listed = digests?.images[path]?.pixels, !bitmap.digest.hasPrefix(listed) else { return }
      found(.otherThanDigest, whole("\(typedFolder)\(path)"))
    }
    return BundleContents(
      manifest: facts, digests: digests,
      picture: { path in
        guard let bytes = bytes(path), let bitmap = (try? decodePNG(bytes))?.bitmap else {
          if hasPictures { found(.unreadable, whole("\(typedFolder)\(path)")) }
          return nil
        }
        // Computing a digest takes half as long as decoding. Pictures in the form that themec writes are therefore not checked
        // here, but by `verify`, which is called only if the pixels contradict the digests.
        if !hasBundleForm(bytes) { hold(bitmap, against: path) }
        return bitmap
      },
      writtenSize: { path in
        guard let bytes = bytes(path), hasBundleForm(bytes), let header = try? pngHeader(bytes) else {
          return nil
        }
        return Size(width: Pixels(header.width), height: Pixels(header.height))
      },
      verify: { path in
        guard let bitmap = bytes(path).flatMap({ try? decodePNG($0) })?.bitmap else { return }
        hold(bitmap, against: path)
      },
      verifyManifest: verifyManifest,
      bytes: bytes,
      size: { path in
        let size = ThemePath(path).flatMap(inputs.size)
        if size == nil, hasPictures, digests?.images[path] != nil {
          found(.unreadable, whole("\(typedFolder)\(path)"))
        }
        return size
      },
      hasFiles: hasPictures, folder: folder.text)
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

private func whole(_ path: String) -> DiskBundle.FaultyPlace { .init(path: path, flaw: nil) }

/// Whether a bundle has a folder of pictures; true also if the folder can't be read.
private func hasPictures(_ inputs: DiskInputs) -> Bool {
  guard let images = ThemePath("images") else { return false }
  do throws(InputError) {
    _ = try inputs.names(in: images)
    return true
  } catch .notFound {
    return false
  } catch {
    return true
  }
}
