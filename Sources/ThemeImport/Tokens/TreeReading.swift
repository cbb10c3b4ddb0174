import ThemeCore

/// Reads tokens of a tree of groups: Style Dictionary, DTCG, Tokens Studio, and most plugins of Figma.
struct TreeReading {
  let source: Int
  let dialect: FoundDialect
  var found = FoundTokens()
  /// Whether the tokens are variables of Figma, whose numbers are pixels.
  private(set) var isOfFigma = false
  /// The list of the modes that tokens themselves hold.
  static let ownModes = "theme"

  /// Reads a group and all groups in it; of a map that is a token too, those that hold tokens.
  mutating func read(
    _ group: FoundValue, at path: [String] = [], type: String? = nil, isToken: Bool = false
  ) {
    let type = isToken ? type : group["$type"]?.text ?? type
    for member in group.members ?? [] where member.key == "$root" || !isProperty(member) {
      if isToken, Self.metadata.contains(member.key) { continue }
      let path = path + [member.key]
      if let leaf = leaf(member.value) {
        read(leaf, of: member, at: path, type)
        read(member.value, at: path, type: type, isToken: true)
      } else if isToken ? holdsToken(member.value) : member.value.members != nil {
        read(member.value, at: path, type: type)
      } else if !isToken {
        read(scalar: member, at: path)
      }
    }
  }

  /// Whether a member of a group says something of it, and is no token or group that merely begins with a dollar sign.
  private func isProperty(_ member: FoundValue.Member) -> Bool {
    guard member.key.hasPrefix("$"), !Self.properties.contains(member.key) else {
      return member.key.hasPrefix("$") || member.key == "tokens-bruecke-meta"
    }
    if member.value.members == nil { return dialect != .plain }
    return leaf(member.value) == nil && !holdsToken(member.value)
  }

  private static let properties: Set<String> = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$schema", "$defs",
    "$themes", "$metadata", "$collection", "$modes", "$alias", "$comment", "$id", "$name", "$version",
  ]

  private func leaf(_ value: FoundValue) -> FoundValue? {
    if let inner = value["$value"] { return inner }
    guard dialect != .plain, let inner = value["value"], !inner.isGroup else { return nil }
    return inner
  }

  private func holdsToken(_ group: FoundValue) -> Bool {
    (group.members ?? []).contains { leaf($0.value) != nil || holdsToken($0.value) }
  }

  private static let metadata: Set<String> = ["value", "attributes", "original", "extensions"]

  private mutating func read(
    _ leaf: FoundValue, of member: FoundValue.Member, at path: [String], _ group: String?
  ) {
    let map = member.value
    let extensions = map["$extensions"] ?? map["extensions"]
    var token = FoundToken(path: path, value: leaf, source: source, line: member.line)
    token.type = map["$type"]?.text ?? map["type"]?.text ?? group
    if dialect == .styleDictionary, token.type == nil { token.type = category(of: map, at: path) }
    if let scopes = extensions?["com.figma.scopes"] ?? extensions?["com.figma"]?["scopes"] ?? map["scopes"] {
      isOfFigma = true
      let kind = figmaType(scopes: scopes.items?.compactMap(\.text) ?? [])
      if kind != nil, token.type == nil || token.type == "number" { token.type = kind }
    }
    token.comment = (map["$description"] ?? map["description"] ?? map["comment"])?.text
    token.deprecated =
      map["$deprecated"].map { $0.isTrue || $0.text != nil } ?? (map["deprecated"]?.isTrue ?? false)
    token.modifier = extensions?["studio.tokens"]?["modify"]
    if map["modify"]?.items != nil { token.problem = "code of its build computes it, by `modify`" }
    if token.modifier == nil, let alpha = map["alpha"], alpha.plain != nil {
      let type = FoundValue.Member("type", FoundValue(.text("alpha"), line: alpha.line))
      token.modifier = FoundValue(.map([type, FoundValue.Member("value", alpha)]), line: alpha.line)
    }
    found.add(token)
    readModes(of: token, map, extensions)
  }

  /// The values of a token in modes that are beside its value.
  private mutating func readModes(of token: FoundToken, _ map: FoundValue, _ extensions: FoundValue?) {
    var modes = extensions?["mode"]?.members ?? []
    modes += extensions?["org.primer.overrides"]?.members ?? []
    if let dark = map["darkValue"] { modes.append(FoundValue.Member("dark", dark)) }
    for mode in modes {
      var copy = token
      copy.value = mode.value["$value"] ?? mode.value["value"] ?? mode.value
      copy.modifier = mode.value["alpha"] == nil ? nil : token.modifier
      found.add(copy, modesOfLook(mode.key) ?? [Self.ownModes: [mode.key]])
    }
  }

  private mutating func read(scalar member: FoundValue.Member, at path: [String]) {
    var token = FoundToken(path: path, value: member.value, source: source, line: member.line)
    token.isHidden = dialect != .plain
    found.add(token)
  }

  /// The type by the category of a token, as Style Dictionary 3 knows it from `attributes` or the path.
  private func category(of map: FoundValue, at path: [String]) -> String? {
    let category = map["attributes"]?["category"]?.text ?? path.first
    let item = map["attributes"]?["type"]?.text ?? (path.count > 2 ? path[1] : nil)
    return switch category?.lowercased() {
    case "size"?: item?.lowercased() == "font" ? "fontSize" : "dimension"
    case "time"?, "duration"?: "time"
    case "content"?, "asset"?: category
    default: nil
    }
  }
}

