/// The encoding of a file, as far as its bytes show it.
struct TextEncoding {
  /// The range of the first byte that is not valid UTF-8; nil if the whole text is valid.
  let fault: Range<Int>?
  /// Whether every byte is ASCII, so that offsets in bytes and in Unicode scalars are the same.
  let isASCII: Bool

  init(of bytes: [UInt8]) {
    // A loop without an early exit lets the compiler process many bytes at once.
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
