import ThemeCore
import ThemePictures

// The drawables: which element of XML is which look.

extension ResourceReading {
  /// The look of a drawable of a name.
  mutating func drawable(_ name: String, at place: ImportPlace) throws(ImportProblem) -> ResourceLook {
    try enter("drawable/\(name)", at: place)
    defer { leave() }
    let sources = table.sources("drawable", name)
    guard !sources.isEmpty else { throw ImportProblem(place, "there is no drawable `\(name)`") }
    uses.insert(name)
    axes.formUnion(sources.axes)
    let chosen = sources.chosen(on: device)
    guard !chosen.isEmpty else {
      throw ImportProblem(sources[0].place, "`\(name)` has no look for other devices")
    }
    // Android prefers a density that is named to one that is not, whatever the version.
    let any = chosen.filter { $0.folder.density == .any }
    let unnamed = chosen.filter { $0.folder.density == .unnamed }
    let isDense = chosen.contains { if case .scale = $0.folder.density { true } else { false } }
    let texts = any.isEmpty ? (isDense ? [] : unnamed) : any
    if let newest = texts.newest {
      switch newest.content {
      case .xml: return try drawable(try file(newest.place.path).root)
      case .value(let text): return try look(of: text, at: newest.place)
      case .picture, .other: break
      }
    }
    return try picture(name, chosen)
  }

  /// The look that a reference or a color stands for.
  mutating func look(of text: String, at place: ImportPlace) throws(ImportProblem) -> ResourceLook {
    if text == "@null" { return ResourceLook(ResourceColor(.clear)) }
    if let name = text.dropping("@drawable/") { return try drawable(name, at: place) }
    if text.hasPrefix("@android:drawable/") || text.hasPrefix("@mipmap/") {
      throw ImportProblem(place, "`\(text)` is not a part of these resources")
    }
    return ResourceLook(try color(text, at: place))
  }

  /// The look of an element.
  mutating func drawable(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    switch node.name {
    case "selector", "animated-selector": return try selector(node)
    case "shape": return try shape(node)
    case "layer-list": return try layers(node)
    case "inset": return try inset(node)
    case "ripple": return try ripple(node)
    case "bitmap": return try bitmap(node)
    case "nine-patch": return try tinted(node, try content(of: node, "src"))
    case "vector": return try vector(node)
    case "color": return ResourceLook(try color(node["color"] ?? "", at: node.place))
    case "animated-vector", "transition", "animation-list":
      let first = node.name == "animated-vector" ? node : node.child("item")
      guard let first else { throw node.problem("it has no picture") }
      remark(.changed, at: node.place, "`<\(node.name)>` moves; what is taken is its first picture")
      return try content(of: first, "drawable")
    case "rotate":
      guard try node.number("fromDegrees", 0) == 0 else {
        throw node.problem("a theme does not turn pictures: turn the picture itself")
      }
      return try content(of: node, "drawable")
    case "adaptive-icon": throw node.problem("the icon of an app is no part of a theme")
    case "level-list": throw node.problem("a theme has no levels: name its items as states")
    default: throw node.problem("`<\(node.name)>` has no counterpart in a theme")
    }
  }

  /// The look of what an attribute refers to, or of the element inside.
  mutating func content(of node: ResourceNode, _ name: String) throws(ImportProblem) -> ResourceLook {
    if let text = node[name] { return try look(of: text, at: node.place) }
    // An element inside is the value, or `aapt:attr` with it.
    let inner =
      node.children.first { $0.element.name.namespace == .aapt && $0.own("name") == "android:\(name)" }
      ?? node
    guard let child = inner.children.first(where: { $0.element.name.namespace == .none }) else {
      throw node.problem("`<\(node.name)>` has no `\(name)`")
    }
    return try drawable(child)
  }

  private mutating func selector(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    name(unknown: node, ["autoMirrored"])
    guard let item = picked(from: node) else { return ResourceLook(ResourceColor(.clear)) }
    var look = try content(of: item, "drawable")
    mirror(&look, node)
    if !node.flag("variablePadding"), !look.isPicture { look.padding = paddingOfAll(node, look.padding) }
    return look
  }

