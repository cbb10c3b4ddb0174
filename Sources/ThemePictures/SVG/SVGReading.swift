import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeSyntax

/// What was read of an element, once for all places where it is shown.
struct SVGElement {
  let kind: SVGElementKind
  /// Set the properties of the element in the style that it inherits.
  var setters: [SVGProperty.Setter] = []
  /// The number of bytes of the values that were read.
  var bytes = 0
  /// The outline of a path or a polygon in its own coordinates, once it is needed; nil in it if it draws nothing.
  var outline: Path??
}

extension SVGWalk {
  /// Reports what is unknown wherever it stands, and what changes other elements.
  mutating func look(through node: XMLNode, inNotes: Bool = false) {
    if let name = node.name {
      let kind = SVGElementKind.all[name]
      if kind == nil && !inNotes || kind?.role == .active { reportElement(node) }
    }
    let isNote = ["title", "desc", "metadata"].contains(node.name)
    for child in node.children { look(through: child, inNotes: inNotes || isNote) }
  }

  mutating func reportElement(_ node: XMLNode) {
    let name = node.name ?? ""
    report(
      Diagnostic(.svgUnsupported, "`<\(name.shortened)>` can't be drawn", at: node.range)
        .helping(words: SVGAdvice.element(name)))
  }

  /// What an element says, read at the first time; nil for an element of another namespace.
  mutating func element(_ node: XMLNode) -> SVGElement? {
    if let known = read[node.index] { return known }
    guard let name = node.name, let kind = SVGElementKind.all[name] else { return nil }
    var element = SVGElement(kind: kind)
    var declarations: [SVGDeclaration] = []
    for (name, value) in node.attributes where !isFull {
      if kind.attributes.contains(name) { continue }
      if name == "style" {
        guard let list = SVGDeclaration.list(value) else {
          report(Diagnostic(.svgInvalid, "this is no list of properties", at: text.range(of: name, in: node)))
          continue
        }
        declarations += list
      } else if SVGProperty.all[name]?.isAttribute ?? false {
        declarations.append(SVGDeclaration(name: name, value: value.trimmed, syntax: .attribute))
      } else if !SVGAttributes.isUnseen(name) {
        let isProperty = SVGProperty.all[name] != nil
        report(
          Diagnostic(
            .svgUnsupported,
            isProperty
              ? "`\(name)` is no attribute, and programs differ in what they draw of it"
              : "the attribute `\(name.shortened)` is unknown", at: text.range(of: name, in: node)
          ).helping(words: isProperty ? "write `style=\"\(name):\(value.shortened)\"`, or remove it" : nil))
      }
    }
    element.setters = setters(declarations, node)
    element.bytes = node.attributes.reduce(0) { $0 + $1.value.utf8.count }
    read[node.index] = element
    return element
  }

  /// What sets the properties of an element: the last declaration that is understood counts (CSS Cascade 4, §6).
  private mutating func setters(_ declarations: [SVGDeclaration], _ node: XMLNode) -> [SVGProperty.Setter] {
    func rank(_ declaration: SVGDeclaration) -> Int {
      declaration.isImportant ? 2 : declaration.syntax == .style ? 1 : 0
    }
    var counting: [String: SVGProperty.Setter?] = [:]
    var names: [String] = []
    for wanted in 0...2 {
      for declaration in declarations where rank(declaration) == wanted && !isFull {
        let name = declaration.name
        guard let property = SVGProperty.named(name) else {
          report(
            Diagnostic(
              .svgUnsupported, "the property `\(name.shortened)` is unknown",
              at: text.range(of: "style", in: node)))
          continue
        }
        let reading = property.read(declaration.value, declaration.syntax)
        switch reading {
        case .value(let setter):
          if counting[name] == nil { names.append(name) }
          counting[name] = .some(setter)
        case .unknown, .newer:
          if counting[name] == nil { report(reading.map { _ in }, name, declaration.value, in: node) }
        case .unsupported: report(reading.map { _ in }, name, declaration.value, in: node)
        }
      }
    }
    return names.compactMap { counting[$0] ?? nil }
  }

  /// The style of an element inside another one's.
  mutating func style(of node: XMLNode, in outer: SVGStyle) -> SVGStyle? {
    guard let element = element(node) else { return nil }
    var style = outer
    style.own = SVGOwnStyle()
    for set in element.setters { set(&style) }
    return style
  }

  /// The style of an element at its place in the file, which is that of gradients, clipping paths and what they hold.
  mutating func style(of node: XMLNode) -> SVGStyle? {
    var around: [XMLNode] = []
    while let parent = (around.last ?? node).parent { around.append(parent) }
    let outer = around.reversed().reduce(into: SVGStyle()) { style, parent in
      style = self.style(of: parent, in: style) ?? style
    }
    return style(of: node, in: outer)
  }
}
