package import ThemeCore
package import ThemeDiagnostics

/// A remark about a design token that applies if a theme uses the token.
package struct TokenRemark: Sendable {
  package enum Kind: Sendable {
    case warning(Diagnostic)
    /// The error that the token is not valid. `inModes` states that the token has a value for each of several modes, of which
    /// one is not valid.
    case invalid(Diagnostic, inModes: Bool)
    /// A warning that applies only if the theme uses the token for the shadow of a text.
    case warningOfText(Diagnostic)
    /// A part of the token's value that no key of a theme takes, such as `` `lineHeight` ``.
    case unusedPart(String)
  }

  package let kind: Kind
  /// The path of the token, such as `type.body`.
  package let path: String
  /// The place of the token's value.
  package let token: SourceRange
  /// The place that the remark is about: the token's value, or a part of it.
  package let place: SourceRange

  private var code: DiagnosticCode? {
    switch kind {
    case .warning(let diagnostic), .warningOfText(let diagnostic), .invalid(let diagnostic, _):
      diagnostic.code
    case .unusedPart: nil
    }
  }
}

extension TokenRemark {
  /// The remark about a token that has modes: an error about one of its values holds for the token as a whole.
  package var ofModes: TokenRemark {
    guard case .invalid(let diagnostic, _) = kind else { return self }
    return TokenRemark(
      kind: .invalid(diagnostic, inModes: true), path: path, token: token, place: place)
  }
}

extension TokenRemark: Hashable {
  package static func == (left: TokenRemark, right: TokenRemark) -> Bool {
    left.token == right.token && left.place == right.place && left.path == right.path
      && left.code == right.code
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(token)
    hasher.combine(place)
    hasher.combine(path)
  }
}

/// A bare value of a theme's `tokens` that takes the place of a token with modes, which go with it.
package struct DroppedModes: Sendable {
  /// The keys that lead to the value below `tokens`. Where a mode of the token has modes in turn, they lead to that one.
  package let path: [String]
  /// The bare value.
  package let value: SyntaxNode
  /// The token, or the mode of a token, as it was before.
  package let modes: SyntaxNode
  /// The change that keeps the modes, `{ value: … }`; nil where it is not a matter of one line.
  package var fix: Ranged<String>?
}

extension DroppedModes {
  /// The same with its fix, which is found in the text of the file.
  func fixed(in sources: SourceMap) -> DroppedModes {
    let file = sources[value.range.source]
    let (start, end) = (Int(value.range.start), Int(value.range.end))
    guard start > 0, start < end, end <= file.bytes.count, end - start <= 200 else { return self }
    let written = file.bytes[start..<end]
    let opening: [UInt8] = value.scalar == nil ? Array("{[".utf8) : []
    let isOneLine = !written.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let isWhole =
      opening.isEmpty ? !"|>".utf8.contains(written.first ?? 0) : opening.contains(written.first ?? 0)
    // The blank before the value is part of the fix: a replacement of what is quoted would be quoted itself.
    let before = file.bytes[..<start].reversed().drop { $0 == UInt8(ascii: " ") }
    guard isOneLine, isWhole, file.bytes[start - 1] == UInt8(ascii: " "), before.first == UInt8(ascii: ":")
    else {
      return self
    }
    let key = file.path.name.hasSuffix(".json") ? "\"value\"" : "value"
    var copy = self
    copy.fix = Ranged(
      " { \(key): \(String(decoding: written, as: UTF8.self)) }",
      SourceRange(source: value.range.source, start: value.range.start - 1, end: value.range.end))
    return copy
  }
}

/// A theme's use of a resolver document, as its `tokenFiles` declare it: `{ resolver, modes, contexts }`.
package struct ResolverUse: Sendable {
  /// A modifier and one of its contexts, as the theme names them.
  package struct Choice: Sendable {
    package let modifier: Ranged<String>
    package let context: Ranged<String>
  }

  /// A context that applies where an axis has a value, or where each of several axes has one.
  package struct Mode: Sendable {
    package let choice: Choice
    /// The axis values that must all hold; at least one.
    package let conditions: [ModeCondition]
  }

  /// The document's path, relative to the theme.
  package let resolver: SyntaxNode
  /// The contexts that depend on axis values, in the order of the theme.
  package private(set) var modes: [Mode] = []
  /// The contexts that apply regardless of the axes.
  package private(set) var contexts: [Choice] = []
  /// Whether a part of the map could not be understood. Errors about missing contexts would then be unreliable.
  package private(set) var isPartial: Bool

  /// Reads the entries that are well-formed and skips the others; nil if the map names no resolver document.
  package init?(_ mapping: Mapping) {
    guard let resolver = mapping["resolver"], !resolver.isNull else { return nil }
    self.resolver = resolver
    isPartial = mapping.entries.contains { !["resolver", "modes", "contexts"].contains($0.key.value) }
    for modifier in mapping["modes"]?.mapping?.entries ?? [] {
      for context in modifier.value.mapping?.entries ?? [] {
        let nodes = context.value.sequence ?? [context.value]
        let conditions = nodes.compactMap { ModeCondition($0) }
        guard !conditions.isEmpty, conditions.count == nodes.count else {
          isPartial = true
          continue
        }
        modes.append(
          Mode(choice: Choice(modifier: modifier.key, context: context.key), conditions: conditions))
      }
    }
    for entry in mapping["contexts"]?.mapping?.entries ?? [] {
      guard let scalar = entry.value.scalar, !scalar.isNull else {
        isPartial = true
        continue
      }
      contexts.append(Choice(modifier: entry.key, context: Ranged(scalar.text, entry.value.range)))
    }
  }
}

/// An axis value that a resolver's `modes` name, such as `appearances.dark`.
package struct ModeCondition: Sendable {
  /// The key of the axis, such as `appearances`.
  package let axis: Ranged<String>
  package let value: Ranged<String>

  /// Nil for anything but two names that are separated by one dot.
  package init?(_ node: SyntaxNode) {
    guard let scalar = node.scalar, let dot = scalar.text.firstIndex(of: ".") else { return nil }
    let (axis, value) = (String(scalar.text[..<dot]), String(scalar.text[scalar.text.index(after: dot)...]))
    guard !axis.isEmpty, !value.isEmpty, !value.contains(".") else { return nil }
    let range = node.range
    guard Int(range.end - range.start) == scalar.text.utf8.count else {
      self.axis = Ranged(axis, range)
      self.value = Ranged(value, range)
      return
    }
    let split = range.start + UInt32(axis.utf8.count)
    self.axis = Ranged(axis, SourceRange(source: range.source, start: range.start, end: split))
    self.value = Ranged(value, SourceRange(source: range.source, start: split + 1, end: range.end))
  }
}
