import Synchronization
import ThemeCore

/// Finds out which pictures that are no longer part of a bundle still have the pixels that its digests list.
///
/// Digests and pictures may come from an untrusted source, so the number of pixels that are decoded is limited; beyond the
/// limit, only the header of a picture is read.
struct LeftoverPictures {
  enum Finding { case same, changed, unknown }

  /// What a file takes beside its pixels and bytes, and a row beside its pixels, in pixels.
  private static let (file, row) = (20_000, 16)
  /// One is decoded at a time, whichever bundle it is of: a large one takes as much memory as other work does.
  private static let turn = Mutex(())

  private let digesting: PictureDigesting
  private let limits: Limits
  /// In the unit of the limit: what was decoded, and what all would have taken.
  private var (decoded, wanted) = (0, 0)

  /// Nil when the codec can't tell.
  init?(_ codec: ImageCodec, _ limits: Limits) {
    guard let digesting = codec.digesting else { return nil }
    (self.digesting, self.limits) = (digesting, limits)
  }

  /// By how much the pictures exceed the limit; nil when they don't.
  var exceeded: LimitExceeded? { limits.exceeded(.leftoverPixels, by: wanted) }

  /// What a file is that stands in a folder; `isListed` says whether a digest of its pixels is the bundle's.
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
