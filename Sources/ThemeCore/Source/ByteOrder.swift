/// Whether `left` comes before `right` in the order of their UTF-8 bytes.
package func precedesInBytes(_ left: String, _ right: String) -> Bool {
  var (left, right) = (left, right)
  return left.withUTF8 { left in
    right.withUTF8 { right in
      let (first, second) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      let count = min(first.count, second.count)
      var place = 0
      // Paths in the same folder share long prefixes, so eight bytes are compared at a time.
      while place + 8 <= count {
        let (word, other) = unsafe (
          first.loadUnaligned(fromByteOffset: place, as: UInt64.self),
          second.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
        if word != other { return word.bigEndian < other.bigEndian }
        place += 8
      }
      while place < count {
        let (byte, other) = unsafe (first[place], second[place])
        if byte != other { return byte < other }
        place += 1
      }
      return first.count < second.count
    }
  }
}
