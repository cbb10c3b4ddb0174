package import ThemeCore

/// One token file as it was found.
package struct TokenSource: Sendable {
  package let path: ThemePath
  package let bytes: [UInt8]

  package init(path: ThemePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The size of the largest file that is read: what it becomes is split into files that a theme can name.
  static let mostBytes = 64 << 20
}

/// The DTCG 2025.10 files of token files in any dialect.
package struct ImportedTokens: Sendable {
  /// Files of tokens, and a resolver document if there are modes.
  package var files: [ImportedFile] = []
  /// What a theme says in `tokenFiles`: a list of files, or a resolver document with its modes; nil if there are no tokens.
  package var tokenFiles: ThemeValue?
  /// What became of the tokens: taken, counted for each file; changed or left, each with its line.
  package var notes: [ImportNote] = []
}

/// Converts token files of any dialect into files of DTCG 2025.10 in a folder, such as `tokens`.
package func importTokens(_ sources: [TokenSource], into folder: ThemePath) -> ImportedTokens {
  let sources = sources.sorted { $0.path < $1.path }
  if let copied = CopiedTokens(sources, into: folder)?.imported { return copied }
  var reading = SourceReading(sources)
  reading.read()
  var writing = TokenWriting(reading.found, of: sources, into: folder, notes: reading.notes)
  return writing.imported()
}
