import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

/// The colors that a theme gives to an SVG: to `currentColor`, and to what has an id or a class, with all that is in it.
struct SVGColors {
  private let all: [ResolvedSVGColor]
  private let byName: [String: Color]
  /// The names of which something that is painted has the color.
  private var used: Set<String> = []

  init(_ colors: [ResolvedSVGColor]) {
    all = colors
    byName = Dictionary(colors.map { ($0.name.value, $0.color) }) { $1 }
  }

  /// The colors that nothing has.
  var unused: [ResolvedSVGColor] { all.filter { !used.contains($0.name.value) } }

  /// Gives an element its colors. What paints nothing goes on painting nothing.
  mutating func color(
    _ style: inout SVGStyle, of node: XMLNode, _ kind: SVGElementKind, isRoot: Bool
  ) {
    if all.isEmpty { return }
    let current = byName["currentColor"]
    if isRoot, let current { style.color = current }
    if let name = name(of: node) { style.given = name }
    let paints: Bool =
      switch kind.role {
      case .shape: style.fill != .none || style.stroke != .none
      case .stop, .primitive: true
      default: false
      }
    if let name = style.given, let color = byName[name] {
      style.color = color
      if style.fill != .none { style.fill = .color(color) }
      if style.stroke != .none { style.stroke = .color(color) }
      style.own.stopColor = .color(color)
      style.own.floodColor = .color(color)
      if paints { used.insert(name) }
    } else if style.color == current,
      [style.fill, style.stroke, style.own.stopColor, style.own.floodColor].contains(.currentColor)
    {
      used.insert("currentColor")
    }
  }

  /// The name by which the theme gives an element a color of its own: its id, or the last of its classes that has one.
  private func name(of node: XMLNode) -> String? {
    if let id = node["id"], byName[id] != nil, id != "currentColor" { return id }
    let classes = node["class"]?.split(whereSeparator: { $0.utf8.first?.isSpaceOfSVG ?? false }) ?? []
    return classes.last { byName[String($0)] != nil && $0 != "currentColor" }.map(String.init)
  }
}

extension SVGWalk {
  /// Reports the names of which nothing in the SVG has the color.
  mutating func reportUnusedColors() {
    let unused = colors.unused
    if unused.isEmpty { return }
    let names = self.names
    for color in unused { report(.uncolored(color.name, names, at: root.range)) }
  }

  /// The ids and classes of all elements, sorted.
  private var names: [String] {
    var names: Set<String> = []
    func add(_ node: XMLNode) {
      if let id = node["id"] { names.insert(id) }
      for name in node["class"]?.split(whereSeparator: { $0.utf8.first?.isSpaceOfSVG ?? false }) ?? [] {
        names.insert(String(name))
      }
      for child in node.children { add(child) }
    }
    add(root)
    return names.sorted(by: precedesInBytes)
  }
}

extension Diagnostic {
  fileprivate static func uncolored(_ name: Ranged<String>, _ names: [String], at root: SourceRange)
    -> Diagnostic
  {
    let known = Array(names.prefix(1_000))
    let others = known.isEmpty ? "" : "; its ids and classes are \(known.listed(near: name.value))"
    if name.value == "currentColor" {
      return Diagnostic(
        .unknownParameter, "nothing in the SVG is painted with `currentColor`", at: name.range
      )
      .also(at: root, "the SVG")
      .helping(
        "write `fill=\"currentColor\"` or `stroke=\"currentColor\"` in the SVG where the color belongs, or name what it has by an id or a class\(others)"
      )
    }
    if names.contains(name.value) {
      return Diagnostic(
        .unknownParameter, "nothing in the SVG is painted by the color of `\(name.value.shortened)`",
        at: name.range
      )
      .also(at: root, "the SVG").helping("name a shape, a group of shapes, or a stop of a gradient\(others)")
    }
    let diagnostic = Diagnostic(
      .unknownParameter, "nothing in the SVG has the id or the class `\(name.value.shortened)`",
      at: name.range
    ).also(at: root, "the SVG")
    if let nearest = Suggestion.nearest(to: name.value, among: known + ["currentColor"]) {
      return diagnostic.helping("did you mean `\(nearest)`?").fixing(name.range, with: nearest)
    }
    return diagnostic.helping(
      known.isEmpty
        ? "it has none; add `id=\"\(name.value.shortened)\"` to what the color is for"
        : "known are \(known.listed(near: name.value))")
  }
}
