/// The chunks that Android's tools write into a compiled nine-patch instead of its frame, before they are interpreted.
///
/// The chunks can contradict the picture; ``readNinePatch(_:)`` checks them against it.
package struct NinePatchChunks: Equatable, Sendable {
  /// The data of `npTc` (Res_png_9patch in Android's ResourceTypes.h): the stretch ranges and the padding. It is cut off after
  /// the longest valid length and one byte.
  let patch: [UInt8]
  /// The data of `npLb`, the layout bounds; nil if there is no such chunk.
  let layoutBounds: [UInt8]?

  /// Nil if the file has no chunk `npTc`.
  init?(_ container: PNGContainer) {
    func data(_ name: String, atMost limit: Int) -> [UInt8]? {
      container.chunks.first { $0.name == name }.map { Array(container.bytes[$0.data].prefix(limit)) }
    }
    // One byte more than the valid length is kept, so that a chunk that is too long is detected.
    guard let patch = data("npTc", atMost: Self.headCount + 4 * 3 * 255 + 1) else { return nil }
    self.patch = patch
    layoutBounds = data("npLb", atMost: Self.boundsCount + 1)
  }

  /// The number of bytes before the lists.
  static let headCount = 32
  /// The number of bytes of layout bounds: four numbers.
  static let boundsCount = 16
}