  /// The largest padding of the items of a selector, which all of its states have unless it says otherwise
  /// (`DrawableContainer.getPadding` of Android).
  private mutating func paddingOfAll(_ node: ResourceNode, _ own: Insets<Double>?) -> Insets<Double>? {
    var all = own
    for item in node.items {
      guard let padding = (try? content(of: item, "drawable"))?.padding else { continue }
      all = (all ?? .zero).combined(with: padding, max)
    }
    return all
  }

  /// Mirrors a look where text runs from right to left, if its element says so.
  mutating func mirror(_ look: inout ResourceLook, _ node: ResourceNode) {
    guard node.flag("autoMirrored") else { return }
    axes.hasRTL = true
    look.isMirrored = true
  }

  private mutating func ripple(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    let items = node.items.filter { $0["id"] != "@android:id/mask" }
    guard !items.isEmpty else { throw node.problem("it draws nothing at rest, and a theme has no ripples") }
    remark(.changed, at: node.place, "a theme has no ripples: what is taken is the look at rest")
    return try layers(node, items)
  }

  private mutating func bitmap(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    name(
      unknown: node,
      ["src", "gravity", "tileMode", "tileModeX", "tileModeY", "tint", "tintMode", "autoMirrored"])
    guard try node.number("alpha", 1) == 1 else {
      throw node.problem("a theme does not fade pictures of files: fade the picture itself")
    }
    var look = try tinted(node, try content(of: node, "src"))
    let whole = node["tileMode"] ?? "disabled"
    let modes = [node["tileModeX"] ?? whole, node["tileModeY"] ?? whole]
    guard modes.allSatisfy({ ["disabled", "repeat"].contains($0) }) else {
      throw node.problem(
        "a theme repeats pictures, but does not \(modes.contains("mirror") ? "mirror" : "clamp") them")
    }
    if modes == ["repeat", "repeat"] {
      look.map["resizing"] = "tile"
    } else if modes.contains("repeat") {
      look.map["resizing"] = [modes[0] == "repeat" ? "horizontal" : "vertical": "tile"]
    } else if let gravity = node["gravity"], !gravity.contains("fill") {
      look.map["caps"] = "none"
    }
    return look
  }

  /// The look with the tint of its element. A theme's template is tinted by the app.
  private mutating func tinted(
    _ node: ResourceNode, _ look: ResourceLook
  ) throws(ImportProblem) -> ResourceLook {
    var look = look
    mirror(&look, node)
    guard let tint = node["tint"] else { return look }
    try checkTint(node)
    look.map["renderingIntent"] = "template"
    remark(.changed, at: node.place, "it is a template here: tint it with `\(tint)`")
    return look
  }

  func checkTint(_ node: ResourceNode) throws(ImportProblem) {
    let mode = node["tintMode"] ?? "src_in"
    guard mode == "src_in" else { throw node.problem("a theme has no `tintMode` of `\(mode)`") }
  }
}

// Drawables that put others into margins, and over each other.

extension ResourceReading {
  mutating func inset(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    name(unknown: node, ["drawable", "inset", "insetLeft", "insetTop", "insetRight", "insetBottom"])
    var look = try content(of: node, "drawable")
    let insets = try Insets { side throws(ImportProblem) in
      guard let text = node["inset\(side.prefix(1).uppercased())\(side.dropFirst())"] ?? node["inset"] else {
        return 0
      }
      if text.hasSuffix("%") { throw node.problem("an inset in percent depends on the size of the view") }
      return try length(text, at: node.place).points
    }
    if insets.isZero { return look }
    guard !look.isPicture else {
      remark(
        .changed, at: node.place, "its margin is left out: a theme puts no space around pictures of files")
      return look
    }
    pad(&look, insets)
    look.margin = insets
    return look
  }

  /// Moves the shapes of a look into a margin, which also is a part of its size and of its padding.
  private func pad(_ look: inout ResourceLook, _ insets: Insets<Double>) {
    for index in look.shapes.indices { look.shapes[index].insets = look.shapes[index].insets + insets }
    look.width = look.width.map { $0 + insets.left + insets.right }
    look.height = look.height.map { $0 + insets.top + insets.bottom }
    look.padding = look.padding.map { $0 + insets }
  }

