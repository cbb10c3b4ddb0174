/// The text of one file that a theme is made of, as it was read.
package struct SourceFile: Sendable {
  /// Where it stands below the root.
  package let path: ThemePath
  /// Its bytes; valid UTF-8 is not promised.
  package let bytes: [UInt8]

  package init(path: ThemePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Lines and columns, computed anew: only a diagnostic that is printed needs them.
  package var lines: LineTable { LineTable(bytes: bytes) }
}
