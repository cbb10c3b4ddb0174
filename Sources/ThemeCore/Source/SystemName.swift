/// Names and paths of the system as text. To the system they are bytes, which mostly, but not always, are UTF-8.
///
/// A byte that is no part of UTF-8 becomes U+0000 and the character of its number: zero ends every name of the system, so
/// no name is the same text in another way, and a theme can't write such a text.
package enum SystemName {
  /// The text of a name; each name has its own.
  ///
  /// Generic code of another module would be specialized when it runs, which takes a tenth of a build with nothing to do.
  package static func text(of name: ArraySlice<UInt8>) -> String {
    if let text = String(validating: name, as: UTF8.self) { return text }
    var text = ""
    var bytes = name.makeIterator()
    var rest = name[...]
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .emptyInput: return text
      case .valid(let encoded):
        text.unicodeScalars.append(UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) {
          text.unicodeScalars.append("\0")
          text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        rest = rest.dropFirst(length)
      }
    }
  }

  /// The same of bytes in an array of their own.
  package static func text(of name: [UInt8]) -> String { text(of: name[...]) }

  /// The same of bytes that end with a zero.
  @unsafe package static func text(ofCString name: UnsafePointer<CChar>) -> String {
    if let text = unsafe String(validatingCString: name) { return text }
    var bytes: [UInt8] = []
    while unsafe name[bytes.count] != 0 { bytes.append(UInt8(bitPattern: unsafe name[bytes.count])) }
    return text(of: bytes)
  }

  /// The bytes of a name from its text. A zero among them stood there alone: no name has it.
  package static func bytes(of text: String) -> [UInt8] {
    guard !isUTF8(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\0", let byte = byte(behindZero: scalars.first) {
        scalars.removeFirst()
        bytes.append(byte)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// Whether a text stands for itself, as those of nearly all names do.
  package static func isUTF8(_ text: String) -> Bool { !text.utf8.contains(0) }

  /// The byte for which a zero and the scalar behind it stand; nil where they stand for none.
  package static func byte(behindZero scalar: Unicode.Scalar?) -> UInt8? {
    guard let scalar, 0x80...0xFF ~= scalar.value else { return nil }
    return UInt8(scalar.value)
  }
}
