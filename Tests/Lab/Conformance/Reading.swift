import Foundation
import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// What themec makes of one text.
struct Reading {
  let tree: SyntaxNode?
  let diagnostics: [Diagnostic]

  /// Reads a text as the kind of file that `name` says.
  init(_ bytes: Data, as name: String) {
    guard let path = ThemePath(name) else { preconditionFailure("\(name) is no path") }
    var sink = DiagnosticSink()
    tree = parse(SourceID(index: 0), SourceFile(path: path, bytes: [UInt8](bytes)), into: &sink)
    diagnostics = sink.diagnostics
  }

  /// The tree of a text without any error.
  var accepted: SyntaxNode? {
    diagnostics.isEmpty ? tree : nil
  }

  /// The first complaint, for people.
  var complaint: String {
    diagnostics.first.map { "\($0.code.name): \($0.message)" } ?? "no complaint"
  }
}
