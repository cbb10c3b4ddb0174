extension String {
  /// Source code that ships, with the names of a theme where it says `MyTheme` and `myTheme`.
  ///
  /// Each theme has dozens of kilobytes of it, in which a search by characters takes longer than all else that a target does.
  func naming(type: String, accessor: String) -> String {
    let text = Array(utf8)
    let rest = Array("yTheme".utf8)
    let named = [UInt8(ascii: "M"): Array(type.utf8), UInt8(ascii: "m"): Array(accessor.utf8)]
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    // What stands between two names is taken as a whole.
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
