extension String {
  /// The runtime's source code with the names of a theme in place of `MyTheme` and `myTheme`.
  ///
  /// It searches bytes, because each theme has dozens of kilobytes of this code, and a search by characters would take longer
  /// than the rest of a target's work.
  func naming(type: String, accessor: String) -> String {
    let text = Array(utf8)
    let rest = Array("yTheme".utf8)
    let named = [UInt8(ascii: "M"): Array(type.utf8), UInt8(ascii: "m"): Array(accessor.utf8)]
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    // The text between two names is copied at once.
    var begin = 0
    var place = 0
    while let found = text[place...].firstIndex(of: rest[0]) {
      place = found + 1
      guard found > begin, text[found...].starts(with: rest), let name = named[text[found - 1]] else {
        continue
      }
      result += text[begin..<found - 1]
      result += name
      begin = found + rest.count
      place = begin
    }
    result += text[begin...]
    return String(decoding: result, as: UTF8.self)
  }
}
