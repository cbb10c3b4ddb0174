internal import CPNG

/// A compressor that looks for the cheapest way to write small data again and again.
struct Squeezer {
  /// The most bytes that are squeezed.
  let mostBytes: Int
  /// With how many earlier places each is compared.
  let depth: Int
  /// How often the steps of the data are chosen anew, at most.
  let rounds: Int
  /// Whether it begins again from other costs when choosing anew changes nothing.
  let shuffles: Bool

  /// Writes a zlib stream; the count of its bytes, or 0 when there is no room or no memory for it.
  func compress(_ bytes: [UInt8], to room: borrowing Room) -> Int {
    precondition(bytes.count <= Int(CPNG_SQUEEZABLE), "more bytes than are squeezed")
    let search = cpng_search(depth: UInt32(depth), rounds: UInt32(rounds), shuffles: shuffles)
    return unsafe cpng_squeeze(bytes, bytes.count, search, room.bytes.baseAddress, room.bytes.count)
  }
}
