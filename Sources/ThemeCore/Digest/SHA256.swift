internal import CShims

/// An incremental SHA-256 digest (FIPS 180-4).
package struct SHA256: Sendable {
  private var state: csha256_state

  package init() {
    state = csha256_state()
    unsafe csha256_begin(&state)
  }

  /// Appends bytes.
  package mutating func update(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe update($0) }
  }

  /// Appends words as bytes, the lowest byte of each word first.
  package mutating func update(words: [UInt32]) {
    unsafe words.withUnsafeBytes { unsafe update($0) }
  }

  private mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe csha256_update(&state, start, bytes.count)
  }

  /// The digest of the bytes so far, 32 bytes. More bytes can be appended afterward.
  package var bytes: [UInt8] {
    var copy = state
    return unsafe [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
      guard let start = digest.baseAddress else { return }
      unsafe csha256_finish(&copy, start)
      count = 32
    }
  }

  /// The digest of the bytes so far, as 64 lowercase hexadecimal digits. More bytes can be appended afterward.
  package var hex: String {
    let digest = bytes
    let digits = Array("0123456789abcdef".utf8)
    return unsafe String(unsafeUninitializedCapacity: 64) { text in
      for (index, byte) in digest.enumerated() {
        unsafe text[2 * index] = digits[Int(byte >> 4)]
        unsafe text[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 64
    }
  }
}

/// Bytes encoded as Base64 with padding (RFC 4648, section 4).
package func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var word = 0
    for index in 0..<3 { word = word << 8 | (index < group.count ? Int(group[start + index]) : 0) }
    for index in 0..<4 {
      text.append(index <= group.count ? digits[word >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
