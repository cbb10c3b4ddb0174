/// The start offsets of the lines of a text.
///
/// A line ends with LF, CR or CR LF. A byte order mark counts neither as a column nor as part of the first line.
package struct LineTable: Sendable {
  /// A position for people: both numbers count from 1, and columns count Unicode scalars.
  package struct Position: Equatable, Sendable {
    package let line: Int
    package let column: Int
  }

  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
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

  /// The line that contains the byte at `offset`, counted from 1. Offsets after the end belong to the last line.
  package func line(of offset: Int) -> Int {
    max(1, starts.partitioningIndex { $0 > offset })
  }

  /// The line and column of the byte at `offset`.
  package func position(of offset: Int) -> Position {
    let line = line(of: offset)
    let start = starts[line - 1]
    var column = 1
    for index in start..<max(start, min(offset, bytes.count)) where bytes[index] & 0xC0 != 0x80 {
      column += 1
    }
    return Position(line: line, column: column)
  }

  /// The offsets of a line without its line end. `line` counts from 1.
  package func extent(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }
}
