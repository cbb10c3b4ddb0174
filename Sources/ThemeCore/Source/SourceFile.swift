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
