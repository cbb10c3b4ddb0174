extension Substring {
  /// Where a text that isn't empty stands first, by its bytes; nil where it doesn't.
  func place(of text: String) -> Range<Index>? {
    var text = text
    let found = text.withUTF8 { wanted -> Int?? in
      unsafe utf8.withContiguousStorageIfAvailable { bytes -> Int? in
        guard let first = unsafe wanted.first, bytes.count >= wanted.count else { return nil }
        for place in 0...bytes.count - wanted.count where unsafe bytes[place] == first {
          if unsafe bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
        }
        return nil
      }
    }
    guard let found else { return firstRange(of: text) }
    guard let found else { return nil }
    let start = utf8.index(startIndex, offsetBy: found)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }
}
