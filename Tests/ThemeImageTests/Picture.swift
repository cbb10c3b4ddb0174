import ThemeCore
import ThemeImage

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

/// SplitMix64: the same numbers for a seed everywhere.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }
}
