import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A type whose values a theme can write in a list.
package protocol ListItem: Lowerable & Record {
  /// The maximum number of items in a list, and the noun for the items in messages.
  static var limit: (count: Int, noun: String) { get }
  /// The form of an item.
  static var listed: ValueType { get }
}

extension ListItem {
  package static var listed: ValueType { .map(name) }
}

/// A list whose items are values or references, in the order of the file. An overlaying list replaces it as a whole.
package struct SettingList<Item: ListItem>: Lowerable {
  package private(set) var items: [Setting<Item>]

  package static var isMap: Bool { true }
  package static var form: ValueType { .list(of: Item.listed) }
  package static var expectation: String { "a list, each item \(Item.expectation)" }

  /// Lowers a list, or a single map as a list of one item, so that a token for one shadow or stop can replace a list.
  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SettingList? {
    if node.mapping != nil { return SettingList(items: [Item.setting(node, &sink)]) }
    guard let nodes = node.sequence else { return mismatch(node, &sink) }
    return Item.settings(nodes, at: node.range, limit: Item.limit, &sink).map { SettingList(items: $0) }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = false
    var resolved: [Setting<Item>] = []
    for var item in items {
      if case .reference(let path, let range) = item {
        isChanged = true
        let found = Setting<TokenItems<Item>>.reference(path, range).resolved(references, &sink).value
        // An item without a value keeps its place, so that the list is known to lack one.
        resolved += found?.items.map { $0.placed(at: range) } ?? [.unset]
        guard resolved.count <= Item.limit.count else {
          sink.report(
            Diagnostic(
              .limitExceeded,
              "with this token, there are more \(Item.limit.noun) than the limit of \(Item.limit.count)",
              at: range))
          resolved.removeLast(resolved.count - Item.limit.count)
          break
        }
      } else {
        if item.resolve(references, &sink) { isChanged = true }
        resolved.append(item)
      }
    }
    items = resolved
    return isChanged
  }
}

extension Lowerable {
  /// The settings of a list without nulls; nil after a report.
  static func settings(
    _ nodes: [SyntaxNode], at range: SourceRange, limit: (count: Int, noun: String),
    _ sink: inout DiagnosticSink
  ) -> [Setting<Self>]? {
    guard nodes.count <= limit.count else {
      return sink.refuse(
        Diagnostic(
          .limitExceeded,
          "there are \(nodes.count) \(limit.noun), more than the limit of \(limit.count)", at: range))
    }
    var items: [Setting<Self>] = []
    for node in nodes {
      if node.isNull {
        _ = mismatch(node, &sink)
        continue
      }
      let item = setting(node, &sink)
      if !item.isUnset { items.append(item) }
    }
    return items.count == nodes.count ? items : nil
  }
}

/// What a token contributes to a list that names it: one item, or all items of a list.
private struct TokenItems<Item: ListItem>: Lowerable {
  private var list: SettingList<Item>

  var items: [Setting<Item>] { list.items }

  static var isMap: Bool { true }
  static var form: ValueType { Item.form }
  static var expectation: String { Item.expectation }

  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> TokenItems? {
    // A map may overlay another token.
    if node.sequence != nil || node.mapping != nil {
      return SettingList<Item>.lower(node, &sink).map { TokenItems(list: $0) }
    }
    return Item.lower(node, &sink).map { TokenItems(list: SettingList(items: [.literal($0, node.range)])) }
  }

  mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    list.resolve(references, &sink)
  }
}

extension Setting {
  /// The setting with its value at another place; unchanged if it has none.
  fileprivate func placed(at range: SourceRange) -> Setting {
    guard case .literal(let value, _) = self else { return self }
    return .literal(value, range)
  }
}
