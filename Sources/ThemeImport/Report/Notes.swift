import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

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
      let start = lines.position(of: Int(problem.place.range.start))
      notes.append(
        ImportNote(
          .left, subject, at: ImportPlace(path, line: start.line, column: start.column), problem.message))
    }
    guard let root, !sink.hasErrors else { return nil }
    (self.path, self.root) = (path, root)
  }

  func place(_ range: SourceRange) -> ImportPlace {
    let start = lines.position(of: Int(range.start))
    return ImportPlace(path, line: start.line, column: start.column)
  }
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
