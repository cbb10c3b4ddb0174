import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A type of which a theme writes lists.
package protocol ListItem: Lowerable {
  /// How many a list may have, and what they are called.
  static var limit: (count: Int, noun: String) { get }
}

extension SettingList: Lowerable where Item: ListItem {
  package static var expectation: String { "a list, each item \(Item.expectation)" }

  /// A map alone is a list of one: so a token of one shadow or stop fits.
  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SettingList? {
    if node.mapping != nil { return SettingList([Item.setting(node, &sink)]) }
    guard let nodes = node.sequence else { return mismatch(node, &sink) }
    guard nodes.count <= Item.limit.count else {
      sink.report(
        Diagnostic(
          .limitExceeded,
          "there are \(nodes.count) \(Item.limit.noun), more than the limit of \(Item.limit.count)",
          at: node.range))
      return nil
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
    return items.count == nodes.count ? SettingList(items) : nil
  }
}
