import ThemeCore
import ThemeDiagnostics

extension TokenTable {
  /// The result of following a value's references to places.
  enum Followed {
    /// An alias of a whole token.
    case alias(path: String, SourceRange)
    case value(SyntaxNode)
  }

  /// Follows references to places of the file, up to a value or an alias of a whole token; nil after a report.
  func follow(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Followed? {
    var current = node
    // The number of steps is limited, because a longer chain is a cycle.
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

  /// The path of the token that a pointer names, by itself or by its `$value`; nil if it names none.
  private func tokenPath(_ keys: [String]) -> String? {
    let names = keys.last == "$value" ? keys.dropLast() : keys[...]
    let path = names.joined(separator: ".")
    return self[path] == nil ? nil : path
  }

  /// The node at a pointer's place inside a token; nil if there is none.
  private func place(_ keys: [String]) -> SyntaxNode? {
    guard let split = keys.firstIndex(where: { $0.hasPrefix("$") && $0 != "$root" }),
      let token = self[keys[..<split].joined(separator: ".")]
    else { return nil }
    var node = SyntaxNode(.mapping(token.mapping), token.range)
    for key in keys[split...] {
      switch node.value {
      case .mapping(let mapping):
        // No valid value has a map that large, and searching one for many references would take too long.
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
