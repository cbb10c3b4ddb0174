import ThemeCore
import ThemeDiagnostics
import ThemePictures

// A VectorDrawable as an SVG.

extension ResourceNode {
  /// The texts of all colors in a vector.
  fileprivate var colors: Set<String> {
    children.reduce(into: Set(["fillColor", "strokeColor", "color"].compactMap { self[$0] })) {
      $0.formUnion($1.colors)
    }
  }
}

extension ResourceReading {
  mutating func vector(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
    name(
      unknown: node,
      [
        "width", "height", "viewportWidth", "viewportHeight", "tint", "tintMode", "autoMirrored",
      ])
    guard let width = try length("width", of: node), let height = try length("height", of: node) else {
      throw node.problem("it has no `width` and `height`")
    }
    var look = ResourceLook()
    var writer = VectorWriter(alpha: try node.number("alpha", 1))
    if let tint = node["tint"] {
      try checkTint(node)
      if tint.hasPrefix("?") {
        look.map["renderingIntent"] = "template"
        remark(
          .changed, at: node.place, "it is a template here: tint it with the color that `\(tint)` stands for")
        writer.tint = Color(red: 0, green: 0, blue: 0)
      } else {
        writer.tint = try color(tint, at: node.place, isValue: true).color
      }
    }
    let colors = node.colors
    if colors.count == 1, let only = colors.first, only.hasPrefix("?") {
      // An icon of one color that the app decides.
      look.map["renderingIntent"] = "template"
      remark(
        .changed, at: node.place, "it is a template here: tint it with the color that `\(only)` stands for")
      writer.unknown = only
    }
    let viewport = [try node.number("viewportWidth", 0), try node.number("viewportHeight", 0)]
    guard viewport[0] > 0, viewport[1] > 0 else { throw node.problem("it has no viewport") }
    try add(node.children, to: &writer)
    let root = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width.points.themeText)""#,
      #"height="\#(height.points.themeText)""#,
      #"viewBox="0 0 \#(viewport[0].themeText) \#(viewport[1].themeText)" preserveAspectRatio="none">"#,
    ]
    let text = ([root.joined(separator: " ")] + writer.lines + ["</svg>", ""]).joined(separator: "\n")
    try check(text, node)
    let name = uses(of: node)
    let path = files.path(of: text, name, ".svg")
    look.map = ThemeMap(
      entries: [("art", ["svg": .text(path)])] + look.map.entries.map { ($0.key, $0.value) })
    mirror(&look, node)
    return look
  }

  /// What the SVG of a vector is named after: its file.
  private func uses(of node: ResourceNode) -> String {
    let file = node.file.path.name
    return String(file.dropLast(file.hasSuffix(".xml") ? 4 : 0)).replacing(".", with: "_")
  }

  /// Throws if themec can't draw all of the SVG. What Android doesn't draw has no drawing by the rules of SVG.
  private func check(_ text: String, _ node: ResourceNode) throws(ResourceProblem) {
    let bytes = Array(text.utf8)
    let source = SourceMap().add(SourceFile(path: node.file.path, bytes: bytes))
    var sink = DiagnosticSink()
    guard readSVG(bytes, at: source, &sink) == nil || !sink.diagnostics.isEmpty else { return }
    let problem = sink.diagnostics.first
    throw node.problem("as an SVG it can't be drawn: \(problem?.message ?? "it draws nothing")")
  }

  /// Adds elements of a group. A clipping path holds for what follows it there.
  private mutating func add(_ nodes: [ResourceNode], to writer: inout VectorWriter) throws(ResourceProblem) {
    var clips = 0
    for node in nodes {
      switch (node.element.name.namespace, node.name) {
      case (.none, "path"): try add(path: node, to: &writer)
      case (.none, "clip-path"):
        guard let data = node["pathData"] else { continue }
        let rule = node["fillType"] == "evenOdd" ? #" clip-rule="evenodd""# : ""
        writer.clip(#"<path d="\#(data.xml)"\#(rule)/>"#)
        clips += 1
      case (.none, "group"):
        writer.open(try transform(of: node).map { #"<g transform="\#($0)">"# } ?? "<g>")
        try add(node.children, to: &writer)
        writer.close()
      case (.none, let name): remark(.changed, at: node.place, "`<\(name)>` is left out")
      default: break
      }
    }
    for _ in 0..<clips { writer.close() }
  }

  /// The transform of a group: around its pivot it is scaled, then turned, then moved.
  private mutating func transform(of node: ResourceNode) throws(ResourceProblem) -> String? {
    name(unknown: node, ["rotation", "pivotX", "pivotY", "scaleX", "scaleY", "translateX", "translateY"])
    let (x, y) = (try node.number("pivotX", 0), try node.number("pivotY", 0))
    let (right, down) = (try node.number("translateX", 0), try node.number("translateY", 0))
    let (wide, high) = (try node.number("scaleX", 1), try node.number("scaleY", 1))
    let turn = try node.number("rotation", 0)
    let isScaled = wide != 1 || high != 1
    if turn == 0, !isScaled {
      return right == 0 && down == 0 ? nil : "translate(\(right.themeText) \(down.themeText))"
    }
    var parts = ["translate(\((right + x).themeText) \((down + y).themeText))"]
    if turn != 0 { parts.append("rotate(\(turn.themeText))") }
    if isScaled { parts.append("scale(\(wide.themeText) \(high.themeText))") }
    parts.append("translate(\((-x).themeText) \((-y).themeText))")
    return parts.joined(separator: " ")
  }

  private mutating func add(path node: ResourceNode, to writer: inout VectorWriter) throws(ResourceProblem) {
    name(
      unknown: node,
      [
        "pathData", "fillColor", "fillAlpha", "strokeColor", "strokeWidth", "strokeAlpha", "strokeLineCap",
        "strokeLineJoin", "strokeMiterLimit", "trimPathStart", "trimPathEnd", "trimPathOffset",
      ])
    guard try node.number("trimPathStart", 0) == 0, try node.number("trimPathEnd", 1) == 1 else {
      throw node.problem("a path of which only a part is drawn has no counterpart")
    }
    guard let data = node["pathData"], !data.isEmpty else { return }
    var attributes = #"d="\#(data.xml)""#
    attributes += try paint("fill", of: node, &writer)
    if node["fillType"] == "evenOdd" { attributes += #" fill-rule="evenodd""# }
    let width = try node.number("strokeWidth", 0)
    let stroke = width > 0 ? try paint("stroke", of: node, &writer) : #" stroke="none""#
    if stroke != #" stroke="none""# {
      attributes += stroke + #" stroke-width="\#(width.themeText)""#
      for (name, key) in [("linecap", "strokeLineCap"), ("linejoin", "strokeLineJoin")] {
        if let value = node[key] { attributes += #" stroke-\#(name)="\#(value.xml)""# }
      }
      let limit = try node.number("strokeMiterLimit", 4)
      if limit != 4 { attributes += #" stroke-miterlimit="\#(limit.themeText)""# }
    }
    writer.add("<path \(attributes)/>")
  }
}
