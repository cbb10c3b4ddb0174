/// A bitmap drawn with letters: `.` transparent, `k` black, `w` white, `r`, `g`, `b`, and digits for opaque grays, `9`
/// the lightest.
func picture(_ rows: String...) -> Bitmap {
  let words: [UInt32] = rows.joined().utf8.map { letter in
    switch letter {
    case UInt8(ascii: "."): 0
    case UInt8(ascii: "k"): 0xFF00_0000
    case UInt8(ascii: "w"): 0xFFFF_FFFF
    case UInt8(ascii: "r"): 0xFF00_00FF
    case UInt8(ascii: "g"): 0xFF00_FF00
    case UInt8(ascii: "b"): 0xFFFF_0000
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 0xFF00_0000 | UInt32(letter - 48) * 25 * 0x1_0101
    default: preconditionFailure("no color \(letter)")
    }
  }
  return Bitmap(width: rows[0].utf8.count, height: rows.count, pixels: words)
}

/// A bitmap of one row.
func row(_ colors: Color...) -> Bitmap {
  Bitmap(width: colors.count, height: 1, pixels: colors.map(\.word))
}

/// `rrggbbaa`.
func color(_ number: UInt32) -> Color { Color(word: number.byteSwapped) }

/// A PNG made without libpng: its image data are stored, not compressed.
func png(width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, _ filtered: [UInt8]) -> [UInt8] {
  signature + chunk("IHDR", bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, 0])
    + chunk("IDAT", stored(filtered)) + chunk("IEND", [])
}

let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// A zlib stream of stored blocks.
func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var offset = 0
  repeat {
    let block = bytes[offset..<min(offset + 65_535, bytes.count)]
    offset += block.count
    let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
    stream += [offset == bytes.count ? 1 : 0, low, high, ~low, ~high] + block
  } while offset < bytes.count
  var (first, second) = (1, 0)
  for byte in bytes {
    first = (first + Int(byte)) % 65_521
    second = (second + first) % 65_521
  }
  return stream + bigEndian(second << 16 | first)
}
