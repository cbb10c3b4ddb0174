package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// What became of one thing that an import met.
package struct ImportNote: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    /// It is in the theme, with the same pixels and values.
    case taken
    /// It is in the theme as a state, an appearance or a scale of something else.
    case paired
    /// It is in the theme, but not as it was: the reason says what differs.
    case changed
    /// It is not in the theme.
    case left
  }

  package let outcome: Outcome
  /// What the note is about, as the source names it, such as `BackButton` or `color/brand`.
  package let subject: String
  package let place: ImportPlace
  /// A sentence without a full stop: where it is in the theme, or why it is not, and what you can do about it.
  package let reason: String

  package init(_ outcome: Outcome, _ subject: String, at place: ImportPlace, _ reason: String) {
    self.outcome = outcome
    self.subject = subject
    self.place = place
    self.reason = reason
  }
}

/// A place in what is imported.
package struct ImportPlace: Hashable, Sendable {
  /// The file or folder, below the folder that the import reads.
  package let path: ThemePath
  /// The line, counted from 1; nil for a whole file or folder.
  package let line: Int?
  /// The column, counted from 1 in characters.
  package let column: Int?

  package init(_ path: ThemePath, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The place of a byte of a file.
  init(_ path: ThemePath, at offset: Int, in lines: LineTable) {
    let start = lines.position(of: offset)
    self.init(path, line: start.line, column: start.column)
  }
}

/// Why something can't be taken, as a sentence without a full stop, and where.
struct ImportProblem: Error {
  let place: ImportPlace
  let reason: String

  init(_ place: ImportPlace, _ reason: String) { (self.place, self.reason) = (place, reason) }
}

/// A file that an import writes.
package struct ImportedFile: Sendable {
  /// The path below the folder that the import writes to.
  package let path: ThemePath
  package let bytes: [UInt8]

  package init(_ path: ThemePath, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A JSON file of a source, with the places of its values.
struct ImportedJSON {
  let path: ThemePath
  let root: SyntaxNode
  private let lines: LineTable

  /// The largest JSON file that is read.
  static let maxBytes = 4 << 20

  /// Reads a file; a note says why it can't be read.
  init?(_ path: ThemePath, from inputs: any ThemeInputs, about subject: String, _ notes: inout [ImportNote]) {
    guard let bytes = bytes(of: path, from: inputs, limit: Self.maxBytes, about: subject, &notes) else {
      return nil
    }
    let file = SourceFile(path: path, bytes: bytes)
    let source = SourceMap().add(file)
    var sink = DiagnosticSink()
    let root = parse(source, file, into: &sink)
    lines = file.lines
    for problem in sink.diagnostics {
      let place = ImportPlace(path, at: Int(problem.place.range.start), in: lines)
      notes.append(ImportNote(.left, subject, at: place, problem.message))
    }
    guard let root, !sink.hasErrors else { return nil }
    (self.path, self.root) = (path, root)
  }

  func place(_ range: SourceRange) -> ImportPlace { ImportPlace(path, at: Int(range.start), in: lines) }
}

/// The bytes of a file of a source; a note says why it can't be read.
func bytes(
  of path: ThemePath, from inputs: any ThemeInputs, limit: Int, about subject: String,
  _ notes: inout [ImportNote]
) -> [UInt8]? {
  do throws(InputError) {
    return try inputs.bytes(of: path, limit: limit)
  } catch {
    notes.append(ImportNote(.left, subject, at: ImportPlace(path), error.words))
    return nil
  }
}

extension InputError {
  /// The reason in a note.
  var words: String {
    switch self {
    case .notFound: "there is no such file"
    case .wrongKind: "it is not the kind of file that it is named as"
    case .leavesRoot: "a symbolic link leads out of the folder that is imported"
    case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, and at most \(limit) are read"
    case .unreadable(let reason), .machineFailed(let reason): "it can't be read: \(reason)"
    }
  }
}

extension SyntaxNode {
  /// The value of a key; nil if the node is not a map that has it.
  subscript(key: String) -> SyntaxNode? { mapping?[key] }

  /// The text of a scalar; nil for anything else.
  var string: String? { scalar?.text }

  /// A number of JSON, or one in quotes; nil for anything else.
  var number: Double? { scalar.flatMap { Double($0.text) } }
}

/// The report of an import.
package struct ImportReport: Sendable {
  /// What became of everything that was found, in the order of the sources.
  package var notes: [ImportNote]
  /// The files that are written or removed, as you would type their paths.
  package var written: [String] = []
  package var removed: [String] = []

  package init(_ notes: [ImportNote]) { self.notes = notes }

  /// The report for people: a line of counts, then everything that is not simply taken. `path` makes a place a path as you
  /// would type it.
  package func lines(_ path: (ThemePath) -> String, isComplete: Bool) -> [String] {
    var lines: [String] = []
    for outcome in ImportNote.Outcome.allCases {
      let some = notes.filter { $0.outcome == outcome }
      guard !some.isEmpty else { continue }
      lines.append("\(outcome.rawValue): \(some.count)")
      // What is taken is in the theme, where everybody can see it.
      if outcome == .taken, !isComplete { continue }
      // Things with the same reason are one entry.
      for (reason, notes) in some.groups(by: \.reason) {
        lines.append("  \(reason)")
        let shown = isComplete ? notes.count : 5
        for note in notes.prefix(shown) {
          let line = note.place.line.map { ":\($0)" } ?? ""
          lines.append("    \(note.subject.shortened)  \(path(note.place.path))\(line)")
        }
        if notes.count > shown { lines.append("    and \(notes.count - shown) more; `--verbose` lists them") }
      }
    }
    return lines
  }

  package func json(_ path: (ThemePath) -> String) -> JSONValue {
    [
      "notes": .array(
        notes.map { note in
          .object(omittingNil: [
            "column": note.place.column.map { .integer($0) }, "line": note.place.line.map { .integer($0) },
            "outcome": .string(note.outcome.rawValue), "path": .string(path(note.place.path)),
            "reason": .string(note.reason), "subject": .string(note.subject),
          ])
        }),
      "written": .array(written.map { .string($0) }),
      "removed": .array(removed.map { .string($0) }),
    ]
  }
}
