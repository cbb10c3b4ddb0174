package import ThemeDiagnostics
package import ThemeSyntax

extension ElementID: Lowerable {
  package static var form: ValueType {
    .pattern("((\(ElementKind.roles.map(\.key).joined(separator: "|")))/\(elementPattern)|\(partPattern))")
  }
  /// The regular expression for the IDs of control parts, including those of pairs of states, whose names are joined by `+`.
  private static var partPattern: String {
    let kinds = ControlKind.all.map(\.key).joined(separator: "|")
    return "controls/(\(kinds))/\(elementPattern)/[A-Za-z]+(/[A-Za-z][A-Za-z0-9+-]*)?"
  }

  package static let expectation = "another element by its kind and name, such as `buttons/ok`"

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ElementID? {
    guard let scalar = node.scalar, scalar.referencePath == nil else { return mismatch(node, &sink) }
    let parts = scalar.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count >= 4, parts[0] == "controls", let id = ControlPartID.named(parts[3], of: parts[1]) {
      return ElementID(.part(id), parts[2...].joined(separator: "/"))
    }
    if let example = partOfControl(parts) {
      return mismatch(node, &sink, help: "a part of a control is written like `\(example)`")
    }
    guard parts.count == 2, isName(parts[1], allowsUppercase: true) else {
      let help =
        isName(scalar.text, allowsUppercase: true) ? "write its kind too: `buttons/\(scalar.text)`" : nil
      return mismatch(node, &sink, help: help)
    }
    if let kind = ElementKind.roles.first(where: { $0.key == parts[0] }) {
      return ElementID(kind, parts[1])
    }
    let known = ElementKind.roles.map { ElementID($0, parts[1]).description }
    return sink.refuse(.unknownValue(scalar.text, at: node.range, what: "element", known: known))
  }

  /// The ID that is probably meant by an ID that lacks `controls` or the part of the control; nil if it names no kind of
  /// control.
  private static func partOfControl(_ parts: [String]) -> String? {
    let words = parts.first == "controls" ? Array(parts.dropFirst()) : parts
    guard let kind = ControlKind.all.first(where: { $0.key == words.first }),
      let part = kind.parts.first(where: { words.dropFirst(2).first == $0.name }) ?? kind.parts.first
    else { return nil }
    let name = words.dropFirst().first.map { isName($0, allowsUppercase: true) ? $0 : "NAME" } ?? "NAME"
    return "controls/\(kind.key)/\(name)/\(part.name)"
  }
}
