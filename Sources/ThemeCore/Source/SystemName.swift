/// Conversions between text and the names and paths of the system, which are bytes that are usually, but not always, UTF-8.
///
/// A byte that is not part of valid UTF-8 becomes U+0000 followed by the scalar with the byte's number. No name of the system
/// contains a zero byte, so different names always have different texts, and no theme can contain such a text.
package enum SystemName {
  /// The text of a name. Different names have different texts.
  ///
  /// Not generic, because generic code of another module would be specialized at run time, which takes a tenth of the time of a
  /// build with nothing to do.
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

  /// The text of a name in an array.
  package static func text(of name: [UInt8]) -> String { text(of: name[...]) }

  /// The text of a zero-terminated name.
  @unsafe package static func text(ofCString name: UnsafePointer<CChar>) -> String {
    if let text = unsafe String(validatingCString: name) { return text }
    var bytes: [UInt8] = []
    while unsafe name[bytes.count] != 0 { bytes.append(UInt8(bitPattern: unsafe name[bytes.count])) }
    return text(of: bytes)
  }

  /// The bytes of a name from its text. A zero in the text that does not encode a byte stays a zero, which no name contains.
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

  /// Whether a text encodes no invalid bytes, as for nearly all names.
  package static func isUTF8(_ text: String) -> Bool { !text.utf8.contains(0) }

  /// The byte that a zero followed by `scalar` encodes; nil if it encodes none.
  package static func byte(behindZero scalar: Unicode.Scalar?) -> UInt8? {
    guard let scalar, 0x80...0xFF ~= scalar.value else { return nil }
    return UInt8(scalar.value)
  }
}
