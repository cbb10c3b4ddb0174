import ThemeCore
import ThemeDiagnostics

/// Converts the tokens of token files to the form of a theme's `tokens`. Extensions in other files of this module convert the
/// single types.
struct TokenConversion {
  let table: TokenTable
  var sink: DiagnosticSink
  /// The remarks about converted tokens, which apply if a theme uses the tokens.
  private(set) var remarks: Set<TokenRemark> = []
  /// The remarks about the token that is being converted.
  private var noted: [(kind: TokenRemark.Kind, place: SourceRange)] = []
  private let missing: MissingTokens
  /// The last token in the chain of aliases that begins at each path; nil if the chain is a cycle or leads to no token.
  private var ends: [String: String?] = [:]
  private var suggestions = 0

  /// The number of unknown names that get a suggestion. It is limited because every search compares all names.
  private static let suggestionLimit = 20

  init(_ table: TokenTable, missing: MissingTokens) {
    self.table = table
    self.missing = missing
    sink = table.sink
  }

  /// Converts a group and everything in it.
  mutating func converted(_ group: Mapping, path: String, range: SourceRange) -> SyntaxNode {
    var entries: [Mapping.Entry] = []
    for entry in group.entries {
      let name = entry.key.value
      guard !name.hasPrefix("$") || name == "$root", let mapping = entry.value.mapping else { continue }
      let path = TokenGroups.path(path, name)
      let value: SyntaxNode
      if mapping.isToken {
        value = table[path].flatMap { noting($0) } ?? SyntaxNode(.null, entry.value.range)
      } else {
        value = converted(mapping, path: path, range: entry.value.range)
      }
      entries.append(Mapping.Entry(key: entry.key, value: value))
    }
    return SyntaxNode(.mapping(Mapping(entries).marked(.group)), range)
  }

  /// Adds a warning about the token that is being converted, which is reported if a theme uses the token.
  mutating func remark(_ diagnostic: Diagnostic) {
    noted.append((.warning(diagnostic), diagnostic.place.range))
  }

  /// Adds a warning about the shadow that is being converted, which is reported if a text has the shadow.
  mutating func remark(ofText diagnostic: Diagnostic) {
    noted.append((.warningOfText(diagnostic), diagnostic.place.range))
  }

  /// Adds the remark that no key of a theme takes a part of the token that is being converted.
  mutating func remark(unused part: String, at place: SourceRange) {
    noted.append((.unusedPart(part), place))
  }

  /// The converted token; nil if it is not valid. The errors about it are remarks: they are reported if a theme uses it. Only
  /// cycles are reported at once, because each is about several tokens.
  private mutating func noting(_ token: Token) -> SyntaxNode? {
    noted = []
    let known = sink
    sink = sink.emptied()
    let node = converted(token)?.whole
    let found = sink.diagnostics
    sink = known
    for diagnostic in found {
      guard diagnostic.code != .referenceCycle else {
        sink.report(diagnostic)
        continue
      }
      remarks.insert(
        TokenRemark(
          kind: .invalid(diagnostic, inModes: false), path: token.path, token: token.range,
          place: diagnostic.place.range))
    }
    if let node {
      for (kind, place) in noted {
        remarks.insert(TokenRemark(kind: kind, path: token.path, token: node.range, place: place))
      }
    }
    return node
  }

  private mutating func converted(_ token: Token) -> SyntaxNode? {
    guard let value = token.value, let end = end(of: token.path) else { return nil }
    let isAlias = end != token.path
    if isAlias, table[end] == nil, case .alias(let path, let range)? = table.follow(value, &sink) {
      return SyntaxNode(.scalar(Scalar("$\(path)", isQuoted: true)), range)
    }
    if !isAlias || token.hasOwnType, let node = token.unknownType {
      return sink.refuse(
        .unknownWord("a type of DTCG 2025.10", found: node, among: TokenType.allCases.map(\.rawValue)))
    }
    let resolved = isAlias ? table[end].map(\.type) ?? token.type : token.type
    guard let type = token.hasOwnType ? token.type : resolved else {
      if !isAlias, !token.hasOwnType { sink.report(.untyped(token)) }
      return nil
    }
    if isAlias, let resolved, type != resolved {
      return sink.refuse(.typeMismatch(expected: type, found: resolved, path: end, at: value.range))
    }
    return converted(value, as: type)
  }

  /// A value converted to a theme's form, or a reference to a token of the type; nil after a report.
  mutating func converted(_ node: SyntaxNode, as type: TokenType) -> SyntaxNode? {
    switch table.follow(node, &sink) {
    case nil: nil
    case .alias(let path, let range): reference(to: path, as: type, at: range)
    case .value(let node):
      switch type {
      case .color: color(node)
      case .dimension: dimension(node)
      case .number: number(node)
      case .fontFamily: fontFamily(node)
      case .fontWeight: fontWeight(node)
      case .shadow: shadow(node)
      case .border: border(node)
      case .gradient: gradient(node)
      case .typography: typography(node)
      case .string: text(node)
      case .boolean: truth(node)
      // No key of a theme takes these types, which is reported where a token is used.
      case .duration, .cubicBezier, .strokeStyle, .transition: node.withoutModes
      }
    }
  }

  /// The reference `$path`, if there is a token of the type; nil after a report.
  private mutating func reference(to path: String, as type: TokenType, at range: SourceRange) -> SyntaxNode? {
    guard exists(path, at: range), let end = end(of: path) else { return nil }
    if let found = table[end]?.type, found != type {
      return sink.refuse(.typeMismatch(expected: type, found: found, path: path, at: range))
    }
    return SyntaxNode(.scalar(Scalar("$\(path)", isQuoted: true)), range)
  }

