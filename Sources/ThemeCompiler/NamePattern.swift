/// A part of a path pattern, which is compared with names by bytes.
struct NamePattern {
  private static let star = UInt8(ascii: "*")
  private static let any = UInt8(ascii: "?")
  /// The bytes of the pattern; of several stars in a row, one is left.
  private let bytes: [UInt8]

  init(_ part: Substring) {
    var bytes: [UInt8] = []
    for byte in part.utf8 where byte != Self.star || bytes.last != Self.star { bytes.append(byte) }
    self.bytes = bytes
  }

  /// Whether a path, or a part of one, is a pattern rather than a name.
  static func isOne(_ text: Substring) -> Bool { text.utf8.contains { $0 == star || $0 == any } }

  /// Whether the whole name matches. Takes at most as many steps as the lengths of both, multiplied.
  func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    if name.first == UInt8(ascii: "."), bytes.first == Self.star || bytes.first == Self.any { return false }
    var (place, next) = (0, 0)
    /// Behind the last star, and the end of what it stands for.
    var star: (place: Int, end: Int)?
    while next < name.count {
      if place < bytes.count, bytes[place] == Self.star {
        place += 1
        star = (place, next)
      } else if place < bytes.count, bytes[place] == Self.any {
        place += 1
        next = Self.character(after: next, in: name)
      } else if place < bytes.count, bytes[place] == name[next] {
        place += 1
        next += 1
      } else if let last = star {
        // The last star stands for one character more; those before it need not change.
        let end = Self.character(after: last.end, in: name)
        star = (last.place, end)
        (place, next) = (last.place, end)
      } else {
        return false
      }
    }
    return bytes[place...].allSatisfy { $0 == Self.star }
  }

  /// The end of the character that begins at a place.
  private static func character(after place: Int, in name: [UInt8]) -> Int {
    var end = place + 1
    while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
