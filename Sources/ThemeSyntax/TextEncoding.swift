/// What a look at a file's bytes says of their encoding.
struct TextEncoding {
  /// The first bytes that are no UTF-8.
  private(set) var fault: Range<Int>?
  /// Whether every character is one byte.
  private(set) var isASCII = true

  init(of bytes: [UInt8]) {
    let text = bytes.span
    var index = 0
    while index < text.count {
      if let end = Self.endOfWords(text, from: index) {
        index = end
        continue
      }
      let byte = text[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      isASCII = false
      let length = Self.length(ofSequence: text, at: index)
      guard length > 0 else {
        fault = index..<index + 1
        return
      }
      index += length
    }
  }

  /// The end of the whole words of ASCII that begin at `index`, or nil when there is none.
  private static func endOfWords(_ text: borrowing Span<UInt8>, from index: Int) -> Int? {
    let bytes = unsafe text.bytes
    var end = index
    while end + 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: end, as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0 else { break }
      end += 8
    }
    return end == index ? nil : end
  }

  /// How many bytes the sequence has that begins with a byte above 0x7F, or 0 when it is none (table 3-7 of the
  /// Unicode Standard: no overlong forms, no surrogates, nothing above U+10FFFF).
  private static func length(ofSequence text: borrowing Span<UInt8>, at index: Int) -> Int {
    func isContinuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < text.count && range.contains(text[index + offset])
    }
    switch text[index] {
    case 0xC2...0xDF:
      return isContinuation(1) ? 2 : 0
    case 0xE0:
      return isContinuation(1, 0xA0...0xBF) && isContinuation(2) ? 3 : 0
    case 0xED:
      return isContinuation(1, 0x80...0x9F) && isContinuation(2) ? 3 : 0
    case 0xE1...0xEF:
      return isContinuation(1) && isContinuation(2) ? 3 : 0
    case 0xF0:
      return isContinuation(1, 0x90...0xBF) && isContinuation(2) && isContinuation(3) ? 4 : 0
    case 0xF1...0xF3:
      return isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : 0
    case 0xF4:
      return isContinuation(1, 0x80...0x8F) && isContinuation(2) && isContinuation(3) ? 4 : 0
    default:
      return 0
    }
  }
}
