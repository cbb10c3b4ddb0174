import ThemeCore
import ThemeDiagnostics

/// Follows the references (`$ref`) within a resolver document.
struct ResolverReferences {
  private let root: Mapping
  private let limits: Limits
  /// The number of sources so far; those of a set count once for each reference to it.
  private var count = 0
  /// The references that are being followed, the outermost first.
  private var open: [String] = []

  init(_ root: Mapping, _ limits: Limits) {
    self.root = root
    self.limits = limits
  }

  /// The map that `mapping` stands for after all its `$ref`s are followed; nil after a report. Keys beside a `$ref` override
  /// those of its target.
  mutating func target(
    of mapping: Mapping, at place: SourceRange, _ sink: inout DiagnosticSink
  ) -> Mapping? {
    var result = mapping
    for _ in 0..<Limit.nestingDepth.standard {
      guard let reference = result["$ref"] else { return result }
      guard let keys = TokenReference.keys(ofPointer: reference, &sink) else { return nil }
      guard let target = node(at: keys)?.mapping else {
        return sink.refuse(.nothing(at: keys, reference.range))
      }
      let own = result.entries.filter { $0.key.value != "$ref" }
      let other = target.entries.filter { entry in !own.contains { $0.key.value == entry.key.value } }
      result = Mapping(other + own)
    }
    return sink.refuse(Diagnostic(.referenceCycle, "this reference leads to itself", at: place))
  }

  /// The sources that a list names or contains; invalid items are reported and left out.
  mutating func sources(
    _ list: SyntaxNode?, of kind: String, in place: SourceRange, _ sink: inout DiagnosticSink
  ) -> [ResolverDocument.Source] {
    guard let items = list?.sequence else {
      if let list {
        sink.report(.invalidToken(expected: "a list of token files in \(kind)", found: list))
      } else {
        sink.report(Diagnostic(.tokenInvalid, "a set needs `sources`", at: place))
      }
      return []
    }
    var sources: [ResolverDocument.Source] = []
    for item in items { sources += self.sources(item, &sink) }
    return sources
  }

  private mutating func sources(
    _ node: SyntaxNode, _ sink: inout DiagnosticSink
  ) -> [ResolverDocument.Source] {
    guard let mapping = node.mapping else {
      sink.report(
        .invalidToken(expected: "tokens, or a file such as `{ \"$ref\": \"a.json\" }`", found: node))
      return []
    }
    count += 1
    guard count <= limits[.themeFiles] else {
      if count == limits[.themeFiles] + 1 {
        sink.report(
          .limitExceeded(
            "with its sets written out, the resolver has", limits.exceeded(.themeFiles), at: node.range))
      }
      return []
    }
    guard let reference = mapping["$ref"] else { return [.inline(node)] }
    guard let text = reference.quotedText, text.hasPrefix("#") else {
      return file(mapping, reference, &sink).map { [.file($0)] } ?? []
    }
    return local(mapping, reference, text, &sink)
  }

  private func file(
    _ mapping: Mapping, _ reference: SyntaxNode, _ sink: inout DiagnosticSink
  ) -> Ranged<String>? {
    guard let text = reference.quotedText, !text.isEmpty, !text.contains("#"), !text.contains("://") else {
      return sink.refuse(
        .invalidToken(expected: "the path of a whole token file, relative to this one", found: reference))
    }
    let inert = ["$ref", "description", "$description", "$extensions"]
    if let other = mapping.entries.first(where: { !inert.contains($0.key.value) }) {
      return sink.refuse(
        Diagnostic(
          .tokenInvalid, "\(FoundText.quoted(other.key.value)) can't be used beside the `$ref` of a file",
          at: other.key.range
        ).helping("write the tokens into a source of their own behind it"))
    }
    return Ranged(text, reference.range)
  }

  /// The sources behind a reference to another place in the document; empty after a report.
  private mutating func local(
    _ mapping: Mapping, _ reference: SyntaxNode, _ text: String, _ sink: inout DiagnosticSink
  ) -> [ResolverDocument.Source] {
    guard let keys = TokenReference.keys(ofPointer: reference, &sink) else { return [] }
    if keys[0] == "modifiers" || keys[0] == "resolutionOrder" {
      sink.report(
        Diagnostic(
          .tokenInvalid, "only a set can be taken into a set or a context; this is of `\(keys[0])`",
          at: reference.range))
      return []
    }
    guard !open.contains(text), open.count < Limit.nestingDepth.standard else {
      let names = (open + [text]).map { "`\($0.shortened)`" }.joined(separator: " → ")
      sink.report(Diagnostic(.referenceCycle, "a set contains itself: \(names)", at: reference.range))
      return []
    }
    guard let target = node(at: keys)?.mapping else {
      sink.report(.nothing(at: keys, reference.range))
      return []
    }
    open.append(text)
    defer { open.removeLast() }
    let own = mapping.entries.filter { $0.key.value != "$ref" }
    let other = target.entries.filter { entry in !own.contains { $0.key.value == entry.key.value } }
    let whole = Mapping(other + own)
    if keys.count == 2, keys[0] == "sets" {
      guard let set = self.target(of: whole, at: reference.range, &sink) else { return [] }
      return sources(set["sources"], of: "`sources`", in: reference.range, &sink)
    }
    return sources(SyntaxNode(.mapping(whole), reference.range), &sink)
  }

  private func node(at keys: [String]) -> SyntaxNode? {
    var node: SyntaxNode?
    var mapping: Mapping? = root
    for key in keys {
      if let inner = mapping {
        node = inner[key]
      } else if let items = node?.sequence, let index = Int(key), items.indices.contains(index) {
        node = items[index]
      } else {
        return nil
      }
      mapping = node?.mapping
    }
    return node
  }
}

extension Diagnostic {
  fileprivate static func nothing(at keys: [String], _ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownReference, "there is no map at `#/\(keys.joined(separator: "/").shortened)`", at: place)
  }
}
