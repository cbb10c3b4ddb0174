/// Where the lines of a text begin.
///
/// A line ends with LF, CR or CR LF. A byte order mark belongs to no column and to no line's text.
package struct LineTable: Sendable {
  /// A place for people: both numbers count from 1, columns in Unicode scalars.
  package struct Position: Equatable, Sendable {
    package let line: Int
    package let column: Int
  }

  private let bytes: [UInt8]
  /// The offset of each line's first byte.
  private let starts: [Int]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [index]
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
        starts.append(index)
      }
    }
    self.starts = starts
  }

  /// The 1-based line that holds a byte; offsets past the end belong to the last line.
  package func line(of offset: Int) -> Int {
    max(1, starts.partitioningIndex { $0 > offset })
  }

  /// The line and column of a byte offset.
  package func position(of offset: Int) -> Position {
    let line = line(of: offset)
    let start = starts[line - 1]
    var column = 1
    for index in start..<max(start, min(offset, bytes.count)) where bytes[index] & 0xC0 != 0x80 {
      column += 1
    }
    return Position(line: line, column: column)
  }

  /// The bytes of a 1-based line as offsets, without its line end.
  package func extent(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }
}
