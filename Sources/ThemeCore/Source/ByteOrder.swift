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

/// A text that is compared by its bytes. Strings that differ only in how characters are encoded are equal, but not as
/// `ByteText`.
package struct ByteText: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ByteText, right: ByteText) -> Bool {
    // The comparison of strings is fast if their bytes are equal. Only strings that are canonically equivalent need the second
    // one.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Equal bytes are equal texts, so this hash is consistent with `==`.
    hasher.combine(text)
  }

  package static func < (left: ByteText, right: ByteText) -> Bool { precedesInBytes(left.text, right.text) }
}

/// The names in a folder, sorted by their UTF-8 bytes.
///
/// The names can't be enumerated: a rule that did so for every file would take quadratic time.
package struct SortedNames: Sendable {
  /// The number of names among which a mistyped name is looked for. In a larger folder, these are the names next to it in byte
  /// order, which begin in a similar way.
  package static let maxAround = 512

  private let names: [String]

  /// `names` must be sorted by their UTF-8 bytes, as folders return them.
  package init(_ names: [String]) { self.names = names }

  /// Whether the folder has a name, byte for byte. `==` would treat two spellings of an accented letter as the same name.
  package func holds(_ name: String) -> Bool {
    let place = place(of: name)
    return place < names.count && names[place].utf8.elementsEqual(name.utf8)
  }

  /// The names among which to look for a mistyped name: all of them, or in a large folder those next to it in byte order. The
  /// search thus has a bounded cost, however large the folder is and however many names are missing.
  package func around(_ name: String) -> ArraySlice<String> {
    guard names.count > Self.maxAround else { return names[...] }
    let start = max(0, min(place(of: name) - Self.maxAround / 2, names.count - Self.maxAround))
    return names[start..<start + Self.maxAround]
  }

  /// The index of a name, or the one at which it would be inserted.
  private func place(of name: String) -> Int {
    names.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(name.utf8) }
  }
}

// This file is public, unlike most of the project, because the compiler does not specialize generic `package` code in other
// modules, and every rule uses this search to look up variants.

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies the condition, or the end index. All elements after one that satisfies the
  /// condition must satisfy it too.
  @inlinable public func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension String {
  /// A whole number with at least `digits` digits, padded with zeros: `0041`.
  package init(
    _ value: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false
  ) {
    let text = String(value, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}

extension String {
  /// The words of the text, which white space separates. It reads bytes, because characters take longer to find.
  package var words: [String] { utf8.split(whereSeparator: \.isWhiteSpace).map { String(Substring($0)) } }
}

// This file is public, unlike most of the project, so that loops over bytes in other modules are inlined.

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable public var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is an ASCII letter of either case.
  @inlinable public var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte is a lowercase ASCII letter.
  @inlinable public var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  /// Whether the byte is white space as CSS and SVG have it: a space, a tab, or the end of a line or a page.
  @inlinable public var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}

extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// The text without white space at its ends.
  @inlinable public var trimmed: String { String(trimmedPart) }

  /// The part of the text without white space at its ends.
  @inlinable public var trimmedPart: Substring {
    var end = endIndex
    guard let start = utf8.firstIndex(where: { !$0.isWhiteSpace }) else { return self[end...] }
    while case let last = utf8.index(before: end), utf8[last].isWhiteSpace { end = last }
    return self[start..<end]
  }
}
