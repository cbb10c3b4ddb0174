import ThemeCore

/// Converts libyaml's marks, which count Unicode scalars, to byte offsets.
///
/// Marks come nearly in order, so that walking from the previous one costs about a single pass over the text.
struct MarkCursor {
  private let text: SourceText
  private let base: Int
  private var scalar = 0
  private var byte: Int

  init(_ text: SourceText) {
    self.text = text
    base = text.start
    byte = base
  }

  mutating func offset(of mark: Int) -> Int {
    if text.isASCII { return min(base + mark, text.bytes.count) }
    while scalar < mark, byte < text.bytes.count {
      byte += 1
      while byte < text.bytes.count, text.bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    while scalar > mark, byte > base {
      byte -= 1
      while byte > base, text.bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      scalar -= 1
    }
    return byte
  }
}
