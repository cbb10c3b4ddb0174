package import ThemeCore

/// The scale that a file's name says in the way of any tool: `back@2x.png`, `back@2X~ipad.png`, `back_2x.png`, `back-2x.png`,
/// `back@4x.png`, and `back@2.png` of GTK.
package struct ScaleInName: Hashable, Sendable {
  /// The scale as a theme would write it: `2x`, `4x`, `1.5x`.
  package let name: String
  /// Nil for a scale that themes do not have.
  package let scale: Scale?
  private let before: String
  private let after: String

  /// The name of the file with another scale in the way that is read: `back@2x.png`.
  package func renamed(to scale: Scale) -> String { "\(before)\(scale.suffix)\(after)" }

  /// Nil for a name that says none.
  package init?(_ file: String) {
    let bytes = Array(file.utf8)
    guard let place = Self.place(in: bytes.map { $0.isASCIILetter ? $0 | 0x20 : $0 }) else { return nil }
    let number = String(decoding: bytes[place.number], as: UTF8.self)
    name = "\(number)x"
    scale = Scale.allCases.first { $0.name == "\(number)x" }
    before = String(decoding: bytes[..<place.all.lowerBound], as: UTF8.self)
    after = String(decoding: bytes[place.all.upperBound...], as: UTF8.self)
  }

  /// Where a name in lowercase says a scale: all of it with its sign, and the number in it.
  private static func place(in bytes: [UInt8]) -> (all: Range<Int>, number: Range<Int>)? {
    let ending = [".9.png", ".png"].map { Array($0.utf8) }.first { bytes.suffix($0.count).elementsEqual($0) }
    let end = bytes.count - (ending?.count ?? 0)
    let core = bytes[..<end].lastIndex(of: UInt8(ascii: "~")) ?? end
    for sign in bytes[..<end].indices.reversed() where bytes[sign] == UInt8(ascii: "@") {
      let number = sign + 1..<(bytes[(sign + 1)..<end].firstIndex { !$0.isOfNumber } ?? end)
      guard !number.isEmpty else { continue }
      let next = number.upperBound
      if next < end, bytes[next] == UInt8(ascii: "x"), next + 1 == end || !bytes[next + 1].isASCIIAlphanumeric
      {
        return (sign..<next + 1, number)
      }
      if next == core, number.count == 1 { return (sign..<next, number) }
    }
    guard core > 2, bytes[core - 1] == UInt8(ascii: "x") else { return nil }
    let start = (bytes[..<(core - 1)].lastIndex { !$0.isOfNumber } ?? 0) + 1
    let known = ["0.75", "1", "1.5", "2", "3", "4"]
    guard start > 1, [UInt8(ascii: "_"), UInt8(ascii: "-")].contains(bytes[start - 1]),
      known.contains(String(decoding: bytes[start..<(core - 1)], as: UTF8.self))
    else { return nil }
    return (start - 1..<core, start..<core - 1)
  }
}

extension UInt8 {
  fileprivate var isOfNumber: Bool { isASCIIDigit || self == UInt8(ascii: ".") }
  fileprivate var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}
