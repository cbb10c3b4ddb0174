import ThemeCore
import ThemeDiagnostics

/// A format of tokens other than DTCG 2025.10, recognized by what a file contains.
enum TokenDialect {
  /// Tokens have `value` and `type` without a `$`, as in Style Dictionary up to version 3 and in Spectrum.
  case styleDictionary
  /// The same in files of Tokens Studio, which has types of its own.
  case tokensStudio
  /// Colors and lengths are texts, as in drafts of DTCG and in what Tokens Studio exports as DTCG.
  case draft
  /// A list of entities, as in packages of Adobe's Design System Packages.
  case designSystemPackage
  /// A list of the sets or themes of Tokens Studio, which has no tokens.
  case tokensStudioIndex
  /// The configuration of Style Dictionary, which has no tokens.
  case configuration
  /// Names and values alone, or something else that has no `$value` anywhere.
  case unknown

  /// The dialect of a file's root with the place of its first sign; nil for a DTCG file, valid or not.
  static func found(in root: SyntaxNode) -> (dialect: TokenDialect, place: SourceRange)? {
    if let items = root.sequence {
      let isIndex = items.contains { $0.mapping?["selectedTokenSets"] != nil }
      return (isIndex ? .tokensStudioIndex : .unknown, root.range)
    }
    guard let mapping = root.mapping else { return nil }
    for entry in mapping.entries {
      switch entry.key.value {
      case "dsp_spec_version": return (.designSystemPackage, entry.key.range)
      case "entities" where entry.value.sequence != nil: return (.designSystemPackage, entry.key.range)
      case "tokenSetOrder" where entry.value.sequence != nil: return (.tokensStudioIndex, entry.key.range)
      case "platforms" where mapping["source"]?.sequence != nil || mapping["include"]?.sequence != nil:
        return (.configuration, entry.key.range)
      default: continue
      }
    }
    var signs = Signs()
    signs.gather(mapping, type: nil)
    return signs.dialect
  }
}

/// What a file contains that tells its format.
private struct Signs {
  /// The number of tokens, of those that are aliases, and of those whose value only 2025.10 has.
  private var tokens = 0
  private var aliases = 0
  private var current = 0
  /// The places of colors and lengths that are texts.
  private var texts: [SourceRange] = []
  /// The places of `value` without a `$`.
  private var plain: [SourceRange] = []
  /// The places of values that stand directly in a group.
  private var bare: [SourceRange] = []
  private var isOfTokensStudio = false

  var dialect: (dialect: TokenDialect, place: SourceRange)? {
    if let place = plain.first, plain.count > tokens {
      return (isOfTokensStudio ? .tokensStudio : .styleDictionary, place)
    }
    if tokens == 0, bare.count > 1 { return (.unknown, bare[0]) }
    // Few texts among values of 2025.10 are mistakes of their own.
    if texts.count > 1, current == 0, 2 * texts.count > tokens - aliases { return (.draft, texts[0]) }
    return nil
  }

  mutating func gather(_ mapping: Mapping, type outer: String?) {
    let type = mapping["$type"]?.quotedText ?? outer
    if let named = mapping["type"]?.quotedText ?? mapping["$type"]?.quotedText,
      Self.typesOfTokensStudio.contains(named)
    {
      isOfTokensStudio = true
    }
    if let value = mapping["$value"] { return gather(value: value, type: type) }
    if mapping["$ref"] != nil {
      tokens += 1
      aliases += 1
      return
    }
    for entry in mapping.entries where !entry.key.value.hasPrefix("$") || entry.key.value == "$root" {
      if let inner = entry.value.mapping {
        gather(inner, type: type)
      } else if entry.key.value == "value" {
        plain.append(entry.key.range)
        // The keys beside a value belong to its token.
        return
      } else {
        bare.append(entry.key.range)
      }
    }
  }

  private mutating func gather(value: SyntaxNode, type: String?) {
    tokens += 1
    if let text = value.quotedText {
      if text.hasPrefix("{"), text.hasSuffix("}") {
        aliases += 1
      } else if type == "color" || type == "dimension" || type.map(Self.typesOfTokensStudio.contains) == true
      {
        texts.append(value.range)
      }
    } else if let map = value.mapping, map["colorSpace"] != nil || map["unit"] != nil {
      current += 1
    }
  }

  private static let typesOfTokensStudio: Set<String> = [
    "sizing", "spacing", "borderRadius", "borderWidth", "opacity", "boxShadow", "fontSizes", "fontSize",
    "lineHeights", "lineHeight", "letterSpacing", "paragraphSpacing", "paragraphIndent", "textCase",
    "textDecoration", "composition", "asset", "fontFamilies", "fontWeights", "other", "text",
  ]
}

extension Diagnostic {
  /// The error about a file in another format: what it is, and how to convert it.
  static func dialect(_ found: (dialect: TokenDialect, place: SourceRange)) -> Diagnostic {
    let (message, help) = found.dialect.words
    return Diagnostic(
      .tokenInvalid, words: "the file is not one of DTCG 2025.10: \(message)", at: found.place
    )
    .helping(words: help)
  }
}

extension TokenDialect {
  fileprivate var words: (message: String, help: String) {
    let rename = "rename `value`, `type` and `description` to `$value`, `$type` and `$description`"
    return switch self {
    case .styleDictionary:
      (
        "its tokens have `value` without a `$`, as in Style Dictionary",
        "\(Self.imported), or \(rename), and then \(Self.values)"
      )
    case .tokensStudio:
      (
        "it is a file of Tokens Studio, whose tokens have `value` without a `$`",
        "\(Self.imported), or choose the W3C DTCG format in the settings of Tokens Studio"
      )
    case .draft:
      (
        "its colors and lengths are texts, as in drafts of the format and in Tokens Studio",
        "\(Self.imported), or \(Self.values)"
      )
    case .designSystemPackage:
      (
        "it is a Design System Package (DSP), a list of entities",
        "write each entity of the class `token` as a token with `$type` and `$value`, and \(Self.values)"
      )
    case .tokensStudioIndex:
      (
        "it lists the sets or themes of Tokens Studio, and has no tokens",
        "name the files of the sets in `tokenFiles`; a resolver document says which of them hold in the dark"
      )
    case .configuration:
      (
        "it is the configuration of Style Dictionary, and has no tokens",
        "name the files of its `source` in `tokenFiles`"
      )
    case .unknown:
      (
        "nothing in it is a token, which has a `$value`",
        "write tokens such as `\"gap\": { \"$type\": \"dimension\", \"$value\": { \"value\": 8, \"unit\": \"px\" } }`"
      )
    }
  }

  private static let imported = "let `themec import FILE` write it as DTCG 2025.10"
  private static let values =
    "write colors as `{ \"colorSpace\": \"srgb\", \"components\": [0.2, 0.3, 0.4] }` and lengths as `{ \"value\": 8, \"unit\": \"px\" }`"
}
