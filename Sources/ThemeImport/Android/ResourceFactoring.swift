import ThemeCore

// From what is shown on each device to what a theme says: the look of the first device, and on the axes what differs from it.

/// The looks of devices, of which the first is the one that a theme says without an axis.
struct ResourceLooks {
  private var base = ThemeMap()
  /// What differs on devices that were added so far.
  private var parts: [(device: ResourceDevice, look: ThemeMap)] = []
  private var wholes: [(device: ResourceDevice, look: ThemeMap)] = []

  /// Adds the look of a device. Those with fewer axes come first.
  mutating func add(_ look: ThemeMap, on device: ResourceDevice) {
    if wholes.isEmpty { base = look }
    wholes.append((device, look))
    guard device.depth > 0 else { return }
    let below = said(on: device)
    let part = look.over(below)
    if !part.isEmpty { parts.append((device, part)) }
  }

  /// What a theme says: all looks in one map.
  var theme: ThemeMap {
    var theme = base
    for (device, look) in parts {
      if let alias = alias(of: device) {
        theme.set(.text(alias), at: device.path)
      } else {
        for entry in look.entries { theme.set(entry.value, at: device.path + [entry.key]) }
      }
    }
    for states in unsaid { theme.set("normal", at: ["states", states.joined(separator: "+")]) }
    return theme
  }

  /// The combinations of states that look as if there were no state: unless a theme names them, they look like the first of
  /// their states that it names.
  private var unsaid: [[String]] {
    let said = Set(parts.map(\.device.states))
    let looks = Dictionary(wholes.map { ($0.device, $0.look) }) { first, _ in first }
    var found: [[String]] = []
    for (device, look) in wholes
    where device.states.count > 1 && !said.contains(device.states) && !found.contains(device.states) {
      guard let first = device.states.first(where: { said.contains([$0]) }) else { continue }
      var alone = device
      alone.states = [first]
      if looks[alone] != look { found.append(device.states) }
    }
    return found
  }

  /// The state that a combination of states looks the same as, where states are the only axis.
  private func alias(of device: ResourceDevice) -> String? {
    guard device.states.count > 1, device.depth == 1, !wholes.contains(where: { $0.device.depth > 1 }),
      let look = wholes.first(where: { $0.device == device })?.look
    else { return nil }
    return parts.first { part in
      part.device.states.count == 1 && part.device.depth == 1
        && wholes.contains { $0.device == part.device && $0.look == look }
    }?.device.states[0]
  }

  /// What the parts so far make of a device, as a theme lays them over each other: the later axis over the earlier, and what
  /// is nested over what it is nested in.
  private func said(on device: ResourceDevice) -> ThemeMap {
    parts.filter { device.has($0.device) }.sorted { $0.device.rank < $1.device.rank }
      .reduce(base) { $0.overlaid(by: $1.look) }
  }
}

extension ResourceDevice {
  fileprivate var rank: Int {
    let axes = (isRTL ? 1 : 0) + (version > 0 ? 2 : 0) + (isNight ? 4 : 0) + (states.isEmpty ? 0 : 8)
    return depth * 100_000 + axes * 1_000 + version
  }
}

extension ThemeMap {
  /// What takes back what is below, where a look has no word of its own: there is no `null` in what an import writes.
  private static let neutral: KeyValuePairs<String, ThemeValue> = [
    "art": "clear", "caps": "auto", "resizing": "stretch", "renderingIntent": "original",
    "alignmentInsets": ["left": "0"], "title": ["insets": ["left": "0"]],
  ]
  private static let neutralOfBox: KeyValuePairs<String, ThemeValue> = [
    "fill": "clear", "radius": "0", "corners": ["topLeft": "0"], "stroke": ["color": "clear"],
  ]

  /// The map after another one is laid over it.
  func overlaid(by upper: ThemeMap) -> ThemeMap {
    var result = self
    for entry in upper.entries {
      if entry.key == "art", let box = entry.value.box, let below = result["art"]?.box {
        var merged = below
        for part in box.entries {
          if part.key == "radius" { merged["corners"] = nil }
          if part.key == "corners" { merged["radius"] = nil }
          merged[part.key] = part.value
        }
        result["art"] = ["box": .map(merged)]
      } else {
        let lower = self[entry.key]?.sides(entry.key)
        result[entry.key] = entry.value.mappingSides(entry.key) { $0.laid(over: lower ?? ThemeMap()).spoken }
      }
    }
    return result
  }

  /// What has to be laid over `below` for the look that this is.
  func over(_ below: ThemeMap) -> ThemeMap {
    var part = ThemeMap()
    for entry in entries where below[entry.key] != entry.value {
      if entry.key == "art", let box = entry.value.box, let other = below["art"]?.box {
        let differences = box.differences(from: other, Self.neutralOfBox)
        if !differences.isEmpty { part["art"] = ["box": .map(differences)] }
      } else {
        part[entry.key] = entry.value
      }
    }
    for (key, value) in Self.neutral where self[key] == nil && below[key] != nil && below[key] != value {
      if key != "title" || below[key]?.map?["insets"] != nil { part[key] = value }
    }
    return part.mappingValues { entry in
      let lower = below[entry.key]?.sides(entry.key)
      return entry.value.mappingSides(entry.key) { $0.taking(back: lower) }
    }
  }

  /// The sides with a zero for each that only the lower sides have, because a theme lays sides over each other.
  fileprivate func taking(back lower: ThemeMap?) -> ThemeMap {
    var sides = self
    for side in lower?.entries ?? [] where sides[side.key] == nil { sides[side.key] = "0" }
    return sides
  }

  /// The sides as a look says them: without zeros, unless there is nothing else.
  fileprivate var spoken: ThemeMap {
    let sides = filter { self[$0] != "0" }
    return sides.isEmpty ? ["left": "0"] : sides
  }

  private func differences(from other: ThemeMap, _ neutral: KeyValuePairs<String, ThemeValue>) -> ThemeMap {
    var part = ThemeMap()
    for entry in entries where other[entry.key] != entry.value { part[entry.key] = entry.value }
    let isRound = self["radius"] != nil || self["corners"] != nil
    for (key, value) in neutral where self[key] == nil && other[key] != nil && other[key] != value {
      if isRound, key == "radius" || key == "corners" { continue }
      part[key] = value
    }
    return part
  }
}

extension ThemeValue {
  private static let sides: Set<String> = ["top", "left", "bottom", "right"]

  /// The sides that the value of a key of an element has: its own, or those of a title's insets; nil for other keys.
  fileprivate func sides(_ key: String) -> ThemeMap? {
    switch key {
    // Caps by scale are whole.
    case "caps", "alignmentInsets":
      map.flatMap { $0.entries.allSatisfy { Self.sides.contains($0.key) } ? $0 : nil }
    case "title": map?["insets"]?.map
    default: nil
    }
  }

  fileprivate func mappingSides(_ key: String, _ change: (ThemeMap) -> ThemeMap) -> ThemeValue {
    guard var map, let sides = sides(key) else { return self }
    if key != "title" { return .map(change(sides)) }
    map["insets"] = .map(change(sides))
    return .map(map)
  }

  fileprivate var box: ThemeMap? { map?["box"]?.map }
}
