import Synchronization
package import ThemeCore
import ThemeImage

/// The names of the folders in an output folder that hold bundles and are not among `names`; sorted.
///
/// A folder holds a bundle if it has a `digests.json` that can be read as one. Symbolic links are not followed, and only folders
/// whose names a theme can have are looked at. Empty where the output folder does not exist or can't be read.
package func orphanedBundles(
  in outputs: BundlePlace, besides names: Set<String>, _ limits: Limits
) throws(CommitError) -> [String] {
  guard let folder = try? outputs.open() else { return [] }
  let found: [String]?
  do throws(SystemError) {
    found = try folder.names(limit: limits[.folderNames])
  } catch {
    throw .failed(path: outputs.typedPath, error)
  }
  guard let found else {
    throw .tooLarge(path: outputs.typedPath, limits.exceeded(.folderNames))
  }
  let strangers = found.filter { canNameTheme($0) && !names.contains($0) }.sorted(by: precedesInBytes)
  // A folder that can't be read is none of themec's.
  return strangers.filter { (try? folder.holdsBundle(named: $0, limits)) == true }
}

private func canNameTheme(_ name: String) -> Bool {
  name.utf8.first?.isASCIILowercase == true
    && name.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
}

extension Folder {
  fileprivate func holdsBundle(named bundle: String, _ limits: Limits) throws(SystemError) -> Bool {
    guard try statusIfAny(of: bundle)?.kind == .folder else { return false }
    let (folder, name) = (try folder(bundle), BundlePath.digests.name)
    guard let status = try folder.statusIfAny(of: name), status.kind == .file,
      let bytes = try folder.file(name).read(size: status.size, limit: limits[.digestsBytes])
    else { return false }
    return ListedFiles(inDigests: bytes) { _ in true } != nil
  }
}

/// Removes a bundle: the files that its digests list, and its folder where that is empty then.
///
/// It is a commit of nothing, with the same guarantees: files of others and pictures that were changed stay, and after an error
/// the bundle is as it was.
package func removeBundle(
  at place: BundlePlace, _ options: CommitOptions
) throws(CommitError) -> CommitReport {
  var options = options
  options.removesEmptyFolder = true
  return try commit(OutputTree([]), to: place, options)
}

/// Finds out which pictures that are no longer part of a bundle still have the pixels that its digests list.
///
/// Digests and pictures may come from an untrusted source, so the number of pixels that are decoded is limited; beyond the
/// limit, only the header of a picture is read.
struct LeftoverPictures {
  enum Finding { case same, changed, unknown }

  /// The costs of a file and of a row of pixels in addition to the pixels and bytes themselves, in the unit of the limit
  /// (pixels).
  private static let (file, row) = (20_000, 16)
  /// Locked while a picture is decoded, so that all commits together decode one at a time: a large picture takes as much memory
  /// as all other work.
  private static let turn = Mutex(())

  private let digesting: PictureDigesting
  private let limits: Limits
  /// The costs, in the unit of the limit, of the pictures that were decoded and of all pictures.
  private var (decoded, wanted) = (0, 0)

  /// Nil when the codec can't compute digests of pictures.
  init?(_ codec: ImageCodec, _ limits: Limits) {
    guard let digesting = codec.digesting else { return nil }
    (self.digesting, self.limits) = (digesting, limits)
  }

  /// By how much the pictures exceed the limit; nil when they don't.
  var exceeded: LimitExceeded? { limits.exceeded(.leftoverPixels, by: wanted) }

  /// Compares a file in a folder with its digests. `isListed` returns whether a digest of pixels is listed for the file.
  mutating func look(
    at name: String, in folder: Folder, _ isListed: (String) -> Bool
  ) throws(SystemError) -> Finding {
    guard let status = try folder.statusIfAny(of: name), status.kind == .file else { return .same }
    let header = try folder.file(name).first(digesting.headerBytes)
    guard let (width, height) = digesting.size(header), width * height <= limits[.picturePixels],
      status.size <= limits[.pictureBytes]
    else { return .changed }
    let cost = Self.file + height * (Self.row + width) + status.size
    wanted += cost
    guard decoded + cost <= limits[.leftoverPixels] else { return .unknown }
    decoded += cost
    let digest = try Self.turn.withLock { _ throws(SystemError) in
      try folder.file(name).read(size: status.size, limit: status.size).flatMap(digesting.digest)
    }
    return digest.map(isListed) == true ? .same : .changed
  }
}
