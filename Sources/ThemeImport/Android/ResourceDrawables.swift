import ThemeCore
import ThemePictures

// The drawables: which element of XML is which look.

extension ResourceReading {
  /// The look of a drawable of a name.
  mutating func drawable(_ name: String, at place: ImportPlace) throws(ResourceProblem) -> ResourceLook {
    try enter("drawable/\(name)", at: place)
    defer { leave() }
    let sources = table.sources("drawable", name)
    guard !sources.isEmpty else { throw ResourceProblem(place, "there is no drawable `\(name)`") }
    uses.insert(name)
    axes.formUnion(sources.axes)
    let chosen = sources.chosen(on: device)
    guard !chosen.isEmpty else {
      throw ResourceProblem(sources[0].place, "`\(name)` has no look for other devices")
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
  mutating func look(of text: String, at place: ImportPlace) throws(ResourceProblem) -> ResourceLook {
    if text == "@null" { return ResourceLook(ResourceColor(.clear)) }
    if let name = text.dropping("@drawable/") { return try drawable(name, at: place) }
    if text.hasPrefix("@android:drawable/") || text.hasPrefix("@mipmap/") {
      throw ResourceProblem(place, "`\(text)` is not a part of these resources")
    }
    return ResourceLook(try color(text, at: place))
  }

  /// The look of an element.
  mutating func drawable(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
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
  mutating func content(of node: ResourceNode, _ name: String) throws(ResourceProblem) -> ResourceLook {
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

  private mutating func selector(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
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
    for item in node.children where item.name == "item" {
      guard let look = try? content(of: item, "drawable"), let padding = look.padding else { continue }
      let other = all ?? Insets(top: 0, left: 0, bottom: 0, right: 0)
      all = Insets(
        top: max(other.top, padding.top), left: max(other.left, padding.left),
        bottom: max(other.bottom, padding.bottom), right: max(other.right, padding.right))
    }
    return all
  }

  /// Mirrors a look where text runs from right to left, if its element says so.
  mutating func mirror(_ look: inout ResourceLook, _ node: ResourceNode) {
    guard node.flag("autoMirrored") else { return }
    axes.hasRTL = true
    look.isMirrored = true
  }

  private mutating func ripple(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
    let items = node.children.filter { $0.name == "item" && $0["id"] != "@android:id/mask" }
    guard !items.isEmpty else { throw node.problem("it draws nothing at rest, and a theme has no ripples") }
    remark(.changed, at: node.place, "a theme has no ripples: what is taken is the look at rest")
    return try layers(node, items)
  }

  private mutating func bitmap(_ node: ResourceNode) throws(ResourceProblem) -> ResourceLook {
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
  ) throws(ResourceProblem) -> ResourceLook {
    var look = look
    mirror(&look, node)
    guard let tint = node["tint"] else { return look }
    try checkTint(node)
    look.map["renderingIntent"] = "template"
    remark(.changed, at: node.place, "it is a template here: tint it with `\(tint)`")
    return look
  }

  func checkTint(_ node: ResourceNode) throws(ResourceProblem) {
    let mode = node["tintMode"] ?? "src_in"
    guard mode == "src_in" else { throw node.problem("a theme has no `tintMode` of `\(mode)`") }
  }
}
