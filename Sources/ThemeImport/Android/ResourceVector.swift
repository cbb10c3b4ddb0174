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
  mutating func vector(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    name(
      unknown: node,
      ["width", "height", "viewportWidth", "viewportHeight", "tint", "tintMode", "autoMirrored"])
    guard let width = try length("width", of: node), let height = try length("height", of: node) else {
      throw node.problem("it has no `width` and `height`")
    }
    var look = ResourceLook()
    var writer = VectorWriter()
    func makeTemplate(_ color: String) {
      look.map["renderingIntent"] = "template"
      remark(
        .changed, at: node.place, "it is a template here: tint it with the color that `\(color)` stands for")
    }
    if let tint = node["tint"] {
      try checkTint(node)
      if tint.hasPrefix("?") {
        makeTemplate(tint)
        writer.tint = Color(red: 0, green: 0, blue: 0)
      } else {
        writer.tint = try color(tint, at: node.place, isValue: true).color
      }
    }
    let colors = node.colors
    if colors.count == 1, let only = colors.first, only.hasPrefix("?") {
      // An icon of one color that the app decides.
      makeTemplate(only)
      writer.unknown = only
    }
    let viewport = [try node.number("viewportWidth", 0), try node.number("viewportHeight", 0)]
    guard viewport[0] > 0, viewport[1] > 0 else { throw node.problem("it has no viewport") }
    // Android fades the finished picture, in which paths may lie over each other.
    let alpha = try node.number("alpha", 1)
    if alpha != 1 { writer.open(#"<g opacity="\#(alpha.themeText)">"#) }
    try add(node.children, to: &writer)
    if alpha != 1 { writer.close() }
    let root = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width.points.themeText)""#,
      #"height="\#(height.points.themeText)""#,
      #"viewBox="0 0 \#(viewport[0].themeText) \#(viewport[1].themeText)" preserveAspectRatio="none">"#,
    ]
    let text = ([root.joined(separator: " ")] + writer.lines + ["</svg>", ""]).joined(separator: "\n")
    try check(text, node)
    // An SVG is named after the file of its vector.
    let name = node.file.path.name.dropping(endings: [".xml"]).replacing(".", with: "_")
    look.map = look.map.laid(over: ["art": ["svg": .text(files.path(of: text, name, ".svg"))]])
    mirror(&look, node)
    return look
  }

  /// Throws if themec can't draw all of the SVG. What Android doesn't draw has no drawing by the rules of SVG.
  private func check(_ text: String, _ node: ResourceNode) throws(ImportProblem) {
    let bytes = Array(text.utf8)
    let source = SourceMap().add(SourceFile(path: node.file.path, bytes: bytes))
    var sink = DiagnosticSink()
    guard readSVG(bytes, at: source, &sink) == nil || !sink.diagnostics.isEmpty else { return }
    let problem = sink.diagnostics.first
    throw node.problem("as an SVG it can't be drawn: \(problem?.message ?? "it draws nothing")")
  }

  /// Adds elements of a group. A clipping path holds for what follows it there.
  private mutating func add(_ nodes: [ResourceNode], to writer: inout VectorWriter) throws(ImportProblem) {
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
  private mutating func transform(of node: ResourceNode) throws(ImportProblem) -> String? {
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

  private mutating func add(path node: ResourceNode, to writer: inout VectorWriter) throws(ImportProblem) {
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

/// The lines of an SVG that a VectorDrawable becomes.
struct VectorWriter {
  private(set) var lines: [String] = []
  private var depth = 1
  /// The color that takes the place of all colors.
  var tint: Color?
  /// The one color of everything, where the app decides on it: it is drawn in black.
  var unknown: String?
  private var count = 0

  mutating func add(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

  mutating func open(_ tag: String) {
    add(tag)
    depth += 1
  }

  /// Ends the innermost open group.
  mutating func close() {
    depth -= 1
    add("</g>")
  }

  /// Clips what follows until the group is closed that this opens.
  mutating func clip(_ path: String) {
    let name = define { #"<clipPath id="\#($0)">\#(path)</clipPath>"# }
    open(#"<g clip-path="url(#\#(name))">"#)
  }

  /// Writes a definition that takes the name that is given to it.
  mutating func define(_ text: (String) -> String) -> String {
    count += 1
    let name = "p\(count)"
    add("<defs>\(text(name))</defs>")
    return name
  }

  /// The color after the tint.
  func tinted(_ color: Color) -> Color {
    guard var tint else { return color }
    tint.alpha = UInt8((Int(tint.alpha) * Int(color.alpha) + 127) / 255)
    return tint
  }
}

extension ResourceReading {
  /// The attributes of a fill or a stroke, which is none where it has no color.
  mutating func paint(
    _ kind: String, of node: ResourceNode, _ writer: inout VectorWriter
  ) throws(ImportProblem) -> String {
    let alpha = try node.number("\(kind)Alpha", 1)
    let complex = node.children.first {
      $0.element.name.namespace == .aapt && $0.name == "attr" && $0.own("name") == "android:\(kind)Color"
    }
    if let complex {
      guard let gradient = complex.child("gradient") else { throw complex.problem("it has no gradient") }
      return #" \#(kind)="url(#\#(try define(gradient, in: &writer)))""# + opacity(kind, alpha)
    }
    guard let text = node["\(kind)Color"] else { return #" \#(kind)="none""# }
    let own =
      text == writer.unknown
      ? Color(red: 0, green: 0, blue: 0) : try color(text, at: node.place, isValue: true).color
    let color = writer.tinted(own)
    if color.alpha == 0 { return #" \#(kind)="none""# }
    return #" \#(kind)="\#(color.opaque)""# + opacity(kind, alpha * Double(color.alpha) / 255)
  }

  private func opacity(_ kind: String, _ alpha: Double) -> String {
    alpha == 1 ? "" : #" \#(kind)-opacity="\#(alpha.themeText)""#
  }

  /// Defines a gradient and returns its name. Its lengths are in units of the viewport.
  private mutating func define(
    _ node: ResourceNode, in writer: inout VectorWriter
  ) throws(ImportProblem) -> String {
    name(
      unknown: node,
      [
        "type", "startX", "startY", "endX", "endY", "centerX", "centerY", "gradientRadius", "startColor",
        "centerColor", "endColor", "tileMode",
      ])
    func numbers(_ names: [(String, String)]) throws(ImportProblem) -> String {
      var text = ""
      for (name, key) in names { text += #" \#(name)="\#(try node.number(key, 0).themeText)""# }
      return text
    }
    let (tag, place): (String, String)
    switch node["type"] ?? "linear" {
    case "linear":
      tag = "linearGradient"
      place = try numbers([("x1", "startX"), ("y1", "startY"), ("x2", "endX"), ("y2", "endY")])
    case "radial":
      tag = "radialGradient"
      place = try numbers([("cx", "centerX"), ("cy", "centerY"), ("r", "gradientRadius")])
    case let other: throw node.problem("an SVG has no gradient of the type `\(other)`")
    }
    var stops: [(at: Double, text: String, node: ResourceNode)] = []
    for item in node.items {
      guard let text = item["color"] else { throw item.problem("the item has no color") }
      stops.append((try item.number("offset", 0), text, item))
    }
    if stops.isEmpty {
      for (key, at) in [("startColor", 0.0), ("centerColor", 0.5), ("endColor", 1)] {
        if let text = node[key] { stops.append((at, text, node)) }
      }
    }
    var texts = ""
    for (at, text, item) in stops {
      let color = writer.tinted(try color(text, at: item.place, isValue: true).color)
      let alpha = color.alpha == 255 ? "" : #" stop-opacity="\#((Double(color.alpha) / 255).themeText)""#
      texts += #"<stop offset="\#(at.themeText)" stop-color="\#(color.opaque)"\#(alpha)/>"#
    }
    let spread = ["repeat": "repeat", "mirror": "reflect"][node["tileMode"] ?? "clamp"]
    let method = spread.map { #" spreadMethod="\#($0)""# } ?? ""
    let inside = texts
    return writer.define {
      #"<\#(tag) id="\#($0)" gradientUnits="userSpaceOnUse"\#(place)\#(method)>\#(inside)</\#(tag)>"#
    }
  }
}

extension Color {
  /// The color without its alpha.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension String {
  /// The text in an attribute of XML.
  var xml: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
