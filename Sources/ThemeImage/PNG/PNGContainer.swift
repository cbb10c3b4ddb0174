/// The chunks of a PNG file (PNG, third edition, 5), found without decoding it. They provide what libpng doesn't report, and
/// what must be known before memory is allocated.
struct PNGContainer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  struct Chunk {
    /// The chunk type, four letters.
    let name: String
    /// The offsets of the data in the file.
    let data: Range<Int>
  }

  let bytes: [UInt8]
  /// The chunks in the order of the file, up to and including IEND.
  private(set) var chunks: [Chunk] = []
  let header: PNGHeader

  /// Finds the chunks up to IEND. Bytes after it are ignored.
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

  /// The data of the first chunk with a name before the image data; nil if there is none.
  func ancillary(_ name: String) -> ArraySlice<UInt8>? {
    for chunk in chunks {
      if chunk.name == "IDAT" { return nil }
      if chunk.name == name { return bytes[chunk.data] }
    }
    return nil
  }

  func contains(_ name: String) -> Bool { chunks.contains { $0.name == name } }

  /// The number of compressed bytes in all IDAT chunks.
  var imageDataCount: Int { chunks.reduce(0) { $0 + ($1.name == "IDAT" ? $1.data.count : 0) } }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The big-endian number in the four bytes from `index` on, which must exist.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }

  /// The big-endian number in the two bytes from `index` on, which must exist.
  func bigEndian16(at index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }
}
