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
      let kind = node.kind
      if kind == nil, !inNotes {
        ignore(
          "`<\(name.shortened)>` is no element of SVG, and is ignored as in browsers", at: node.range,
          suggestion(for: name, among: SVGElementKind.all.keys).map { "did you mean `<\($0)>`?" })
      }
      if kind?.role == .active { reportElement(node) }
      if kind?.role == .sheet { readSheet(node) }
    }
    let isNote =
      switch node.name {
      case "title", "desc", "metadata": true
      default: false
      }
    for child in node.children { look(through: child, inNotes: inNotes || isNote) }
  }

  /// The name that one is perhaps a slip of.
  private mutating func suggestion(for name: String, among names: some Sequence<String>) -> String? {
    guard sink.maySearch() else { return nil }
    return Suggestion.nearest(to: name, among: names.sorted(by: precedesInBytes))
  }

  mutating func reportElement(_ node: XMLNode) {
    let name = node.name ?? ""
    report(.svgUnsupported, "`<\(name.shortened)>` can't be drawn", at: node.range, SVGAdvice.element(name))
  }

  /// The declarations of a `style` or of a rule, without those that are ignored after a warning; nil where it is no list.
  mutating func declarations(of style: String, at place: SourceRange) -> [SVGDeclaration]? {
    guard let (list, mistakes) = SVGDeclaration.list(style) else { return nil }
    for mistake in mistakes {
      ignore(
        "`\(mistake.shortened)` sets no property, and is ignored as in browsers", at: place,
        "a declaration is a name, a colon and a value")
    }
    return list
  }

  /// What an element says, read at the first time; nil for an element of another namespace.
  mutating func element(_ node: XMLNode) -> SVGElement? {
    if let known = read[node.index] { return known }
    guard let kind = node.kind else { return nil }
    var element = SVGElement(kind: kind)
    var declarations: [SVGDeclaration] = []
    let isGroup = kind.role == .group || kind.role == .choice
    for (name, value) in node.attributes where !isFull {
      if kind.attributes.contains(name) { continue }
      if name == "style" {
        guard let list = self.declarations(of: value, at: text.range(of: name, in: node)) else {
          report(.svgInvalid, "this is no list of properties", at: text.range(of: name, in: node))
          continue
        }
        declarations += list
      } else if isGroup, SVGProperty.geometry.contains(name) {
        // Only the property would count there, for what inherits it.
        continue
      } else if SVGProperty.all[name]?.isAttribute ?? false {
        declarations.append(SVGDeclaration(name: name, value: value.trimmed, syntax: .attribute))
      } else if kind.role == .refused {
        // The element is drawn nowhere, whatever it says.
        continue
      } else if kind.role == .symbol, ["refX", "refY"].contains(name) {
        report(.unsupported, name, value, in: node)
      } else if !SVGAttributes.isUnseen(name) {
        readUnknown(name, value, in: node)
      }
    }
    let own = sheets.declarations(for: node)
    element.bytes =
      node.attributes.reduce(0) { $0 + $1.value.utf8.count } + own.reduce(0) { $0 + 16 + $1.value.utf8.count }
    declared += element.bytes
    let exceeded =
      sheets.isSpent ? Limits().exceeded(.svgSelectors) : Limits().exceeded(.svgBytes, by: declared)
    if let exceeded {
      report(.limitExceeded("with what style sheets set, the SVG has up to here", exceeded, at: node.range))
      sheets.stop()
      declared = 0
    } else {
      declarations += own
    }
    element.setters = setters(declarations, node)
    read[node.index] = element
    return element
  }

  /// Warns of an attribute that is none of SVG. Only those that run scripts are refused.
  private mutating func readUnknown(_ name: String, _ value: String, in node: XMLNode) {
    let place = text.range(of: name, in: node)
    if name.hasPrefix("on") {
      return report(
        .svgUnsupported, "what `\(name.shortened)` does can't be drawn", at: place,
        SVGAdvice.element("script"))
    }
    let advice =
      SVGProperty.all[name] != nil
      ? "write `style=\"\(name):\(value.shortened)\"`, or remove it"
      : suggestion(for: name, among: SVGAttributes.all).map { "did you mean `\($0)`?" }
    ignore("`\(name.shortened)` is no attribute of SVG, and is ignored as in browsers", at: place, advice)
  }

  /// What sets the properties of an element: the last declaration that is understood counts (CSS Cascade 4, §6).
  private mutating func setters(_ declarations: [SVGDeclaration], _ node: XMLNode) -> [SVGProperty.Setter] {
    var counting: [String: SVGProperty.Setter?] = [:]
    var names: [String] = []
    // Where there is one origin, everything is in its order already.
    let ordered =
      declarations.allSatisfy { $0.rank == declarations[0].rank }
      ? declarations
      : declarations.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element)
    for declaration in ordered where !isFull {
      let name = declaration.name
      let (holder, value) = (declaration.sheet ?? node, declaration.value)
      // Only what is reported needs its place.
      func place() -> SourceRange {
        text.range(of: declaration.syntax == .style ? "style" : name, in: holder)
      }
      guard let property = SVGProperty.named(name) else {
        report(.svgUnsupported, "the property `\(name.shortened)` is unknown", at: place())
        continue
      }
      let reading = property.read(value, declaration.syntax)
      switch reading {
      case .value(let setter):
        // What is set last is applied last, since one property can set what others do.
        if counting[name] != nil { names.removeAll { $0 == name } }
        names.append(name)
        counting[name] = .some(setter)
      case .unknown where isIgnored(name, value, of: node):
        ignore(name, value, in: holder, at: place())
      case .newer where counting[name] != nil: break
      case .newer, .unsupported, .unknown: report(reading.map { _ in }, name, value, in: holder, at: place())
      }
    }
    return names.compactMap { counting[$0] ?? nil }
  }

  /// Whether a value that is none is as if it were not there. Programs differ in it for some sizes.
  private func isIgnored(_ name: String, _ value: String, of node: XMLNode) -> Bool {
    guard SVGProperty.geometry.contains(name) else { return true }
    switch node.kind?.role {
    case .use, .filter, .primitive: return false
    case .viewport where node !== root, .mask: return !value.hasPrefix("-")
    default: return true
    }
  }

  /// The style of an element inside another one's.
  mutating func style(of node: XMLNode, in outer: SVGStyle) -> SVGStyle? {
    guard let element = element(node) else { return nil }
    var style = outer
    style.own = SVGOwnStyle()
    for set in element.setters { set(&style, outer) }
    settle(&style, of: node)
    colors.color(&style, of: node, element.kind, isRoot: node === root)
    return style
  }

  /// Gives lengths that are multiples of the font's size their size.
  private mutating func settle(_ style: inout SVGStyle, of node: XMLNode) {
    if style.own.cutsOverflow == nil, let role = node.kind?.role {
      // The style sheet of all programs (SVG 2, §3.12).
      style.own.cutsOverflow = [.viewport, .symbol, .marker, .pattern].contains(role) && node !== root
    }
    if node === root { style.rootFontSize = style.fontSize }
    let (font, rootFont) = (style.fontSize, style.rootFontSize)
    func settled(_ length: SVGLength, _ name: String) -> SVGLength {
      if let length = length.settled(font, rootFont) { return length }
      report(.unsupported, name, in: node)
      return SVGLength(number: 0)
    }
    for (name, length) in style.own.geometry where length.isOfFont {
      style.own.geometry[name] = settled(length, name)
    }
    if style.strokeWidth.isOfFont { style.strokeWidth = settled(style.strokeWidth, "stroke-width") }
    if style.dashOffset.isOfFont { style.dashOffset = settled(style.dashOffset, "stroke-dashoffset") }
    for index in style.dashes.indices where style.dashes[index].isOfFont {
      style.dashes[index] = settled(style.dashes[index], "stroke-dasharray")
    }
    style.own.transform?.settle { settled($0, "transform") }
    style.own.translate?.settle { settled($0, "translate") }
    if style.own.origin.x.isOfFont || style.own.origin.y.isOfFont {
      style.own.origin.x = settled(style.own.origin.x, "transform-origin")
      style.own.origin.y = settled(style.own.origin.y, "transform-origin")
    }
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
