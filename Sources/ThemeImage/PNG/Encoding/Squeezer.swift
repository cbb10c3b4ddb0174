internal import CPNG

/// A compressor that searches repeatedly for the smallest encoding of small data.
struct Squeezer {
  /// The maximum number of bytes that are squeezed.
  let mostBytes: Int
  /// The maximum number of earlier positions with which each position is compared.
  let depth: Int
  /// The maximum number of rounds, each of which chooses all steps anew.
  let rounds: Int
  /// Whether the search continues from other costs once a round changes nothing.
  let shuffles: Bool

  /// Writes the zlib stream of `bytes` to `room`. Returns its size, or 0 if there is not enough room or memory.
  func compress(_ bytes: [UInt8], to room: borrowing Room) -> Int {
    precondition(bytes.count <= Int(CPNG_SQUEEZABLE), "more bytes than are squeezed")
    let search = cpng_search(depth: UInt32(depth), rounds: UInt32(rounds), shuffles: shuffles)
    return unsafe cpng_squeeze(bytes, bytes.count, search, room.bytes.baseAddress, room.bytes.count)
  }
}
