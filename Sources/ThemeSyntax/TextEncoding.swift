/// What a look at a file's bytes says of their encoding.
struct TextEncoding {
  /// The first byte of what is no UTF-8.
  let fault: Range<Int>?
  /// Whether every character is one byte.
  let isASCII: Bool

  init(of bytes: [UInt8]) {
    // Without a way out, the compiler takes many bytes at once.
    isASCII = bytes.reduce(0, |) < 0x80
    fault = isASCII || String(validating: bytes, as: UTF8.self) != nil ? nil : Self.fault(in: bytes)
  }

  private static func fault(in bytes: [UInt8]) -> Range<Int>? {
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var start = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): start += scalar.count
      case .error: return start..<start + 1
      case .emptyInput: return nil
      }
    }
  }
}
