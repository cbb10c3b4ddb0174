import ThemeCore
import ThemePictures

// Drawables that put others into margins, and over each other.

extension ResourceReading {
  mutating func inset(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
    name(unknown: node, ["drawable", "inset", "insetLeft", "insetTop", "insetRight", "insetBottom"])
    var look = try content(of: node, "drawable")
    func side(_ name: String, _ reading: inout ResourceReading) throws(ResourceProblem) -> Double {
      guard let text = node[name] ?? node["inset"] else { return 0 }
      if text.hasSuffix("%") { throw node.problem("an inset in percent depends on the size of the view") }
      return try reading.length(text, at: node.place).points
    }
    let insets = Insets(
      top: try side("insetTop", &self), left: try side("insetLeft", &self),
      bottom: try side("insetBottom", &self),
      right: try side("insetRight", &self))
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

  mutating func layers(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
    name(unknown: node, ["paddingMode", "autoMirrored", "opacity"])
    var look = try layers(node, node.children.filter { $0.name == "item" })
    mirror(&look, node)
    return look
  }

  /// Layers, the lowest first. Unless they are stacked, the padding of one moves those above it.
  mutating func layers(_ node: ResourceNode, _ items: [ResourceNode]) throws(ResourceProblem) -> ResourceLook
  {
    var whole = ResourceLook()
    let isNested = (node["paddingMode"] ?? "nest") == "nest"
    var nested = Insets<Double>(top: 0, left: 0, bottom: 0, right: 0)
    for item in items {
      try enter("layer", of: item)
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
        whole.padding = (whole.padding ?? Insets(top: 0, left: 0, bottom: 0, right: 0)) + own + insets
        if isNested { nested = nested + own + insets }
      }
    }
    return whole
  }

  private mutating func insets(of item: ResourceNode) throws(ResourceProblem) -> Insets<Double> {
    func side(_ names: [String], _ reading: inout ResourceReading) throws(ResourceProblem) -> Double {
      for name in names {
        if let length = try reading.length(name, of: item) { return length.points }
      }
      return 0
    }
    if item["start"] != nil || item["end"] != nil { axes.hasRTL = true }
    let (left, right) = device.isRTL ? ("end", "start") : ("start", "end")
    return Insets(
      top: try side(["top"], &self), left: try side([left, "left"], &self),
      bottom: try side(["bottom"], &self),
      right: try side([right, "right"], &self))
  }

  /// The margins of a layer that is smaller than the room that its insets leave it: one with a size, or at a side of the room.
  private mutating func place(
    _ item: ResourceNode, _ layer: ResourceLook, _ insets: Insets<Double>, in below: ResourceLook
  ) throws(ResourceProblem) -> Insets<Double> {
    var sides = Set((item["gravity"] ?? "").split(separator: "|").map(String.init))
    if !sides.isDisjoint(with: ["start", "end"]) { axes.hasRTL = true }
    if sides.contains("start") { sides.insert(device.isRTL ? "right" : "left") }
    if sides.contains("end") { sides.insert(device.isRTL ? "left" : "right") }
    if sides.contains("center") { sides.formUnion(["center_horizontal", "center_vertical"]) }
    func room(
      _ side: String, _ own: Double?, _ whole: Double?, _ margins: Double, _ places: Set<String>,
      _ reading: inout ResourceReading
    ) throws(ResourceProblem) -> Double {
      let said = try reading.length(side, of: item, isRounded: true)?.points
      guard let length = said ?? (sides.isDisjoint(with: places) ? nil : own) else { return 0 }
      guard let whole else { throw item.problem("where it is depends on the size of the view") }
      return whole - margins - length
    }
    let across = try room(
      "width", layer.width, below.width, insets.left + insets.right, ["left", "right", "center_horizontal"],
      &self)
    let down = try room(
      "height", layer.height, below.height, insets.top + insets.bottom, ["top", "bottom", "center_vertical"],
      &self)
    let left = sides.contains("right") ? across : sides.contains("center_horizontal") ? across / 2 : 0
    let top = sides.contains("bottom") ? down : sides.contains("center_vertical") ? down / 2 : 0
    return Insets(top: top, left: left, bottom: down - top, right: across - left)
  }

  private mutating func enter(_ kind: String, of item: ResourceNode) throws(ResourceProblem) {
    try enter("\(kind) \(item.file.path):\(item.element.range.lowerBound)", at: item.place)
  }
}
