import ThemeModel

extension ElementID {
  /// The element's name as an identifier in lower camel case: `nav-button` becomes `navButton`.
  var symbol: String {
    if !name.utf8.contains(UInt8(ascii: "-")) { return name }
    var symbol = ""
    for part in name.split(separator: "-") {
      symbol += symbol.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return symbol
  }
}
