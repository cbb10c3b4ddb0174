/// The chunks of a PNG file (PNG, third edition, 5), walked without decoding: what libpng doesn't tell, and what must
/// be known before anything is allocated.
struct PNGContainer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  struct Chunk {
    /// Four letters.
    let name: String
    /// Where its data stand in the file.
    let data: Range<Int>
  }

  let bytes: [UInt8]
  /// In the order of the file, up to and with IEND.
  private(set) var chunks: [Chunk] = []
  let header: PNGHeader

  /// Walks to IEND. What follows it is not looked at.
  init(_ bytes: [UInt8]) throws(PNGError) {
    self.bytes = bytes
    header = try PNGHeader(bytes)
    var offset = PNGContainer.signature.count
    while true {
      guard bytes.count - offset >= 12 else { throw .truncated }
      let length = Int(bytes.bigEndian32(at: offset))
      guard length <= bytes.count - offset - 12 else { throw .truncated }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, data: offset + 8..<offset + 8 + length))
      offset += 12 + length
      if name == "IEND" { return }
    }
  }

  /// The data of the first chunk of a name that stands before the image data.
  func ancillary(_ name: String) -> ArraySlice<UInt8>? {
    for chunk in chunks {
      if chunk.name == "IDAT" { return nil }
      if chunk.name == name { return bytes[chunk.data] }
    }
    return nil
  }

  func contains(_ name: String) -> Bool { chunks.contains { $0.name == name } }

  /// The count of compressed bytes.
  var imageDataCount: Int { chunks.reduce(0) { $0 + ($1.name == "IDAT" ? $1.data.count : 0) } }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The number in the four bytes from an index on, which must be there.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }

  /// The number in the two bytes from an index on, which must be there.
  func bigEndian16(at index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }
}
