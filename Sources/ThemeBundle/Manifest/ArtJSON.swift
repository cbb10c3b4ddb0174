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
    case .svg(let path, let look):
      members.add("svg", .string(path))
      look.add(to: &members)
    case .of(let element): members.add("of", .string(element.description))
    case .drawn(let drawing) where drawing.color != nil: members.add("color", drawing.color?.json)
    case .drawn(let drawing) where drawing.box != nil: members.add("box", drawing.layers[0].boxJSON)
    case .drawn(let drawing):
      members.add("layers", .array(drawing.items.map { .oneLine(.object($0.members)) }))
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

extension ResolvedSVG.Look {
  fileprivate func add(to members: inout Members) {
    let sides = [("width", size.width), ("height", size.height)].compactMap { name, side in
      side.map { (name, $0.json) }
    }
    if !sides.isEmpty { members.add("size", .oneLine(.object(sides))) }
    members.add("fit", fit == .contain ? nil : .string(fit.rawValue))
    if !colors.isEmpty { members.add("with", .object(colors.map { ($0.name, $0.color.json) })) }
  }
}

// Layers are written on one line each, with all references resolved and without members that have the default value.

extension ResolvedLayer {
  /// The layer of a box on one line: its members other than the shape and the frame.
  var boxJSON: JSONValue {
    .oneLine(.object(members.filter { $0.0 != "shape" && $0.0 != "frame" }))
  }

  fileprivate var members: [(String, JSONValue)] {
    var members = shape.members
    if frame != .zero { members.insert(("frame", frame.json), at: 1) }
    if fills.count == 1, fills[0].isPlain {
      members.append(("fill", fills[0].fill.json))
    } else if !fills.isEmpty {
      members.append(("fills", .array(fills.map(\.json))))
    }
    if fillRule != .nonzero { members.append(("fillRule", .string(fillRule.rawValue))) }
    if strokes.count == 1 {
      members.append(("stroke", strokes[0].json))
    } else if !strokes.isEmpty {
      members.append(("strokes", .array(strokes.map(\.json))))
    }
    if !shadows.isEmpty { members.append(("shadows", .array(shadows.map { .string($0.text) }))) }
    if !innerShadows.isEmpty {
      members.append(("innerShadows", .array(innerShadows.map { .string($0.text) })))
    }
    if opacity != .whole {
      members.append(("opacity", opacity.json))
    }
    if blend != .normal { members.append(("blend", .string(blend.rawValue))) }
    if let clip { members.append(("clip", .object(clip.members))) }
    if rotation != .zero { members.append(("rotate", rotation.degrees.json)) }
    if blur != .zero { members.append(("blur", blur.json)) }
    return members
  }
}

extension ResolvedItem {
  fileprivate var members: [(String, JSONValue)] {
    switch self {
    case .layer(let layer): layer.members
    case .group(let group): group.members
    }
  }
}

extension ResolvedGroup {
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("group", .array(items.map { .object($0.members) }))]
    if opacity != .whole { members.append(("opacity", opacity.json)) }
    if blend != .normal { members.append(("blend", .string(blend.rawValue))) }
    if let clip { members.append(("clip", .object(clip.members))) }
    if let mask {
      members.append(("mask", .array(mask.items.map { .object($0.members) })))
      if mask.measure != .alpha { members.append(("maskBy", .string(mask.measure.rawValue))) }
    }
    if scale.x != .one || scale.y != .one {
      members.append(("scale", .object([("x", scale.x.json), ("y", scale.y.json)])))
    }
    if rotation != .zero { members.append(("rotate", rotation.degrees.json)) }
    if offset.x != .zero || offset.y != .zero { members.append(("offset", offset.json)) }
    if blur != .zero { members.append(("blur", blur.json)) }
    return members
  }
}

extension ResolvedPaintedFill {
  fileprivate var isPlain: Bool { opacity == .whole && blend == .normal }

  fileprivate var json: JSONValue {
    if isPlain { return fill.json }
    var members: [(String, JSONValue)] = [("fill", fill.json)]
    if opacity != .whole { members.append(("opacity", opacity.json)) }
    if blend != .normal { members.append(("blend", .string(blend.rawValue))) }
    return .object(members)
  }
}

extension Fraction {
  fileprivate var json: JSONValue {
    Points(units: Int64(thousandths) * Points.unitsPerPoint / 1_000).json
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
      let smoothing = corners.smoothing == .zero ? [] : [("smoothing", corners.smoothing.json)]
      if Set(radii).count == 1 { return [name, ("radius", radii[0].json)] + smoothing }
      let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
      return [name, ("corners", .object(zip(names, radii).map { ($0, $1.json) }))] + smoothing
    case .chevron(let point, let radius, let direction):
      let members: [(String, JSONValue)] = [
        ("shape", "chevron"), ("point", point.json), ("radius", radius.json),
      ]
      return direction == .left ? members : members + [("direction", .string(direction.rawValue))]
    case .star(let points, let inner):
      return [("shape", "star"), ("points", Points(points).json), ("inner", inner.json)]
    case .arc(let start, let end):
      return [("shape", "arc"), ("start", start.degrees.json), ("end", end.degrees.json)]
    case .ring(let thickness, let start, let end):
      let members: [(String, JSONValue)] = [("shape", "ring"), ("thickness", thickness.json)]
      if start == .zero, end.degrees == Ratio(Points(360)) { return members }
      return members + [("start", start.degrees.json), ("end", end.degrees.json)]
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
    case .linear(let angle, let stops, let mixing):
      return .string("linear \(angle) \(mixing.text)\(stops.text)")
    case .radial(let center, let radius, let stops, let mixing):
      return .string("radial \(center.x) \(center.y) \(radius) \(mixing.text)\(stops.text)")
    case .conic(let center, let angle, let stops, let mixing):
      return .string("conic \(center.x) \(center.y) \(angle) \(mixing.text)\(stops.text)")
    case .noise(let noise):
      return .string(
        "noise \(Points(units: Int64(noise.amount.thousandths) * Points.unitsPerPoint / 1_000)) \(noise.size.text) \(noise.seed)"
          + (noise.isMonochrome ? "" : " color"))
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

extension GradientMixing {
  fileprivate var text: String { self == .oklab ? "oklab " : "" }
}

extension Ratio {
  fileprivate var json: JSONValue { (Points(decimal: description) ?? .zero).json }
}

extension Length {
  fileprivate var text: String {
    switch self {
    case .points(let points): "\(points)"
    case .hairline: "1px"
    }
  }
}

extension ResolvedStroke {
  /// A text for a line of a color; otherwise, what the line is painted with, and the rest of the text.
  fileprivate var json: JSONValue {
    switch paint {
    case .fill(.color(let color)): .string("\(color) \(line)")
    case .fill(let fill): .object([("fill", fill.json), ("line", .string(line))])
    case .across(let stops): .object([("across", .string(stops.text)), ("line", .string(line))])
    }
  }

  /// Everything but the paint.
  private var line: String {
    var text = "\(width.text) \(position.rawValue)"
    if join != .miter { text += " join \(join.rawValue)" }
    if cap != .butt { text += " cap \(cap.rawValue)" }
    if miterLimit != Ratio(Points(4)) { text += " miterLimit \(miterLimit)" }
    if !dashes.isEmpty {
      text += " dash " + dashes.map { "\($0)" }.joined(separator: ",")
      if dashOffset != .zero { text += " from \(dashOffset)" }
    }
    return text
  }
}

extension ResolvedShadow {
  fileprivate var text: String {
    let text = "\(color) \(x) \(y) \(blur)"
    return spread == .zero ? text : "\(text) \(spread)"
  }
}
