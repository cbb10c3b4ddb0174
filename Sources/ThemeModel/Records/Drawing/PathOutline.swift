import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// SVG path data as the theme writes it, with the path that it describes.
package struct PathOutline: Hashable, Lowerable {
  package let data: String
  package let path: Path

  /// Creates an outline. Outlines with the same `data` are equal.
  package init(data: String, path: Path) {
    self.data = data
    self.path = path
  }

  package static let expectation = "SVG path data such as `\"M 0 0 L 10 5 L 0 10 Z\"`"
  package static var form: ValueType { .text }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathOutline? {
    guard case .scalar(let scalar) = node.value else { return mismatch(node, &sink) }
    do throws(PathDataError) {
      return PathOutline(data: scalar.text, path: try Path(data: scalar.text))
    } catch {
      return sink.refuse(Diagnostic(.pathInvalid, "\(error)", at: node.range(ofByte: error.offset)))
    }
  }

  package static func == (left: PathOutline, right: PathOutline) -> Bool { left.data == right.data }

  package func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension SyntaxNode {
  /// The range of one byte of a scalar's text, or of the whole scalar if escapes or line breaks make the byte's position
  /// uncertain.
  fileprivate func range(ofByte offset: Int) -> SourceRange {
    guard case .scalar(let scalar) = value else { return range }
    let length = Int(range.end) - Int(range.start)
    let quotes = length - scalar.text.utf8.count
    guard quotes == 0 || (quotes == 2 && scalar.isQuoted) else { return range }
    let start = Int(range.start) + quotes / 2 + min(offset, max(0, scalar.text.utf8.count - 1))
    return SourceRange(source: range.source, start: UInt32(start), end: UInt32(start + 1))
  }
}
