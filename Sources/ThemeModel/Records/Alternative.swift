import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// The form of a value that a map selects by exactly one of its keys. A second key of the list is reported as an error.
package struct Alternative<Form: Lowerable> {
  /// The noun for the value in messages: "fill".
  private let noun: String
  private var first: (form: Form, key: Ranged<String>)?

  /// The form that a map with the keys of a list selects; nil after a report.
  static func lower<Keys: KeyList>(
    _ node: SyntaxNode, by keys: Keys.Type, _ sink: inout DiagnosticSink
  ) -> Form? where Keys.Root == Alternative<Form> {
    guard let entries = node.mapping?.entries else { return Form.mismatch(node, &sink) }
    let count = sink.count
    var alternative = Alternative(noun: keys.name)
    keys.read(entries.filter { !$0.value.isNull }, into: &alternative, &sink)
    if alternative.first == nil, sink.count == count { _ = Form.mismatch(node, &sink) }
    return alternative.first?.form
  }

  mutating func take(_ form: Form?, _ entry: Mapping.Entry, _ sink: inout DiagnosticSink) {
    guard let form else { return }
    guard let first else {
      first = (form, entry.key)
      return
    }
    sink.report(
      Diagnostic(
        .exclusiveKeys, "a layer has one \(noun), not `\(first.key.value)` and `\(entry.key.value)`",
        at: entry.key.range
      ).also(at: first.key.range, "the first \(noun)"))
  }
}
