import ThemeModel
import ThemeSyntax

/// What the reader of token files makes of an import, for a theme that says its `tokenFiles`.
struct LoadedTokens {
  /// Errors and warnings, and errors about tokens that a theme would have to use to see them.
  private(set) var problems: [String] = []
  private let root: SyntaxNode?
  let imported: ImportedTokens

  init(_ files: [String: String], into folder: String = "tokens") throws {
    let sources = try files.map { TokenSource(path: try #require(ThemePath($0)), bytes: Array($1.utf8)) }
    try self.init(importTokens(sources, into: try #require(ThemePath(folder))))
  }

  init(_ imported: ImportedTokens) throws {
    self.imported = imported
    guard let tokenFiles = imported.tokenFiles else {
      root = nil
      return
    }
    var files: [String: [UInt8]] = [:]
    for file in imported.files { files[file.path.text] = file.bytes }
    let theme: JSONValue = ["themec": 1, "name": "imported", "tokenFiles": tokenFiles.json]
    files["a.theme.json"] = theme.bytes
    let library = SyntaxLibrary(MemoryInputs(files), sources: SourceMap(), alternatives: .theme)
    var sink = DiagnosticSink()
    var inputs: [ThemePath] = []
    let tree = load(try #require(ThemePath("a.theme.json")), from: library, inputs: &inputs, &sink)
    problems = sink.diagnostics.map { "\($0.code.name): \($0.message)" }
    for remark in tree?.tokenRemarks ?? [] {
      if case .invalid(let diagnostic, _) = remark.kind {
        problems.append("\(remark.path): \(diagnostic.message)")
      }
    }
    problems.sort()
    root = tree?.root.mapping?["tokens"]
    if tree == nil { problems.append("the theme can't be read") }
  }

  /// The paths of all tokens.
  var paths: [[String]] {
    var result: [[String]] = []
    func gather(_ node: SyntaxNode, _ path: [String]) {
      guard let mapping = node.mapping, mapping.form == .group else { return result.append(path) }
      for entry in mapping.entries { gather(entry.value, path + [entry.key.value]) }
    }
    if let root { gather(root, []) }
    return result
  }

  /// The value of a token in modes such as `appearances.dark`, with all references followed; nil if there is none.
  func value(_ path: [String], in modes: Set<String> = []) -> String? {
    var node = root
    for name in path { node = node?.mapping?[name] }
    return node.flatMap { text($0, modes, 0) }
  }

  func value(_ path: String, in modes: Set<String> = []) -> String? {
    value(path.split(separator: ".").map(String.init), in: modes)
  }

  private func text(_ node: SyntaxNode, _ modes: Set<String>, _ depth: Int) -> String? {
    guard depth < 70 else { return nil }
    if let scalar = node.scalar {
      guard scalar.isQuoted, scalar.text.hasPrefix("$") else { return scalar.text }
      if scalar.text.hasPrefix("$$") { return String(scalar.text.dropFirst()) }
      var target = root
      for name in scalar.text.dropFirst().split(separator: ".") { target = target?.mapping?[String(name)] }
      return target.flatMap { text($0, modes, depth + 1) }
    }
    if let items = node.sequence {
      return "[\(items.map { text($0, modes, depth + 1) ?? "?" }.joined(separator: ", "))]"
    }
    guard let mapping = node.mapping else { return nil }
    if mapping.form == .modes {
      return Self.choices(node, []).filter { $0.conditions.isSubset(of: modes) }
        .max { $0.conditions.count < $1.conditions.count }.flatMap { text($0.node, modes, depth + 1) }
    }
    let fields = mapping.entries.map { "\($0.key.value): \(text($0.value, modes, depth + 1) ?? "?")" }
    return "{\(fields.joined(separator: ", "))}"
  }

  private static func choices(_ node: SyntaxNode, _ conditions: Set<String>) -> [(
    conditions: Set<String>, node: SyntaxNode
  )] {
    guard let mapping = node.mapping, mapping.form == .modes else { return [(conditions, node)] }
    return mapping.entries.flatMap { entry -> [(conditions: Set<String>, node: SyntaxNode)] in
      if entry.key.value == "value" { return choices(entry.value, conditions) }
      return (entry.value.mapping?.entries ?? []).flatMap { mode in
        choices(mode.value, conditions.union(["\(entry.key.value).\(mode.key.value)"]))
      }
    }
  }
}

extension ThemeValue {
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .list(let items): .array(items.map(\.json))
    case .map(let map): .object(map.entries.map { ($0.key, $0.value.json) })
    }
  }
}
