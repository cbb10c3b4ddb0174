import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A path as a theme writes it, relative to the file that contains it.
package struct PathText: Hashable, Sendable {
  package let text: String

  /// Whether the name is that of an Android nine-patch (`.9.png`), whose frame is not part of the art.
  package var isNinePatch: Bool { text.lowercased().hasSuffix(".9.png") }
}

extension PathText: Lowerable {
  package static var form: ValueType { .path }
  package static var expectation: String { "a path such as `art/back.png`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathText? {
    guard case .scalar(let scalar) = node.value, !scalar.text.isEmpty, !scalar.isNull else {
      let isByScale = node.mapping?.entries.contains { Scale(name: $0.key.value) != nil } ?? false
      return mismatch(
        node, &sink, help: isByScale ? "a map of files by scale is `files`" : nil)
    }
    if let exceeded = Limits().exceeded(.textBytes, by: scalar.text.utf8.count) {
      return sink.refuse(.limitExceeded("the path has", exceeded, at: node.range))
    }
    return holdsNoControl(scalar.text, node, &sink) ? PathText(text: scalar.literalText) : nil
  }
}