  mutating func layers(_ node: ResourceNode) throws(ImportProblem) -> ResourceLook {
    name(unknown: node, ["paddingMode", "autoMirrored", "opacity"])
    var look = try layers(node, node.items)
    mirror(&look, node)
    return look
  }

  /// Layers, the lowest first. Unless they are stacked, the padding of one moves those above it.
  mutating func layers(_ node: ResourceNode, _ items: [ResourceNode]) throws(ImportProblem) -> ResourceLook {
    var whole = ResourceLook()
    let isNested = (node["paddingMode"] ?? "nest") == "nest"
    var nested = Insets<Double>.zero
    for item in items {
      try enter("layer \(item.file.path):\(item.element.range.lowerBound)", at: item.place)
      defer { leave() }
      name(
        unknown: item,
        ["drawable", "left", "top", "right", "bottom", "start", "end", "width", "height", "gravity"])
      var layer = try content(of: item, "drawable")
      let insets = try insets(of: item)
      if items.count == 1, layer.isPicture, insets.isZero { return layer }
      if layer.isPicture {
        guard let color = layer.map["art"]?.text else {
          throw item.problem("a theme lays no pictures over others: draw the layers as one picture")
        }
        var shape = ResourceShape()
        shape.fill = ResourceColor(.clear, text: color)
        layer.shapes = [PlacedShape(shape: shape)]
      }
      let own = layer.padding
      let rest = try place(item, layer, insets + nested, in: whole)
      pad(&layer, insets + nested + rest)
      // A layer at a side keeps its size where the view is larger.
      for index in layer.shapes.indices where !rest.isZero { layer.shapes[index].keepsSize = true }
      whole.shapes += layer.shapes
      whole.width = [whole.width, layer.width].compactMap(\.self).max()
      whole.height = [whole.height, layer.height].compactMap(\.self).max()
      if let own {
        whole.padding = (whole.padding ?? .zero) + own + insets
        if isNested { nested = nested + own + insets }
      }
    }
    return whole
  }

  private mutating func insets(of item: ResourceNode) throws(ImportProblem) -> Insets<Double> {
    if item["start"] != nil || item["end"] != nil { axes.hasRTL = true }
    let relative = device.isRTL ? ["left": "end", "right": "start"] : ["left": "start", "right": "end"]
    return try Insets { side throws(ImportProblem) in
      for name in [relative[side], side].compactMap(\.self) {
        if let length = try length(name, of: item) { return length.points }
      }
      return 0
    }
  }

  /// The margins of a layer that is smaller than the room that its insets leave it: one with a size, or at a side of the room.
  private mutating func place(
    _ item: ResourceNode, _ layer: ResourceLook, _ insets: Insets<Double>, in below: ResourceLook
  ) throws(ImportProblem) -> Insets<Double> {
    var sides = Set((item["gravity"] ?? "").split(separator: "|").map(String.init))
    if !sides.isDisjoint(with: ["start", "end"]) { axes.hasRTL = true }
    if sides.contains("start") { sides.insert(device.isRTL ? "right" : "left") }
    if sides.contains("end") { sides.insert(device.isRTL ? "left" : "right") }
    if sides.contains("center") { sides.formUnion(["center_horizontal", "center_vertical"]) }
    func room(
      _ side: String, _ own: Double?, _ whole: Double?, _ margins: Double, _ places: Set<String>
    ) throws(ImportProblem) -> Double {
      let said = try length(side, of: item, isRounded: true)?.points
      guard let length = said ?? (sides.isDisjoint(with: places) ? nil : own) else { return 0 }
      guard let whole else { throw item.problem("where it is depends on the size of the view") }
      return whole - margins - length
    }
    let across = try room(
      "width", layer.width, below.width, insets.left + insets.right, ["left", "right", "center_horizontal"])
    let down = try room(
      "height", layer.height, below.height, insets.top + insets.bottom, ["top", "bottom", "center_vertical"])
    let left = sides.contains("right") ? across : sides.contains("center_horizontal") ? across / 2 : 0
    let top = sides.contains("bottom") ? down : sides.contains("center_vertical") ? down / 2 : 0
    return Insets(top: top, left: left, bottom: down - top, right: across - left)
  }
}
