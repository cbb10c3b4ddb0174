import ThemeCore
import ThemeSyntax

extension SyntaxNode {
  /// The tree as an editor would see it: what is not quoted is a null, a truth value or a number where YAML 1.2's core
  /// schema says so.
  var typed: JSONValue {
    switch value {
    case .mapping(let mapping): return .object(mapping.entries.map { ($0.key.value, $0.value.typed) })
    case .sequence(let nodes): return .array(nodes.map(\.typed))
    case .scalar(let scalar):
      if scalar.isNull { return .null }
      if scalar.isQuoted { return .string(scalar.text) }
      switch scalar.text {
      case "true": return .bool(true)
      case "false": return .bool(false)
      default:
        let isNumber =
          scalar.text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil
        return isNumber ? .number(scalar.text) : .string(scalar.text)
      }
    }
  }
}
