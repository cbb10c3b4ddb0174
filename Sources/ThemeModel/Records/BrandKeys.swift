package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// Files that a project names: themes, or brands.
package struct ProjectThemes: Sendable {
  /// Files below the root; `*` stands for any name, or a part of one.
  package let files: Ranged<PathText>
  /// The theme over which each of the files is laid, as brands are; nil for themes of their own.
  package let base: Ranged<PathText>?
}

/// Files that are laid over a theme.
package struct Brands: Sendable {
  package internal(set) var files: [Ranged<PathText>] = []
  package internal(set) var base: Ranged<PathText>?
}

/// The keys of brands.
package enum BrandKeys: KeyList {
  package typealias Root = Brands

  package static let about = KeyListName("brands", "brands", shownBy: "project-of-brands")

  package static func list(_ keys: inout some KeyVisitor<Brands>) {
    keys.other(
      "files", .either([.path, .list(of: .path)]),
      "Files that say only what differs; each is a theme that is named after its file. Required."
    ) { brands, entry, sink in
      guard entry.value.sequence != nil else {
        if let path = PathText.literal(entry.value, &sink).ranged { brands.files = [path] }
        return
      }
      brands.files = values(entry.value, expected: "files such as `brands/*.yaml`", &sink)
    }
    keys.other("over", .path, "The theme that each of the files is laid over. Required.") {
      $0.base = PathText.literal($1.value, &$2).ranged
    }
  }
}

extension ProjectThemes {
  static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [ProjectThemes] {
    guard let mapping = node.mapping else {
      return PathText.literal(node, &sink).ranged.map { [ProjectThemes(files: $0, base: nil)] } ?? []
    }
    var brands = Brands()
    let count = sink.count
    BrandKeys.read(mapping.entries.filter { !$0.value.isNull }, into: &brands, &sink)
    // An unknown key may be the one that is missing.
    if let key = ["files", "over"].first(where: { mapping[$0] == nil }), sink.count == count {
      sink.report(
        Diagnostic(.missingKey, "brands need `\(key)`", at: node.range)
          .helping("name both: `{ files: brands/*.yaml, over: themes/base.theme.yaml }`"))
    }
    guard let base = brands.base else { return [] }
    return brands.files.map { ProjectThemes(files: $0, base: base) }
  }
}
