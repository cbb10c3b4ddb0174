import ThemeCore
import ThemeSyntax

// Art and how it is sliced.

extension SettingLines {
  mutating func add(art key: String, _ setting: Setting<ArtOverlay>) {
    if case .literal(let art, let range) = setting, art.isSystem { return add(key, "system", at: range) }
    add(map: key, setting) { $0.add($1) }
  }

  /// A part of a bar, whose art and slicing stand in one map.
  mutating func add(part key: String, _ setting: Setting<PartOverlay>) {
    add(map: key, setting) { lines, part in
      if let art = part.art.ranged {
        if art.value.isSystem { lines.add("art", "system", at: art.range) } else { lines.add(art.value) }
      }
      lines.add(part.slicing)
    }
  }

  mutating func add(_ slicing: SlicingOverlay) {
    for key in slicing.removed { add(key.value.rawValue, "null", at: key.range) }
    let key = slicing.key?.rawValue ?? "caps"
    switch slicing.form {
    case .literal(.auto, let range): add(key, "auto", at: range)
    case .literal(.unstretched, let range): add(key, "none", at: range)
    default: add(map: key, slicing.form) { $0.add($1) }
    }
    add("resizing", slicing.resizing, \.rawValue)
    add("center", slicing.center, \.rawValue)
  }

  private mutating func add(_ form: SlicingForm) {
    switch form {
    case .caps(let caps): for (name, side) in caps.sides { add(name, side, \.dumped) }
    case .capsByScale(let table):
      for (scale, caps) in table.entries {
        add(map: scale.name, caps) { lines, caps in
          for (name, side) in [
            ("top", caps.top), ("left", caps.left), ("bottom", caps.bottom), ("right", caps.right),
          ] { lines.add(name, side) { "\($0.pixels) px" } }
        }
      }
    case .stretchable(let left, let top): add([("leftCapWidth", left), ("topCapHeight", top)])
    case .auto, .unstretched: break
    }
  }

  private mutating func add(_ art: ArtOverlay) {
    for key in art.removed { add(key.value.rawValue, "null", at: key.range) }
    if let source = art.source.ranged { add(source) }
    add(map: "with", art.with) { lines, with in
      for argument in with.arguments {
        lines.add(argument.name.value, argument.value.dumped, at: argument.value.range)
      }
    }
    add("resample", art.resample, \.rawValue)
    add(map: "swap", art.swap) { lines, swaps in
      for swap in swaps { lines.add("\(swap.from.value)", swap.to, \.description) }
    }
    add("desaturate", art.desaturate, \.dumped)
    add("multiply", art.multiply, \.description)
    add("screen", art.screen, \.description)
    add("opacity", art.opacity, \.dumped)
  }

  private mutating func add(_ source: Ranged<ArtSource>) {
    let key = source.value.key.rawValue
    switch source.value {
    case .file(let path), .ninePatch(let path): add(key, path, \.text.quoted)
    case .files(let files), .ninePatches(let files):
      if let base = files.base {
        add(key, files.entries.isEmpty ? "$\(base.value)" : "over $\(base.value)", at: base.range)
      }
      for entry in files.entries { add("\(key).\(entry.scale.name)", entry.path, \.text.quoted) }
    case .draw(let drawing): add(map: key, .literal(drawing, source.range)) { $0.add($1) }
    case .use(let name): add(key, name.value.quoted, at: name.range)
    case .drawn: add(key, "resolved", at: source.range)
    case .derive(let state): add(key, state.value.text, at: state.range)
    }
  }
}

extension Length {
  var dumped: String {
    switch self {
    case .points(let points): "\(points)"
    case .hairline: "1px"
    }
  }
}

extension Fraction {
  var dumped: String {
    "\(Points(units: Int64(thousandths) * Points.unitsPerPoint / 1_000))"
  }
}
