package import ThemeDiagnostics
package import ThemeSyntax

/// A type whose values a theme can write in a list.
package protocol ListItem: Lowerable & Record {
  /// The maximum number of items in a list, and the noun for the items in messages.
  static var limit: (count: Int, noun: String) { get }
}

/// A list whose items are values or references, in the order of the file. An overlaying list replaces it as a whole.
package struct SettingList<Item: ListItem>: Lowerable {
  package private(set) var items: [Setting<Item>]

  package static var isMap: Bool { true }
  package static var form: ValueType { .list(of: .map(Item.name)) }
  package static var expectation: String { "a list, each item \(Item.expectation)" }

  /// Lowers a list, or a single map as a list of one item, so that a token for one shadow or stop can replace a list.
  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SettingList? {
    if node.mapping != nil { return SettingList(items: [Item.setting(node, &sink)]) }
    guard let nodes = node.sequence else { return mismatch(node, &sink) }
    guard nodes.count <= Item.limit.count else {
      return sink.refuse(
        Diagnostic(
          .limitExceeded,
          "there are \(nodes.count) \(Item.limit.noun), more than the limit of \(Item.limit.count)",
          at: node.range))
    }
    var items: [Setting<Item>] = []
    for node in nodes {
      if node.isNull {
        _ = Item.mismatch(node, &sink)
        continue
      }
      let item = Item.setting(node, &sink)
      if !item.isUnset { items.append(item) }
    }
    return items.count == nodes.count ? SettingList(items: items) : nil
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = false
    for index in items.indices where items[index].resolve(references, &sink) { isChanged = true }
    return isChanged
  }
}
