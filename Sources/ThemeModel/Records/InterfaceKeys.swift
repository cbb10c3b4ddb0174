package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

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
      if let scalar = node.scalar, scalar.text == "none", !scalar.isQuoted {
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
