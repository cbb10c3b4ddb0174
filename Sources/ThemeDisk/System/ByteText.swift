/// A text that is compared by its bytes. Strings that differ only in how characters are encoded are equal, but not as
/// `ByteText`.
struct ByteText: Hashable, Sendable {
  let text: String

  static func == (left: ByteText, right: ByteText) -> Bool {
    var (left, right) = (left.text, right.text)
    guard left.utf8.count == right.utf8.count else { return false }
    return left.withUTF8 { left in right.withUTF8 { unsafe left.elementsEqual($0) } }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
