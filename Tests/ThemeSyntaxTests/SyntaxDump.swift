import ThemeCore
import ThemeSyntax

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
  private let sources: SourceMap
  private let home: SourceID
  private var tables: [SourceID: LineTable] = [:]

  init(_ node: SyntaxNode, from sources: SourceMap) {
    self.sources = sources
    home = node.range.source
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

  private mutating func place(_ range: SourceRange) -> String {
    let table = tables[range.source] ?? sources[range.source].lines
    tables[range.source] = table
    let start = table.position(of: Int(range.start))
    let end = table.position(of: Int(range.end))
    let file = range.source == home ? "" : "\(sources[range.source].path):"
    return "\(file)\(start.line):\(start.column)-\(end.line):\(end.column)"
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
