/// The chunks that Android's tools write into a compiled nine-patch in the place of its frame, not yet read.
///
/// A file's claims about itself can be false: ``readNinePatch(_:)`` holds them against the picture.
package struct NinePatchChunks: Equatable, Sendable {
  /// `npTc` (Res_png_9patch of Android's ResourceTypes.h): what stretches, and the padding; as much of it as one can have.
  let patch: [UInt8]
  /// `npLb`, the layout bounds.
  let layoutBounds: [UInt8]?

  /// Nil without `npTc`.
  init?(_ container: PNGContainer) {
    func data(_ name: String, atMost limit: Int) -> [UInt8]? {
      container.chunks.first { $0.name == name }.map { Array(container.bytes[$0.data].prefix(limit)) }
    }
    // One byte more tells a chunk that is too long.
    guard let patch = data("npTc", atMost: Self.headCount + 4 * 3 * 255 + 1) else { return nil }
    self.patch = patch
    layoutBounds = data("npLb", atMost: Self.boundsCount + 1)
  }

  /// How many bytes stand before the lists.
  static let headCount = 32
  /// How many bytes layout bounds have: four numbers.
  static let boundsCount = 16
}