  /// The value after following all references, including aliases of tokens; nil if it can't be determined.
  mutating func literal(_ node: SyntaxNode) -> SyntaxNode? {
    switch table.follow(node, &sink) {
    case nil: return nil
    case .value(let value): return value
    case .alias(let path, let range):
      guard exists(path, at: range), let end = end(of: path) else { return nil }
      guard let value = table[end]?.value else {
        if missing == .mayBeInherited { sink.report(.partOfAnother(end, at: range)) }
        return nil
      }
      guard case .value(let value)? = table.follow(value, &sink) else { return nil }
      return value
    }
  }

  private mutating func exists(_ path: String, at range: SourceRange) -> Bool {
    if table[path] != nil || (missing != .isError && !table.isGroup(path)) { return true }
    suggestions += 1
    sink.report(.noToken(path, in: table, suggests: suggestions <= Self.suggestionLimit, at: range))
    return false
  }

  /// The path of the token at the end of a chain of aliases, which may be defined outside of these files; nil if there is none,
  /// which is reported once per chain.
  private mutating func end(of path: String) -> String? {
    var walked: [String] = []
    var places: [String: Int] = [:]
    var path = path
    var end: String?
    while true {
      if let known = ends[path] {
        end = known
        break
      }
      if let start = places[path] {
        report(cycle: Array(walked[start...]))
        break
      }
      places[path] = walked.count
      walked.append(path)
      guard let next = table[path].flatMap(alias) else {
        end = path
        break
      }
      guard exists(next.path, at: next.range) else { break }
      path = next.path
    }
    for path in walked { ends[path] = .some(end) }
    return end
  }

  /// The token that a token is an alias of; nil if it is none. A list of shadows or stops counts as an alias if its first item
  /// is one, so that cycles through it are found.
  private func alias(_ token: Token) -> (path: String, range: SourceRange)? {
    // Invalid references are reported when the token itself is converted.
    var ignored = DiagnosticSink()
    guard let value = token.value, let followed = table.follow(value, &ignored) else { return nil }
    switch followed {
    case .alias(let path, let range): return (path, range)
    case .value(let value):
      guard token.type == .shadow || token.type == .gradient, let first = value.sequence?.first,
        case .alias(let path, let range)? = table.follow(first, &ignored)
      else { return nil }
      return (path, range)
    }
  }

  private mutating func report(cycle: [String]) {
    // A longer list would make the message unreadable.
    let isLong = cycle.count > 16
    let cycle = isLong ? Array(cycle.prefix(15)) : cycle
    let names = (cycle.map { "`\($0.shortened)`" } + (isLong ? ["…"] : []) + ["`\(cycle[0].shortened)`"])
      .joined(separator: " → ")
    guard let first = table[cycle[0]] else { return }
    var diagnostic = Diagnostic(.referenceCycle, "a token refers to itself: \(names)", at: first.name)
    for path in cycle.dropFirst() { diagnostic = diagnostic.also(at: table[path]?.name, "on the way") }
    sink.report(diagnostic)
  }
}

extension SyntaxNode {
  /// The value with every map in it marked as a value, so that a map with the key `value` is not read as a token with modes.
  fileprivate var withoutModes: SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    for index in mapping.entries.indices {
      mapping.entries[index].value = mapping.entries[index].value.withoutModes
    }
    return SyntaxNode(.mapping(mapping.marked(.value)), range)
  }

  /// The value of a token, which replaces whatever a parent says of the token. A null and what is no map do so anyway.
  fileprivate var whole: SyntaxNode {
    mapping.map { SyntaxNode(.mapping($0.marked(.value)), range) } ?? self
  }
}

extension SyntaxNode.Value {
  /// The value of an invalid token. A use of it causes no further report.
  static var null: SyntaxNode.Value { .scalar(Scalar("null", isQuoted: false)) }
}

extension Diagnostic {
  fileprivate static func untyped(_ token: Token) -> Diagnostic {
    Diagnostic(.tokenInvalid, "the token `\(token.path.shortened)` has no type", at: token.name)
      .helping("add a `$type` to it or to a group around it")
  }

  fileprivate static func partOfAnother(_ path: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownReference, "no token file of this theme has the token `\(path.shortened)`", at: place
    ).helping("only the value of a whole token can be an alias of what a parent has")
  }

  fileprivate static func typeMismatch(
    expected: TokenType, found: TokenType, path: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tokenInvalid,
      "expected a token of type `\(expected.rawValue)`; `\(path.shortened)` is of type `\(found.rawValue)`",
      at: place)
  }

  fileprivate static func noToken(_ path: String, in table: TokenTable, suggests: Bool, at place: SourceRange)
    -> Diagnostic
  {
    if table.isGroup(path) {
      let root =
        table["\(path).$root"] == nil
        ? nil : "refer to the token of the group itself: `{\(path.shortened).$root}`"
      return Diagnostic(
        .unknownReference, "`\(path.shortened)` is a group; only a token has a value", at: place
      )
      .helping(words: root)
    }
    let near = suggests ? Suggestion.nearest(to: path, among: table.paths) : nil
    return Diagnostic(.unknownReference, "there is no token `\(path.shortened)`", at: place)
      .helping(near.map { "did you mean `{\($0)}`?" })
  }
}
