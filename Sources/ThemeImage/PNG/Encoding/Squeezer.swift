internal import CPNG

/// A compressor that looks for the cheapest way to write small data again and again.
struct Squeezer {
  /// How often the steps of the data are chosen anew.
  let rounds: Int

  /// Writes a zlib stream; the count of its bytes, or 0 when there is no room or no memory for it.
  func compress(_ bytes: [UInt8], to room: borrowing Room) -> Int {
    precondition(bytes.count <= Int(CPNG_SQUEEZABLE), "more bytes than are squeezed")
    return unsafe cpng_squeeze(bytes, bytes.count, UInt32(rounds), room.bytes.baseAddress, room.bytes.count)
  }
}
