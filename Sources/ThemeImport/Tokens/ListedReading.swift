import ThemeCore

// Dialects whose tokens are a list, or have flat names.

/// Reads Spectrum's tokens: flat names, a schema for the type, and sets of modes, which nest.
func spectrum(_ root: FoundValue, source: Int) -> FoundTokens {
  var found = FoundTokens()
  func type(_ value: FoundValue) -> String? {
    let schema = value["$schema"]?.text?.split(separator: "/").last ?? ""
    let name = String(schema.split(separator: ".").first ?? "")
    return switch name {
    case "alias", "color-set", "scale-set", "": nil
    case "gradient-stop": "number"
    default: name
    }
  }
  func read(
    _ value: FoundValue, _ member: FoundValue.Member, _ modes: [String: Set<String>], _ outer: String?
  ) {
    if let sets = value["sets"]?.members {
      let list = sets.contains { ModeName($0.key).isUnusual } ? "theme" : "scale"
      for set in sets {
        // The first mode of a list also holds where others say nothing.
        read(set.value, member, modes.merging([list: [set.key]]) { _, new in new }, type(value) ?? outer)
      }
      return
    }
    guard let inner = value["value"] else { return }
    var token = FoundToken(path: [member.key], value: inner, source: source, line: member.line)
    token.type = type(value) ?? outer
    token.comment = member.value["description"]?.text
    token.deprecated = member.value["deprecated"]?.isTrue ?? false
    found.add(token, modes)
  }
  for member in root.members ?? [] { read(member.value, member, [:], nil) }
  return found
}

/// Reads a Design System Package of Adobe: entities, whose ids are paths.
func designSystemPackage(_ root: FoundValue, source: Int) -> FoundTokens {
  var found = FoundTokens()
  for entity in root["entities"]?.items ?? [] where entity["class"]?.text ?? "token" == "token" {
    guard let id = entity["id"]?.text, let value = entity["value"] else { continue }
    let isAlias = entity["type"]?.text == "alias"
    let text = value.text ?? ""
    let isBare = isAlias && !text.hasPrefix("{")
    var token = FoundToken(
      path: id.split(separator: ".").map(String.init),
      value: isBare ? FoundValue(reference: text, line: value.line) : value,
      source: source, line: entity.line)
    token.type = isAlias ? nil : entity["type"]?.text
    if token.type == "custom-string" || token.type == "font" { token.type = nil }
    token.comment = entity["description"]?.text
    found.add(token)
  }
  return found
}

/// Reads Theo's properties, in JSON or YAML: a map of them or a list, with defaults in `global` and short names in `aliases`.
func theo(_ root: FoundValue, source: Int) -> FoundTokens {
  var found = FoundTokens()
  func referring(_ value: FoundValue) -> FoundValue {
    guard let text = value.text, text.contains("{!") else { return value }
    return FoundValue(.text(text.replacing("{!", with: "{")), line: value.line)
  }
  func add(_ name: String, _ value: FoundValue, _ map: FoundValue?, line: Int) {
    var token = FoundToken(path: [name], value: referring(value), source: source, line: line)
    token.type = (map?["type"] ?? root["global"]?["type"])?.text
    token.comment = map?["comment"]?.text
    token.isHidden = map == nil
    found.add(token)
  }
  for member in root["aliases"]?.members ?? [] {
    add(member.key, member.value["value"] ?? member.value, nil, line: member.line)
  }
  for member in root["props"]?.members ?? [] {
    if let value = member.value["value"] { add(member.key, value, member.value, line: member.line) }
  }
  for item in root["props"]?.items ?? [] {
    if let name = item["name"]?.text, let value = item["value"] { add(name, value, item, line: item.line) }
  }
  return found
}

/// Reads a file of Material Theme Builder: its schemes are modes.
func material(_ root: FoundValue, source: Int) -> FoundTokens {
  var found = FoundTokens()
  func add(_ path: [String], _ member: FoundValue.Member, mode: String? = nil) {
    let token = FoundToken(
      path: path + [member.key], type: "color", value: member.value, source: source, line: member.line)
    found.add(token, mode.map { ["theme": [$0]] } ?? [:])
  }
  for scheme in root["schemes"]?.members ?? [] {
    for member in scheme.value.members ?? [] where member.value.text != nil {
      add(["scheme"], member, mode: scheme.key)
    }
  }
  for palette in root["palettes"]?.members ?? [] {
    for member in palette.value.members ?? [] where member.value.text != nil {
      add(["palette", palette.key], member)
    }
  }
  for member in root["coreColors"]?.members ?? [] where member.value.text != nil { add(["core"], member) }
  return found
}

/// Reads Specify's format: every value stands under its mode, and an alias is a map.
func specify(_ root: FoundValue, source: Int) -> FoundTokens {
  var found = FoundTokens()
  func plain(_ value: FoundValue) -> FoundValue {
    if let alias = value["$alias"]?.text { return FoundValue(reference: alias, line: value.line) }
    guard let members = value.members else { return value }
    return FoundValue(
      .map(members.map { FoundValue.Member(key: $0.key, line: $0.line, value: plain($0.value)) }),
      line: value.line)
  }
  func read(_ group: FoundValue, _ path: [String], _ list: String) {
    for member in group.members ?? [] where !member.key.hasPrefix("$") {
      let map = member.value
      let path = path + [member.key]
      guard let values = map["$value"] else {
        read(map, path, map["$collection"] == nil ? list : member.key)
        continue
      }
      var token = FoundToken(path: path, value: plain(values), source: source, line: member.line)
      token.type = map["$type"]?.text
      token.comment = map["$description"]?.text
      guard values["$alias"] == nil, let modes = values.members, let first = modes.first else {
        found.add(token)
        continue
      }
      for mode in modes {
        token.value = plain(mode.value)
        found.add(token, mode.key == first.key ? [:] : [list: [mode.key]])
        if modes.count > 1 { found.note(mode: mode.key, of: list) }
      }
    }
  }
  read(root, [], "theme")
  return found
}
