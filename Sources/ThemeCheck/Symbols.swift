import ThemeModel

extension ElementID {
  /// The element's name as an identifier in lower camel case: `nav-button` becomes `navButton`.
  var symbol: String {
    if !name.utf8.contains(UInt8(ascii: "-")) { return name }
    // Names are ASCII: a small letter is 32 above its capital.
    var symbol: [UInt8] = []
    symbol.reserveCapacity(name.utf8.count)
    var startsWord = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") {
        startsWord = !symbol.isEmpty
      } else {
        symbol.append(startsWord && byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte)
        startsWord = false
      }
    }
    return String(decoding: symbol, as: UTF8.self)
  }
}
