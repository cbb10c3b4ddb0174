import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

extension TokenTable {
  /// What a value comes to when its references to places are followed.
  enum Followed {
    /// A whole token.
    case alias(path: String, SourceRange)
    case value(SyntaxNode)
  }

  /// Follows references to places of the file, up to a value or an alias of a whole token; nil for a wrong one.
  func follow(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Followed? {
    var current = node
    // Each step goes to another place; a way longer than that goes in circles.
    for _ in 0...Limit.nestingDepth.standard {
      switch TokenReference(current, &sink) {
      case nil: return .value(current)
      case .token(let path): return .alias(path: path, current.range)
      case .place([]): return nil
      case .place(let keys):
        if let path = tokenPath(keys) { return .alias(path: path, current.range) }
        guard let target = place(keys) else { return sink.refuse(.noPlace(keys, at: current.range)) }
        current = target
      }
    }
    return sink.refuse(Diagnostic(.referenceCycle, "this reference leads to itself", at: node.range))
  }

  /// The path of a pointer that names a token, or its value.
  private func tokenPath(_ keys: [String]) -> String? {
    let names = keys.last == "$value" ? keys.dropLast() : keys[...]
    let path = names.joined(separator: ".")
    return self[path] == nil ? nil : path
  }

  /// What stands at a pointer's place inside of a token.
  private func place(_ keys: [String]) -> SyntaxNode? {
    guard let split = keys.firstIndex(where: { $0.hasPrefix("$") && $0 != "$root" }),
      let token = self[keys[..<split].joined(separator: ".")]
    else { return nil }
    var node = SyntaxNode(.mapping(token.mapping), token.range)
    for key in keys[split...] {
      switch node.value {
      case .mapping(let mapping):
        // No value has a map that large, and many references may lead into it.
        guard mapping.entries.count <= 1_000, let next = mapping[key] else { return nil }
        node = next
      case .sequence(let items):
        guard let index = Int(key), items.indices.contains(index) else { return nil }
        node = items[index]
      case .scalar:
        return nil
      }
    }
    return node
  }
}

extension Diagnostic {
  fileprivate static func noPlace(_ keys: [String], at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownReference, "there is nothing at `#/\(keys.joined(separator: "/").shortened)`", at: place)
  }
}
