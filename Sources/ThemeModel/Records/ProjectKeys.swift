package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// Files that a project names, either as themes or as brands over a theme.
package struct ProjectThemes: Sendable {
  /// The paths of the files below the root; `*` stands for any name or part of a name.
  package let files: Ranged<PathText>
  /// The theme over which each of the files is laid if they are brands; nil if the files are themes themselves.
  package let base: Ranged<PathText>?
}

/// The files of brands and the theme over which each of them is laid.
package struct Brands: Sendable {
  package internal(set) var files: [Ranged<PathText>] = []
  package internal(set) var base: Ranged<PathText>?
}

/// The keys of a map of brands in the project file.
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
    // If something was reported already, an unknown key may be a misspelling of the missing one.
    if let key = ["files", "over"].first(where: { mapping[$0]?.isNull ?? true }), sink.count == count {
      sink.report(
        Diagnostic(.missingKey, "brands need `\(key)`", at: node.range)
          .helping("name both: `{ files: brands/*.yaml, over: themes/base.theme.yaml }`"))
    }
    guard let base = brands.base else { return [] }
    return brands.files.map { ProjectThemes(files: $0, base: base) }
  }
}

/// The theme whose interface another theme must match, with the exceptions.
package struct InterfaceReference: Sendable {
  /// The path of the theme whose interface must be matched; nil for `none`.
  package internal(set) var path: Ranged<PathText>?
  /// The elements that may be missing, be new or differ.
  package internal(set) var except: [Ranged<ElementID>] = []
}

/// The keys of the map form of `interface`.
package enum InterfaceKeys: KeyList {
  package typealias Root = InterfaceReference

  package static let about = KeyListName("interface", "an interface", shownBy: "interface-with-exceptions")

  package static func list(_ keys: inout some KeyVisitor<InterfaceReference>) {
    keys.other("of", .path, "The theme; required.") { $0.path = PathText.literal($1.value, &$2).ranged }
    keys.other(
      "except", .list(of: ElementID.form), "The elements that may be missing, be new or differ.",
      by: "interface-with-exceptions"
    ) { reference, entry, sink in
      let expected = "a list of elements such as `[buttons/ok]`"
      reference.except = values(entry.value, expected: expected, &sink)
    }
  }
}

extension InterfaceReference {
  /// Lowers the value of `interface`: a path, a map, or `none`, which is an error in a project file. Nil after a report.
  init?(_ node: SyntaxNode, ofProject isProject: Bool, _ sink: inout DiagnosticSink) {
    guard node.mapping != nil else {
      if node.scalar?.text == "none" {
        if isProject {
          sink.report(
            Diagnostic(
              .invalidValue, "`none` is for themes that leave the project's interface", at: node.range
            )
            .helping("remove `interface`: the project then has none"))
          return nil
        }
        return
      }
      guard let path = PathText.literal(node, &sink).ranged else { return nil }
      self.path = path
      return
    }
    let count = sink.count
    InterfaceKeys.read(
      node.entries(expected: "a theme", &sink).filter { !$0.value.isNull }, into: &self, &sink)
    if path == nil {
      // If something was reported already, an unknown key may be a misspelling of the missing one.
      if sink.count == count {
        sink.report(
          Diagnostic(.missingKey, "the interface names no theme", at: node.range)
            .helping("add it: `interface: { of: base.theme.yaml, except: [buttons/ok] }`"))
      }
      return nil
    }
  }
}
