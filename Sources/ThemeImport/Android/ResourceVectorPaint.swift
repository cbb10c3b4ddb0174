import ThemeCore
import ThemePictures

/// The lines of an SVG that a VectorDrawable becomes.
struct VectorWriter {
  private(set) var lines: [String] = []
  private var depth = 1
  /// The alpha of everything that is drawn.
  let alpha: Double
  /// The color that takes the place of all colors.
  var tint: Color?
  /// The one color of everything, where the app decides on it: it is drawn in black.
  var unknown: String?
  private var count = 0

  init(alpha: Double) { self.alpha = alpha }

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
  ) throws(ResourceProblem) -> String {
    let alpha = try node.number("\(kind)Alpha", 1) * writer.alpha
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
  ) throws(ResourceProblem) -> String {
    name(
      unknown: node,
      [
        "type", "startX", "startY", "endX", "endY", "centerX", "centerY", "gradientRadius", "startColor",
        "centerColor", "endColor", "tileMode",
      ])
    func numbers(_ names: [(String, String)]) throws(ResourceProblem) -> String {
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
    for item in node.children where item.name == "item" {
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