/// The type that the scopes of a variable of Figma say; nil if they leave it open.
func figmaType(scopes: [String]) -> String? {
  guard let first = scopes.first else { return nil }
  switch first {
  case "FONT_WEIGHT": return "fontWeight"
  case "FONT_FAMILY": return "fontFamily"
  case "FONT_STYLE", "TEXT_CONTENT": return "string"
  case "OPACITY": return "figmaOpacity"
  case "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE", "LINE_HEIGHT",
    "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT":
    return "dimension"
  default: return nil
  }
}

/// The modes of the lists `theme` and `contrast` that a name such as `dark-high-contrast` says; nil for other names. With two
/// lists, the value in dark also holds in dark with high contrast.
func modesOfLook(_ name: String) -> [String: Set<String>]? {
  let mode = ModeName(name)
  guard mode.saysLook, mode.rest.isEmpty else { return nil }
  var modes: [String: Set<String>] = [:]
  if mode.look.isHighContrast { modes["contrast"] = ["high contrast"] }
  if mode.look.isDark || name.words.contains("light") || !mode.look.isHighContrast {
    modes["theme"] = [mode.look.isDark ? "dark" : "light"]
  }
  return modes
}

extension FoundTokens {
  /// Notes the usual modes of `theme` and `contrast`, and lays what holds in several modes together over what holds in one.
  mutating func finishLooks() {
    for list in lists where list.name == "theme" || list.name == "contrast" {
      let usual = list.name == "theme" ? "light" : "normal"
      if list.modes.contains(where: { ModeName($0).isUnusual }) { note(mode: usual, of: list.name) }
    }
    layers = layers.sorted(byRank: { [$0.modes.count] })
    closeLayers()
  }

  /// Gives numbers without a unit, which stand for lengths in Style Dictionary, the unit that is meant: `rem` if some of the
  /// file have fractions and none is too large for it, as in files for its transforms of the web, and otherwise `px`.
  mutating func chooseUnits() {
    let numbers = layers.flatMap(\.tokens).compactMap { token -> Double? in
      guard TokenKind(token.type)?.isLength == true, let number = token.value.plain.flatMap(Double.init)
      else { return nil }
      return abs(number)
    }
    guard numbers.contains(where: { $0 != $0.rounded() }), numbers.allSatisfy({ $0 <= 12 }) else { return }
    for layer in layers.indices {
      for token in layers[layer].tokens.indices { layers[layer].tokens[token].unit = "rem" }
    }
  }
}
