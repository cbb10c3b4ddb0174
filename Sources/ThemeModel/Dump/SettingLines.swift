import ThemeCore

/// The settings of an overlay as lines of a dump, `title.color: $color.label`, in the order of the language's
/// tables.
struct SettingLines {
  struct Line {
    let key: String
    let value: String
    let range: SourceRange
  }

  private(set) var lines: [Line] = []
  private var prefix = ""

  /// One setting: a value, a reference, or `null` for a removal; nothing when it is unset.
  mutating func add<Value>(_ key: String, _ setting: Setting<Value>, _ text: (Value) -> String) {
    let value: String
    switch setting {
    case .unset: return
    case .removed: value = "null"
    case .literal(let literal, _): value = text(literal)
    case .reference(let path, _): value = "$\(path)"
    case .based(let base, let literal, _): value = "\(text(literal)) over $\(base.value)"
    }
    if let range = setting.range { add(key, value, at: range) }
  }

  /// A map of settings: a line for each, and one of its own where there is none or where it overlays a token.
  mutating func add<Value>(
    map key: String, _ setting: Setting<Value>, _ entries: (inout SettingLines, Value) -> Void
  ) {
    let value: Value
    switch setting {
    case .literal(let literal, _): value = literal
    case .based(let base, let literal, _):
      add(key, "over $\(base.value)", at: base.range)
      value = literal
    default: return add(key, setting) { _ in "" }
    }
    let outer = prefix
    let count = lines.count
    prefix += "\(key)."
    entries(&self, value)
    prefix = outer
    if lines.count == count, let range = setting.range { add(key, "{}", at: range) }
  }

  mutating func add(_ key: String, _ value: String, at range: SourceRange) {
    lines.append(Line(key: prefix + key, value: value, range: range))
  }

  mutating func add(_ words: [(String, Setting<Points>)]) {
    for (key, setting) in words { add(key, setting, \.description) }
  }
}

extension SettingLines {
  mutating func add(_ overlay: ElementOverlay) {
    add(art: "art", overlay.body.art)
    add(overlay.body.slicing)
    add("height", overlay.height, \.description)
    add("minimumWidth", overlay.minimumWidth, \.dumped)
    add("maximumWidth", overlay.maximumWidth, \.description)
    add(map: "hitArea", overlay.hitArea) { $0.add([("width", $1.width), ("height", $1.height)]) }
    add(map: "title", overlay.title) { $0.add($1) }
    add(map: "icon", overlay.icon) { $0.add($1) }
    add(part: "background", overlay.background)
    add(part: "shadowImage", overlay.shadowImage)
    add(map: "backIndicator", overlay.backIndicator) { lines, indicator in
      lines.add(art: "art", indicator.art)
      lines.add(art: "mask", indicator.mask)
    }
    add("tint", overlay.tint, \.description)
    add("translucent", overlay.translucent) { "\($0)" }
    add("position", overlay.position, \.rawValue)
    add(insets: "alignmentInsets", overlay.alignmentInsets)
    add("assetName", overlay.assetName, \.string.quoted)
    add("renderingIntent", overlay.renderingIntent, \.rawValue)
  }

  private mutating func add(insets key: String, _ setting: Setting<AlignmentInsets>) {
    if case .literal(.auto, let range) = setting { return add(key, "auto", at: range) }
    add(map: key, setting) { lines, insets in
      if case .insets(let insets) = insets { lines.add(insets) }
    }
  }

  mutating func add(_ insets: InsetsOverlay) {
    add([("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)])
  }

  private mutating func add(_ title: TitleOverlay) {
    add(map: "font", title.font) { lines, font in
      lines.add("family", font.family, \.string.quoted)
      lines.add("weight", font.weight, \.rawValue)
      lines.add("size", font.size, \.description)
      lines.add("style", font.style, \.rawValue)
    }
    add("color", title.color, \.description)
    if case .literal(let shadow, let range) = title.shadow, shadow.isNone {
      add("shadow", "none", at: range)
    } else {
      add(map: "shadow", title.shadow) { lines, shadow in
        lines.add("color", shadow.color, \.description)
        lines.add([("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur)])
      }
    }
    add(map: "insets", title.insets) { $0.add($1) }
    add(map: "offset", title.offset) { $0.add([("x", $1.x), ("y", $1.y)]) }
    add("alignment", title.alignment, \.rawValue)
    add("verticalAlignment", title.verticalAlignment, \.rawValue)
    add("truncation", title.truncation, \.rawValue)
    add("measure", title.measure, \.rawValue)
  }

  private mutating func add(_ icon: IconOverlay) {
    add(art: "art", icon.art)
    add("tint", icon.tint, \.description)
    add("placement", icon.placement, \.rawValue)
    add("gap", icon.gap, \.description)
  }
}

extension MinimumWidth {
  fileprivate var dumped: String {
    switch self {
    case .points(let points): "\(points)"
    case .art: "art"
    case .caps: "caps"
    }
  }
}
