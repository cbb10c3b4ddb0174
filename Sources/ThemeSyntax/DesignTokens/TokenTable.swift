import ThemeCore
import ThemeDiagnostics

/// The type of a token: one of DTCG 2025.10, or one of the variables that design tools export in addition.
enum TokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border,
    transition
  case shadow, gradient, typography
  /// The types of text and Boolean variables, which DTCG does not define.
  case string, boolean
}

/// A token as written in its file.
struct Token {
  let path: String
  let name: SourceRange
  let mapping: Mapping
  let range: SourceRange
  /// The token's own `$type`, or that of the nearest enclosing group; nil if there is none or if it is invalid.
  let type: TokenType?
  /// Whether the token has a `$type` of its own, valid or not.
  let hasOwnType: Bool
  /// The `$type` that applies to the token and is none of the format; nil if there is none.
  let unknownType: SyntaxNode?

  /// The token's `$value`, or its map if that is a reference (`$ref`); nil if it has neither.
  var value: SyntaxNode? {
    if let value = mapping["$value"] { return value }
    return mapping["$ref"] == nil ? nil : SyntaxNode(.mapping(mapping), range)
  }
}

/// The tokens of merged token files, by path.
struct TokenTable {
  /// The properties that a group passes on to its members.
  private struct Context {
    var type: TokenType?
    /// A `$type` that is none of the format, which holds for the members that have no other.
    var unknownType: SyntaxNode?
    var deprecation: Ranged<String>?
  }

  var sink = DiagnosticSink()
  private(set) var deprecated: [DesignTokens.Deprecation] = []
  private var tokens: [String: Token] = [:]
  private var groups: Set<String> = []

  subscript(path: String) -> Token? { tokens[path] }

  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// The paths of all tokens, sorted.
  var paths: [String] { tokens.keys.sorted() }

  /// Adds the tokens of a tree in which all inheritance between groups is resolved.
  mutating func collect(_ root: Mapping) {
    collect(root, at: "", Context())
  }

  private mutating func collect(_ group: Mapping, at path: String, _ outer: Context) {
    var context = outer
    read(properties: group, of: "a group", into: &context)
    for entry in group.entries {
      let name = entry.key.value
      if name.hasPrefix("$"), name != "$root" {
        check(property: entry.key, of: "a group", known: Self.groupProperties)
        continue
      }
      if name.contains(where: { "{}.".contains($0) }) { sink.report(.badName(entry.key)) }
      let path = TokenGroups.path(path, name)
      guard let mapping = entry.value.mapping else {
        sink.report(
          .invalidToken(expected: "a token or a group", found: entry.value, help: Self.help(for: entry)))
        continue
      }
      if mapping.isToken {
        add(mapping, at: path, entry, context)
      } else {
        groups.insert(path)
        collect(mapping, at: path, context)
      }
    }
  }

  private mutating func add(_ mapping: Mapping, at path: String, _ entry: Mapping.Entry, _ outer: Context) {
    var context = outer
    context.type = nil
    context.unknownType = nil
    let hasOwnType = mapping["$type"] != nil
    read(properties: mapping, of: "a token", into: &context)
    for property in mapping.entries {
      if property.key.value.hasPrefix("$"), property.key.value != "$root" {
        check(property: property.key, of: "a token", known: Self.tokenProperties)
      } else {
        sink.report(.tokenWithChildren(property.key, token: entry.key))
      }
    }
    if mapping["$value"] != nil, let reference = mapping["$ref"] {
      sink.report(
        Diagnostic(.tokenInvalid, "a token has a `$value` or a `$ref`, not both", at: reference.range))
    }
    if let deprecation = context.deprecation {
      deprecated.append(
        DesignTokens.Deprecation(path: path, reason: deprecation.value, range: deprecation.range))
    }
    tokens[path] = Token(
      path: path, name: entry.key.range, mapping: mapping, range: entry.value.range,
      type: context.type ?? (hasOwnType ? nil : outer.type), hasOwnType: hasOwnType,
      unknownType: hasOwnType ? context.unknownType : outer.unknownType)
  }

  private mutating func read(properties mapping: Mapping, of kind: String, into context: inout Context) {
    if let node = mapping["$type"] {
      // Other tools have types of their own, which matter only where a theme uses such a token.
      context.type = node.quotedText.flatMap(TokenType.init)
      context.unknownType = context.type == nil ? node : nil
    }
    if let node = mapping["$deprecated"] {
      if let reason = node.quotedText {
        context.deprecation = Ranged(reason, node.range)
      } else if let word = node.scalar?.text, word == "true" || word == "false" {
        context.deprecation = word == "true" ? Ranged("", node.range) : nil
      } else {
        sink.report(.invalidToken(expected: "`true`, `false` or a reason", found: node))
      }
    }
  }

  private static let groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$schema"]
  private static let tokenProperties = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]

  static func isMisspelledValue(_ name: String) -> Bool {
    guard name.hasPrefix("$"), !groupProperties.contains(name), !["$root", "$extends"].contains(name) else {
      return false
    }
    return Suggestion.nearest(to: name, among: groupProperties + tokenProperties) == "$value"
  }

  private mutating func check(property: Ranged<String>, of kind: String, known: [String]) {
    guard !known.contains(property.value) else { return }
    let near = Suggestion.nearest(to: property.value, among: Self.groupProperties + Self.tokenProperties)
    sink.report(
      Diagnostic(
        .tokenInvalid, "\(kind) has no property \(FoundText.quoted(property.value))", at: property.range
      )
      .helping(near.map { "did you mean `\($0)`?" } ?? "the name of a token or a group can't begin with `$`"))
  }

  private static func help(for entry: Mapping.Entry) -> String? {
    switch entry.key.value {
    case "value", "type", "description", "extends": "did you mean `$\(entry.key.value)`?"
    default: nil
    }
  }
}

extension SyntaxNode {
  /// The text of a quoted scalar, which is a JSON string; nil for any other node.
  var quotedText: String? {
    guard let scalar, scalar.isQuoted else { return nil }
    return scalar.text
  }
}

extension Diagnostic {
  fileprivate static func badName(_ name: Ranged<String>) -> Diagnostic {
    Diagnostic(
      .tokenInvalid, "the name \(FoundText.quoted(name.value)) contains a brace or a dot", at: name.range
    ).helping("references could not refer to it")
  }

  fileprivate static func tokenWithChildren(_ child: Ranged<String>, token: Ranged<String>) -> Diagnostic {
    Diagnostic(
      .tokenInvalid, "a token can't hold another one, \(FoundText.quoted(child.value))", at: child.range
    ).also(at: token.range, "a token, because it has a `$value`")
      .helping("move the value into a token named `$root` beside it")
  }
}
