import ThemeImage

/// A PNG whose samples are all 0, written chunk by chunk, so that it can be wrong where ``encodePNG(_:)`` never is.
struct PNG {
  enum Kind: UInt8 {
    case gray = 0
    case rgba = 6
  }

  private var chunks: [(name: String, bytes: [UInt8])]

  /// `missing` bytes of samples are not there, or there are some too many.
  init(width: Int, height: Int, depth: Int, _ kind: Kind, isInterlaced: Bool = false, missing: Int = 0) {
    let bits = depth * (kind == .gray ? 1 : 4)
    let passes = isInterlaced ? Self.passes : [(x: 0, y: 0, across: 1, down: 1)]
    let count = passes.reduce(0) { count, pass in
      let columns = max(0, (width - pass.x + pass.across - 1) / pass.across)
      let rows = max(0, (height - pass.y + pass.down - 1) / pass.down)
      return columns == 0 ? count : count + rows * (1 + (columns * bits + 7) / 8)
    }
    let header =
      bigEndian(width) + bigEndian(height) + [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
    chunks = [("IHDR", header), ("IDAT", zeroStream(count - missing)), ("IEND", [])]
  }

  /// Where each pass of an interlaced PNG begins, and how far its pixels are apart.
  private static let passes: [(x: Int, y: Int, across: Int, down: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// The same in the form that Xcode makes for iOS: its image data are without the frame of zlib.
  var inAppleForm: PNG {
    var copy = self
    for index in chunks.indices where chunks[index].name == "IDAT" {
      copy.chunks[index].bytes = Array(chunks[index].bytes.dropFirst(2).dropLast(4))
    }
    copy.chunks.insert(("CgBI", [0x50, 0, 0x20, 6]), at: 0)
    return copy
  }

  /// Adds a chunk before the pixels.
  mutating func insert(_ name: String, _ bytes: [UInt8]) {
    chunks.insert((name, bytes), at: chunks.count - 2)
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (name, data) in chunks { bytes += chunk(name, data) }
    return bytes
  }
}

/// A zlib stream of so many zeros, in matches of 258 after the first: a byte of it is about 158 of them.
func zeroStream(_ count: Int) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x9C]
  var bits: UInt64 = 0
  var held: UInt64 = 0
  // The code's first bit is the highest, and goes first.
  func put(_ code: UInt64, _ length: UInt64) {
    for place in (0..<length).reversed() {
      bits |= (code >> place & 1) << held
      held += 1
    }
    while held >= 8 {
      stream.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      held -= 8
    }
  }
  // One last block of fixed codes.
  put(0b1, 1)
  put(0b10, 2)
  var left = count
  if left > 0 {
    put(0b0011_0000, 8)
    left -= 1
  }
  while left >= 258 {
    put(0b1100_0101, 8)
    put(0, 5)
    left -= 258
  }
  for _ in 0..<left { put(0b0011_0000, 8) }
  put(0, 7)
  put(0, 7)
  // Adler-32: the first sum stays 1, the second counts.
  return stream + bigEndian((count % 65_521) << 16 | 1)
}

/// A number in four bytes, the highest first.
package func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// A chunk of a PNG, between its length and its checksum.
package func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  bigEndian(data.count) + Array(name.utf8) + data + bigEndian(Int(crc(Array(name.utf8) + data)))
}

/// CRC-32 as PNG has it.
package func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
  ~bytes.reduce(~0) { crcTable[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
}

private let crcTable: [UInt32] = (0..<256).map { start in
  (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}

/// A square whose rows and columns are equal but for a pixel of the last: what compares them reads them whole.
func almostEqualLines(_ side: Int) -> [UInt8] {
  let pixels = (0..<side * side).map { index -> UInt32 in
    let (x, y) = (index % side, index / side)
    let isOdd = (x == side - 1 && y % 2 == 1) || (y == side - 1 && x % 2 == 1)
    return isOdd ? 0xFF00_0000 : 0xFFFF_FFFF
  }
  return encodePNG(Bitmap(width: side, height: side, pixels: pixels))
}

/// A nine-patch whose center stretches, or in whose frame every second pixel is marked.
func frame(_ width: Int, _ height: Int, isMarked: Bool) -> [UInt8] {
  let pixels = (0..<width * height).map { index -> UInt32 in
    let (x, y) = (index % width, index / width)
    let isFrame = x == 0 || y == 0 || x == width - 1 || y == height - 1
    guard isFrame else { return 0xFFFF_FFFF }
    let isCorner = (x == 0 || x == width - 1) && (y == 0 || y == height - 1)
    let isMark = isMarked ? (x + y) % 2 == 1 : (x == width / 2 || y == height / 2)
    return !isCorner && isMark ? 0xFF00_0000 : 0
  }
  return encodePNG(Bitmap(width: width, height: height, pixels: pixels))
}

/// A picture of one opaque color, which is another one for each number.
func plainPicture(width: Int, height: Int, _ number: Int) -> [UInt8] {
  let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: number) & 0xFF_FFFF
  return encodePNG(
    Bitmap(width: width, height: height, pixels: Array(repeating: color, count: width * height)))
}
