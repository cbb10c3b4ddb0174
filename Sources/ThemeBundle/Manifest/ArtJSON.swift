import ThemeCore
import ThemeDrawing
import ThemeImage
import ThemeModel
import ThemePictures

extension ArtOrigin {
  /// The art in the manifest: where the art comes from, not its pixels, so that it changes only when the design does.
  var json: JSONValue {
    var members = Members()
    add(to: &members)
    return members.object
  }

  private func add(to members: inout Members) {
    switch self {
    case .file(let path, let changes):
      members.add("file", .string(path))
      changes.add(to: &members)
    case .files(let paths, let changes):
      members.add("files", files(paths))
      changes.add(to: &members)
    case .ninePatch(let path): members.add("ninePatch", .string(path))
    case .ninePatches(let paths): members.add("ninePatch", files(paths))
    case .svg(let path): members.add("svg", .string(path))
    case .of(let element): members.add("of", .string(element.description))
    case .drawn(let drawing) where drawing.color != nil: members.add("color", drawing.color?.json)
    case .drawn(let drawing) where drawing.box != nil: members.add("box", drawing.layers[0].boxJSON)
    case .drawn(let drawing): members.add("layers", .array(drawing.layers.map(\.json)))
    case .derived(let state, let derivation):
      members.add("derive", .string(state.text))
      members.add("desaturate", derivation.desaturation == 0 ? nil : thousandths(derivation.desaturation))
      members.add("multiply", derivation.multiply?.json)
      members.add("opacity", derivation.opacity == 1_000 ? nil : thousandths(derivation.opacity))
      members.add("screen", derivation.screen?.json)
      if !derivation.swaps.isEmpty {
        members.add("swap", .object(derivation.swaps.map { ($0.from.description, $0.to.json) }))
      }
    case .flipped(let origin, let flip):
      origin.add(to: &members)
      members.add("flip", .string(flip.rawValue))
    }
  }

  /// An object with one path for each scale.
  private func files(_ paths: [Scale: String]) -> JSONValue {
    .object(Scale.allCases.compactMap { scale in paths[scale].map { (scale.name, .string($0)) } })
  }

  private func thousandths(_ value: Int) -> JSONValue {
    Points(units: Int64(value) * Points.unitsPerPoint / 1_000).json
  }
}

extension FileChanges {
  fileprivate func add(to members: inout Members) {
    if let region {
      let sides = [("x", region.x), ("y", region.y), ("width", region.width), ("height", region.height)]
      members.add("region", .oneLine(.object(sides.map { ($0, $1.json) })))
    }
    members.add("resample", resample.map { .string($0.rawValue) })
  }
}

// Layers are written on one line each, with all references resolved and without members that have the default value.

extension ResolvedLayer {
  /// The layer of a box on one line: its members other than the shape and the frame.
  var boxJSON: JSONValue {
    .oneLine(.object((json.members ?? []).filter { $0.0 != "shape" && $0.0 != "frame" }))
  }

  var json: JSONValue {
    var members = shape.members
    if frame != .zero { members.insert(("frame", frame.json), at: 1) }
    if let fill { members.append(("fill", fill.json)) }
    if fillRule != .nonzero { members.append(("fillRule", .string(fillRule.rawValue))) }
    if let stroke { members.append(("stroke", .string(stroke.text))) }
    if !shadows.isEmpty { members.append(("shadows", .array(shadows.map { .string($0.text) }))) }
    if !innerShadows.isEmpty {
      members.append(("innerShadows", .array(innerShadows.map { .string($0.text) })))
    }
    if opacity != .whole {
      members.append(
        ("opacity", Points(units: Int64(opacity.thousandths) * Points.unitsPerPoint / 1_000).json))
    }
    if blend != .normal { members.append(("blend", .string(blend.rawValue))) }
    if let clip { members.append(("clip", .object(clip.members))) }
    return .oneLine(.object(members))
  }
}

extension ResolvedShape {
  fileprivate var members: [(String, JSONValue)] {
    switch self {
    case .rectangle: return [("shape", "rectangle")]
    case .capsule: return [("shape", "capsule")]
    case .ellipse: return [("shape", "ellipse")]
    case .roundedRectangle(let corners):
      let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      let name = ("shape", JSONValue.string("roundedRectangle"))
      if Set(radii).count == 1 { return [name, ("radius", radii[0].json)] }
      let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
      return [name, ("corners", .object(zip(names, radii).map { ($0, $1.json) }))]
    case .chevron(let point, let radius, let direction):
      let members: [(String, JSONValue)] = [
        ("shape", "chevron"), ("point", point.json), ("radius", radius.json),
      ]
      return direction == .left ? members : members + [("direction", .string(direction.rawValue))]
    case .polygon(let points):
      return [
        ("shape", "polygon"), ("points", .string(points.map { "\($0.x),\($0.y)" }.joined(separator: " "))),
      ]
    case .path(let outline): return [("shape", "path"), ("path", .string(outline.data))]
    }
  }
}

extension ResolvedFill {
  fileprivate var json: JSONValue {
    switch self {
    case .color(let color): return color.json
    case .linear(let angle, let stops): return .string("linear \(angle) \(stops.text)")
    case .line(let from, let to, let stops):
      return .string("line \(from.x) \(from.y) \(to.x) \(to.y) \(stops.text)")
    case .radial(let center, let radius, let stops, _):
      return .string("radial \(center.x) \(center.y) \(radius) \(stops.text)")
    case .pattern(let pattern, let offset):
      var members: [(String, JSONValue)] = []
      let paths = pattern.paths.map { ($0.scale?.name, JSONValue.string($0.text)) }
      let scaled = paths.compactMap { scale, path in scale.map { ($0, path) } }
      members.append(("pattern", scaled.isEmpty ? paths[0].1 : .object(scaled)))
      if offset.x != .zero || offset.y != .zero { members.append(("offset", offset.json)) }
      return .object(members)
    }
  }
}

extension [ResolvedStop] {
  fileprivate var text: String { map { "\($0.color) \($0.at)" }.joined(separator: ", ") }
}

extension ResolvedStroke {
  fileprivate var text: String {
    let width =
      switch self.width {
      case .points(let points): "\(points)"
      case .hairline: "1px"
      }
    var text = "\(color) \(width) \(position.rawValue)"
    if join != .miter { text += " join \(join.rawValue)" }
    if cap != .butt { text += " cap \(cap.rawValue)" }
    if miterLimit != Ratio(Points(4)) { text += " miterLimit \(miterLimit)" }
    return text
  }
}

extension ResolvedShadow {
  fileprivate var text: String {
    let text = "\(color) \(x) \(y) \(blur)"
    return spread == .zero ? text : "\(text) \(spread)"
  }
}
