/// `Tests/Fixtures/syntax/CLAIM/`: `input.yaml` or `input.json`, the tree in `expected.txt`, and what is reported in
/// `expected.diagnostics`. Either is missing when it would be empty.
@Test(arguments: Fixture.all("syntax")) func syntax(_ fixture: Fixture) throws {
  let names = ["input.yaml", "input.json"].filter(fixture.exists)
  let name = try #require(names.first)
  #expect(names.count == 1)
  let file = SourceFile(path: try #require(ThemePath(name)), bytes: try #require(fixture.bytes(name)))
  let sources = SourceMap()
  var sink = DiagnosticSink()
  let tree = parse(sources.add(file), file, into: &sink)
  let dump = tree.map { SyntaxDump($0, from: sources).text } ?? ""
  #expect(Golden.difference(dump, from: "expected.txt", of: fixture) == nil)
  #expect(Golden.difference(diagnosticText(sink, file), from: "expected.diagnostics", of: fixture) == nil)
  #expect(tree != nil || sink.hasErrors)
}

/// `Tests/Fixtures/merging/CLAIM/`: `base.yaml`, what overlays it in `overlay.yaml`, the result in `expected.txt`.
@Test(arguments: Fixture.all("merging")) func merging(_ fixture: Fixture) throws {
  let sources = SourceMap()
  func read(_ name: String) throws -> SyntaxNode {
    let file = SourceFile(path: try #require(ThemePath(name)), bytes: try #require(fixture.bytes(name)))
    var sink = DiagnosticSink()
    let tree = parse(sources.add(file), file, into: &sink)
    #expect(sink.diagnostics.isEmpty)
    return try #require(tree)
  }
  let tree = merged(try read("base.yaml"), with: try read("overlay.yaml"), alternatives: .sample)
  let dump = SyntaxDump(tree, from: sources).text
  #expect(Golden.difference(dump, from: "expected.txt", of: fixture) == nil)
}

extension AlternativeTable {
  /// Some of the language's groups.
  fileprivate static let sample = AlternativeTable(
    [
      [
        "file": ["resample"], "files": ["resample"], "ninePatch": [], "svg": [], "draw": [], "use": ["with"],
        "derive": ["multiply", "screen", "opacity", "desaturate", "swap"], "box": ["flip"],
      ],
      ["caps": [], "stretchable": []],
    ],
    namedByAuthor: [["tokens", "**"], ["buttons"]], merging: ["box"])
}

/// A tree as text, a line a node: what it is, its text, and its range as `line:column-line:column`, the end not
/// included.
///
/// ```
/// map 1:1-2:18
///   "height" 1:1-1:7: plain "30" 1:9-1:11
///   "states" 2:1-2:7: list 2:9-2:18
///     quoted "normal" 2:10-2:18
/// ```
///
/// A range in another file than the tree's own begins with that file's path.
struct SyntaxDump {
  /// The dump, each line with its end.
  private(set) var text = ""
  private var place: Places

  init(_ node: SyntaxNode, from sources: SourceMap) {
    place = Places(home: node.range.source, sources: sources)
    write(node, indent: 0)
  }

  private mutating func write(_ node: SyntaxNode, indent: Int) {
    switch node.value {
    case .scalar(let scalar):
      text += "\(scalar.isQuoted ? "quoted" : "plain") \(literal(scalar.text)) \(place(node.range))\n"
    case .sequence(let items):
      text += "list \(place(node.range))\n"
      for item in items {
        beginLine(indent + 1)
        write(item, indent: indent + 1)
      }
    case .mapping(let mapping):
      let base = mapping.base.map { " over \(literal($0.value)) \(place($0.range))" } ?? ""
      text += "map \(place(node.range))\(base)\n"
      for entry in mapping.entries {
        beginLine(indent + 1)
        text += "\(literal(entry.key.value)) \(place(entry.key.range)): "
        write(entry.value, indent: indent + 1)
      }
    }
  }

  private mutating func beginLine(_ indent: Int) {
    text += String(repeating: "  ", count: indent)
  }

  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Diagnostics as plain lines, in order of place: what the fixtures of this target compare.
///
/// ```
/// error[duplicate-key] 2:1-2:7 the key `height` is set twice in one map
///   related 1:1-1:7 first here
/// ```
func diagnosticText(_ sink: DiagnosticSink, _ file: SourceFile) -> String {
  let lines = file.lines
  func place(_ range: SourceRange) -> String {
    let start = lines.position(of: Int(range.start))
    let end = lines.position(of: Int(range.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
  var text = ""
  for diagnostic in sink.diagnostics.sorted(by: { $0.place.range.start < $1.place.range.start }) {
    let code = diagnostic.code
    text += "\(code.severity)[\(code.name)] \(place(diagnostic.place.range)) \(diagnostic.message)\n"
    for label in diagnostic.related { text += "  related \(place(label.range)) \(label.text)\n" }
    for note in diagnostic.notes { text += "  note: \(note)\n" }
    for help in diagnostic.help { text += "  help: \(help)\n" }
    if let fix = diagnostic.fix { text += "  fix \(place(fix.range)): \(fix.replacement)\n" }
  }
  return text
}
