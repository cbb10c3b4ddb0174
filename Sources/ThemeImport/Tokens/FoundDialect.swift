import ThemeCore

/// The form of a token file, recognized by what it contains.
enum FoundDialect {
  /// Variables of Figma, from its REST or from a plugin.
  case figmaREST, figmaPlugin
  /// Tokens and a resolver of DTCG.
  case dtcg, resolver
  /// Tokens Studio: its tokens, a file with its sets, and its themes.
  case studio, studioFile, themes
  case specify, designSystemPackage, theo, spectrum, styleDictionary
  /// Material Theme Builder.
  case material
  /// JSON without the signs of another dialect.
  case plain

  /// The dialect of a file's root; nil for a file that has no tokens.
  init?(_ root: FoundValue) {
    if let items = root.items {
      guard items.contains(where: { $0["selectedTokenSets"] != nil }) else { return nil }
      self = .themes
      return
    }
    guard let members = root.members, root["themec"] == nil else { return nil }
    func has(_ key: String) -> Bool { root[key] != nil }
    if root["meta"]?["variables"] != nil, root["meta"]?["variableCollections"] != nil {
      self = .figmaREST
    } else if root["variables"]?.items != nil, has("variableIds") || has("modes") {
      self = .figmaPlugin
    } else if root["collections"]?.items?.contains(where: { $0["modes"] != nil }) == true {
      self = .figmaPlugin
    } else if has("version"), has("resolutionOrder"), has("sets") || has("modifiers") {
      self = .resolver
    } else if root["tokenSetOrder"]?.items != nil, members.allSatisfy({ $0.value.members == nil }) {
      self = .themes
    } else if has("$themes") || has("$metadata") {
      self = .studioFile
    } else if has("dsp_spec_version") || (root["entities"]?.items != nil) {
      self = .designSystemPackage
    } else if has("props"), has("global") || has("aliases") || has("imports") {
      self = .theo
    } else if root["schemes"]?.members != nil, has("coreColors") || has("seed") || has("palettes") {
      self = .material
    } else if has("platforms"), has("source") || has("include") {
      return nil
    } else {
      var signs = TokenSigns()
      signs.gather(root, type: nil)
      guard let dialect = signs.dialect else { return nil }
      self = dialect
    }
  }
}

/// What the leaves of a file tell of its dialect.
struct TokenSigns {
  private var isSpecify = false
  private var isSpectrum = false
  private var isStudio = false
  private var dollars = 0
  private var values = 0
  /// The scalars outside of tokens: all of them, and those that say a color, a length or a reference.
  private var scalars = 0
  private var meaningful = 0
  private var numbers = 0
  private var depth = 0

  var dialect: FoundDialect? {
    if isSpecify { return .specify }
    if isSpectrum { return .spectrum }
    if dollars > 0, dollars >= values { return isStudio ? .studio : .dtcg }
    if values > 0 { return isStudio ? .studio : .styleDictionary }
    return scalars + numbers > 0 ? .plain : nil
  }

  /// Whether most of the values mean something to a theme, as they do in no configuration of a tool.
  var isSure: Bool {
    dollars + values > 0 || isSpecify
      || (meaningful > 0 && 10 * (meaningful + numbers) >= 8 * (scalars + numbers))
  }

  mutating func gather(_ value: FoundValue, type: String?) {
    guard let members = value.members else { return }
    if value["$collection"] != nil { isSpecify = true }
    let type = value["$type"]?.text ?? value["type"]?.text ?? type
    if let inner = value["$value"] {
      dollars += 1
      return gather(token: value, inner, type)
    }
    let isOfSpectrum = value["$schema"]?.text?.contains("spectrum") == true
    if isOfSpectrum, value["value"] != nil || value["sets"] != nil { isSpectrum = true }
    if value["sets"]?.members != nil, value["uuid"] != nil { isSpectrum = true }
    if let inner = value["value"], !inner.isGroup {
      values += 1
      return gather(token: value, inner, type)
    }
    for member in members where !member.key.hasPrefix("$") && member.key != "extensions" {
      if member.value.members != nil {
        gather(member.value, type: type)
      } else if let text = member.value.text {
        scalars += 1
        let isLength = Quantity(text).map { !$0.unit.isEmpty } ?? false
        if isLength || FoundColor(text) != nil || (text.hasPrefix("{") && text.hasSuffix("}")) {
          meaningful += 1
        }
      } else if case .number = member.value.kind {
        numbers += 1
      } else {
        scalars += 1
      }
    }
  }

  private mutating func gather(token: FoundValue, _ value: FoundValue, _ type: String?) {
    if let type, TokenKind.ofStudio.contains(type) { isStudio = true }
    let extensions = token["$extensions"] ?? token["extensions"]
    if extensions?["studio.tokens"] != nil { isStudio = true }
    if value["$alias"] != nil { isSpecify = true }
    let text = value.text ?? ""
    if text.contains("{"), text.contains(" * ") || text.contains(" / ") { isStudio = true }
  }
}

extension FoundValue {
  /// Whether the value of a key `value` is a group that is called so, or a token.
  var isGroup: Bool {
    guard let members else { return false }
    if self["$value"] != nil { return true }
    if self["value"] != nil { return self["unit"] == nil }
    return !members.isEmpty && members.allSatisfy { $0.value["value"] != nil || $0.value["$value"] != nil }
  }
}

extension TokenSource {
  /// The ending of the file's name in lower case.
  var ending: String {
    path.name.lowercased().split(separator: ".").last.map(String.init) ?? ""
  }

  var isCSS: Bool { ["css", "scss", "less", "pcss"].contains(ending) }
  var isYAML: Bool { ending == "yaml" || ending == "yml" }
}

/// Whether a file of a folder is a token file of a dialect that ``importTokens(_:into:)`` reads.
package func isTokenFile(_ source: TokenSource) -> Bool {
  let name = source.path.name.lowercased()
  let known = [
    "package.json", "package-lock.json", "contents.json", "composer.json", "manifest.json", "angular.json",
  ]
  guard !known.contains(name), !name.hasPrefix("tsconfig"), !name.hasPrefix(".") else { return false }
  guard source.bytes.count <= TokenSource.mostBytes else { return false }
  if source.isCSS { return !StyleSheet(source.bytes).declarations.isEmpty }
  if source.isYAML { return yaml(source).flatMap(FoundDialect.init) == .theo }
  guard ["json", "json5", "jsonc", "tokens"].contains(source.ending),
    let document = try? LooseJSON(source.bytes).documents.first,
    let dialect = FoundDialect(document.root)
  else { return false }
  guard dialect == .plain || dialect == .styleDictionary else { return true }
  var signs = TokenSigns()
  signs.gather(document.root, type: nil)
  return signs.isSure
}
