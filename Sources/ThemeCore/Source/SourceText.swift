/// The bytes of a file that is known to be valid UTF-8, with operations for parsers.
package struct SourceText: Sendable {
  package let source: SourceID
  package let bytes: [UInt8]
  package let isASCII: Bool

  package init(source: SourceID, bytes: [UInt8], isASCII: Bool) {
    self.source = source
    self.bytes = bytes
    self.isASCII = isASCII
  }

  /// The offset at which the text begins: after a byte order mark, if there is one.
  @inlinable package var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The range of the bytes from `start` up to `end`; empty if `end` is before `start`.
  @inlinable package func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(source: source, start: UInt32(start), end: UInt32(max(start, end)))
  }

  /// The byte at an offset; nil at or after the end.
  @inlinable package func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// The end of the line that contains an offset, before its line end, but at most `limit` bytes after the offset.
  package func endOfLine(from offset: Int, within limit: Int = .max) -> Int {
    var index = offset
    let last = limit < bytes.count - offset ? offset + limit : bytes.count
    while index < last, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
    return index
  }

  /// The offset at which the line that contains an offset begins.
  package func startOfLine(_ offset: Int) -> Int {
    var index = offset
    while index > start, bytes[index - 1] != UInt8(ascii: "\n"), bytes[index - 1] != UInt8(ascii: "\r") {
      index -= 1
    }
    return index
  }

  /// The column of an offset, counted from 1 in Unicode scalars.
  package func column(of offset: Int) -> Int {
    bytes[startOfLine(offset)..<offset].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The first offset, at or after `offset`, that is neither a space nor a tab.
  @inlinable package func skippingBlanks(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
    }
    return index
  }

  /// The text of the bytes from `start` up to `end`; empty if `end` is before `start`.
  @inlinable package func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}

/// The text of one file of a theme, as it was read.
package struct SourceFile: Sendable {
  /// The path below the root.
  package let path: ThemePath
  /// The bytes of the file, which need not be valid UTF-8.
  package let bytes: [UInt8]

  package init(path: ThemePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The table of lines. It is computed on each access, because only printed diagnostics need it.
  package var lines: LineTable { LineTable(bytes: bytes) }
}

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

/// Read-only access to the files below one root, which is all that the compiler reads.
///
/// Tests can implement it with files in memory.
package protocol ThemeInputs: Sendable {
  /// The contents of a file. Fails without reading them if the file has more than `limit` bytes.
  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8]

  /// The names directly in a folder, sorted by their UTF-8 bytes.
  func names(in folder: ThemePath) throws(InputError) -> [String]

  /// The identity of a folder, which is equal for two paths that lead to the same folder through links. Fails if there is no
  /// folder.
  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity
}

/// The identity of a folder, equal for all paths that lead to it.
package enum FolderIdentity: Hashable, Sendable {
  case path(ThemePath)
  /// The device and file numbers of the system.
  case number(device: UInt64, UInt64)
}

extension ThemeInputs {
  /// The default for inputs without links, where a folder has only one path.
  package func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    _ = try names(in: folder)
    return .path(folder)
  }
}

/// Why a file or folder can't be read.
package enum InputError: Error, Hashable, Sendable {
  case notFound
  /// There is a folder where a file was expected, or a file where a folder was expected.
  case wrongKind
  /// The path leaves the root after its symbolic links are resolved.
  case leavesRoot
  case tooLarge(bytes: Int, limit: Int)
  /// Another reason, in the system's words.
  case unreadable(String)
  /// A failure of the machine that does not depend on the file, such as a lack of resources, in the system's words.
  case machineFailed(String)
}

extension StringProtocol {
  /// The lines of a text that may come from any system: `\r\n`, which Swift takes for one character, and `\r` end a line as `\n`
  /// does.
  package var linesOfText: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
