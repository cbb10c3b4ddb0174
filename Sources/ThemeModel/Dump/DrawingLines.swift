import ThemeCore
import ThemeDrawing
import ThemeSyntax

// Drawings and their layers.

extension SettingLines {
  mutating func add(_ drawing: DrawingOverlay) {
    add(map: "size", drawing.size) { $0.add([("width", $1.width), ("height", $1.height)]) }
    add(list: "layers", drawing.layers) { lines, layer in
      lines.add(shape: "shape", layer.shape)
      lines.add(map: "frame", layer.frame) { $0.add($1) }
      lines.add(layer.fill)
      lines.add("fillRule", layer.fillRule, \.rawValue)
      lines.add(map: "stroke", layer.stroke) { $0.add($1) }
      lines.add(list: "shadows", layer.shadows) { $0.add($1) }
      lines.add(list: "innerShadows", layer.innerShadows) { $0.add($1) }
      lines.add("opacity", layer.opacity, \.dumped)
      lines.add("blend", layer.blend, \.rawValue)
      lines.add(shape: "clip", layer.clip)
    }
  }

  private mutating func add<Item>(
    list key: String, _ setting: Setting<SettingList<Item>>, _ entries: (inout SettingLines, Item) -> Void
  ) {
    add(map: key, setting) { lines, list in
      for (index, item) in list.items.enumerated() { lines.add(map: "\(index)", item, entries) }
    }
  }

  private mutating func add(shape key: String, _ setting: Setting<ShapeForm>) {
    guard case .literal(let shape, let range) = setting else { return add(map: key, setting) { _, _ in } }
    switch shape {
    case .rectangle, .capsule, .ellipse: add(key, shape.name, at: range)
    case .roundedRectangle(let radius): add("\(key).\(shape.name).radius", radius, \.description)
    case .corners(let corners):
      add(map: "\(key).\(shape.name).corners", corners) { lines, corners in
        lines.add([
          ("topLeft", corners.topLeft), ("topRight", corners.topRight), ("bottomRight", corners.bottomRight),
          ("bottomLeft", corners.bottomLeft),
        ])
      }
    case .chevron(let chevron):
      add(map: "\(key).\(shape.name)", chevron) { lines, chevron in
        lines.add([("point", chevron.point), ("radius", chevron.radius)])
        lines.add("direction", chevron.direction, \.rawValue)
      }
    case .polygon(let points):
      add(list: "\(key).\(shape.name).points", points) { $0.add([("x", $1.x), ("y", $1.y)]) }
    case .path(let path): add("\(key).\(shape.name)", path, \.data.quoted)
    }
  }

  private mutating func add(_ setting: Setting<FillForm>) {
    guard case .literal(let fill, let range) = setting else { return add(map: "fill", setting) { _, _ in } }
    switch fill {
    case .color(let color): add("fill", color.description, at: range)
    case .linear(let gradient):
      add(map: "fill.linear", gradient) { lines, gradient in
        lines.add("angle", gradient.angle, \.description)
        lines.add(gradient.stops)
      }
    case .radial(let gradient):
      add(map: "fill.radial", gradient) { lines, gradient in
        lines.add(map: "center", gradient.center) { lines, center in
          lines.add("x", center.x, \.description)
          lines.add("y", center.y, \.description)
        }
        lines.add("radius", gradient.radius, \.description)
        lines.add(gradient.stops)
      }
    case .pattern(let pattern):
      add(map: "fill.pattern", pattern) { lines, pattern in
        lines.add("file", pattern.file, \.text.quoted)
        lines.add(map: "files", pattern.files) { lines, files in
          for entry in files.entries { lines.add(entry.scale.name, entry.path, \.text.quoted) }
        }
        lines.add(map: "offset", pattern.offset) { $0.add([("x", $1.x), ("y", $1.y)]) }
      }
    }
  }

  private mutating func add(_ stops: Setting<SettingList<StopOverlay>>) {
    add(list: "stops", stops) { lines, stop in
      lines.add("at", stop.at, \.description)
      lines.add("color", stop.color, \.description)
    }
  }

  private mutating func add(_ stroke: StrokeOverlay) {
    add("color", stroke.color, \.description)
    add("width", stroke.width, \.dumped)
    add("position", stroke.position, \.rawValue)
    add("join", stroke.join, \.rawValue)
    add("cap", stroke.cap, \.rawValue)
    add("miterLimit", stroke.miterLimit, \.description)
  }

  private mutating func add(_ shadow: ShadowOverlay) {
    add("color", shadow.color, \.description)
    add([("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur)])
  }
}

extension SyntaxNode {
  /// A value that has no type yet, in one line.
  var dumped: String {
    switch value {
    case .scalar(let scalar): scalar.isQuoted ? scalar.text.quoted : scalar.isNull ? "null" : scalar.text
    case .sequence(let items): "[\(items.map(\.dumped).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(((mapping.base.map { ["over \($0.value)"] } ?? []) + mapping.entries.map { "\($0.key.value): \($0.value.dumped)" }).joined(separator: ", "))}"
    }
  }
}
