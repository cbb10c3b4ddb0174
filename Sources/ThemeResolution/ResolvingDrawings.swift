import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel

// One line a key, as for the other overlays.

extension DrawingOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    size = references.resolve(map: size, &sink)
    layers = references.resolve(map: layers, &sink)
  }
}

extension SettingList: Resolvable where Item: Overlaying & Resolvable & Lowerable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    for index in items.indices { items[index] = references.resolve(map: items[index], &sink) }
  }
}

extension SizeOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    width = references.resolve(width, &sink)
    height = references.resolve(height, &sink)
  }
}

extension LayerOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    shape = references.resolve(map: shape, &sink)
    frame = references.resolve(map: frame, &sink)
    fill = references.resolve(map: fill, &sink)
    fillRule = references.resolve(fillRule, &sink)
    stroke = references.resolve(map: stroke, &sink)
    shadows = references.resolve(map: shadows, &sink)
    innerShadows = references.resolve(map: innerShadows, &sink)
    opacity = references.resolve(opacity, &sink)
    blend = references.resolve(blend, &sink)
    clip = references.resolve(map: clip, &sink)
  }
}

extension ShapeForm: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    switch self {
    case .rectangle, .capsule, .ellipse: break
    case .roundedRectangle(let radius): self = .roundedRectangle(radius: references.resolve(radius, &sink))
    case .corners(let corners): self = .corners(references.resolve(map: corners, &sink))
    case .chevron(let chevron): self = .chevron(references.resolve(map: chevron, &sink))
    case .polygon(let points): self = .polygon(references.resolve(map: points, &sink))
    case .path(let path): self = .path(references.resolve(path, &sink))
    }
  }
}

extension CornersOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    topLeft = references.resolve(topLeft, &sink)
    topRight = references.resolve(topRight, &sink)
    bottomRight = references.resolve(bottomRight, &sink)
    bottomLeft = references.resolve(bottomLeft, &sink)
  }
}

extension ChevronOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    point = references.resolve(point, &sink)
    radius = references.resolve(radius, &sink)
    direction = references.resolve(direction, &sink)
  }
}

extension FillForm: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    switch self {
    case .color: break
    case .linear(let gradient): self = .linear(references.resolve(map: gradient, &sink))
    case .radial(let gradient): self = .radial(references.resolve(map: gradient, &sink))
    case .pattern(let pattern): self = .pattern(references.resolve(map: pattern, &sink))
    }
  }
}

extension LinearOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    angle = references.resolve(angle, &sink)
    stops = references.resolve(map: stops, &sink)
  }
}

extension RadialOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    center = references.resolve(map: center, &sink)
    radius = references.resolve(radius, &sink)
    stops = references.resolve(map: stops, &sink)
  }
}

extension CenterOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    x = references.resolve(x, &sink)
    y = references.resolve(y, &sink)
  }
}

extension StopOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    at = references.resolve(at, &sink)
    color = references.resolve(color, &sink)
  }
}

extension PatternOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    file = references.resolve(file, &sink)
    files = references.resolve(map: files, &sink)
    offset = references.resolve(map: offset, &sink)
  }
}

extension StrokeOverlay: Resolvable {
  mutating func resolve(_ references: inout References, _ sink: inout DiagnosticSink) {
    color = references.resolve(color, &sink)
    width = references.resolve(width, &sink)
    position = references.resolve(position, &sink)
    join = references.resolve(join, &sink)
    cap = references.resolve(cap, &sink)
    miterLimit = references.resolve(miterLimit, &sink)
  }
}
