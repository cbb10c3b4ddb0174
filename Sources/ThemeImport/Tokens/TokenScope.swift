import ThemeCore

/// The tokens that hold for one choice of modes, and what each of them is in the format. Extensions in other files convert the
/// single types.
struct TokenScope {
  let names: TokenNames
  /// The keys of the tokens, in the order in which they are first found.
  private(set) var order: [String] = []
  private(set) var tokens: [String: FoundToken] = [:]
  private var lowered: [String: String] = [:]
  private var groups: Set<String> = []
  private var outcomes: [String: Result<WrittenToken, LeftToken>] = [:]
  /// The tokens that are being converted, the outermost first.
  private(set) var open: [String] = []
  /// What was changed in the token that is being converted.
  var changes: [String] = []

  init(_ layers: [TokenLayer], names: TokenNames) {
    self.names = names
    for layer in layers {
      for token in layer.tokens {
        let key = token.key
        if tokens.updateValue(token, forKey: key) == nil { order.append(key) }
        if lowered[key.lowercased()] == nil { lowered[key.lowercased()] = key }
        for count in token.path.indices.dropFirst() {
          groups.insert(token.path[..<count].joined(separator: "."))
        }
      }
    }
  }

  subscript(key: String) -> FoundToken? { tokens[key] }

  /// What a token is in the format.
  mutating func outcome(of key: String) -> Result<WrittenToken, LeftToken> {
    if let known = outcomes[key] { return known }
    guard let token = tokens[key] else { return .failure(LeftToken("there is no token `\(key)`")) }
    if let start = open.firstIndex(of: key) {
      let loop = (open[start...] + [key]).prefix(8).joined(separator: " → ")
      return .failure(LeftToken("it refers to itself: \(loop)"))
    }
    guard open.count < Limit.referenceDepth.standard - 4 else {
      return .failure(LeftToken("too many references lead from one token to the next"))
    }
    open.append(key)
    let outer = changes
    changes = []
    let result = Result { () throws(LeftToken) in
      var written = try converted(token)
      if !changes.isEmpty { written.change = changes.unique.joined(separator: "; ") }
      return written
    }
    changes = outer
    open.removeLast()
    outcomes[key] = result
    return result
  }

  private mutating func converted(_ token: FoundToken) throws(LeftToken) -> WrittenToken {
    if let problem = token.problem { throw LeftToken(problem) }
    let kind = TokenKind(token.type)
    if token.modifier == nil, let reference = token.value.text?.wholeReference {
      switch try target(of: reference) {
      case .token(let key) where tokens[key]?.isHidden == true:
        return try entering(key) { scope throws(LeftToken) in
          try scope.converted(try scope.terminal(key).value, kind, token)
        }
      case .token(let key):
        let target = try outcome(of: key).get()
        if target.parts.isEmpty, kind.map({ Self.takes($0, target.type) }) ?? true {
          return WrittenToken(type: target.type, value: .string("{\(names[key])}"))
        }
        guard target.parts.isEmpty else {
          throw LeftToken("it refers to `\(key)`, which is split into single tokens")
        }
        changes.append("its value is that of `\(key)`, not a reference, because the types differ")
        return try converted(try terminal(key).value, kind, token)
      case .part(let key, let fields):
        changes.append("its value is that of a part of `\(key)`, not a reference")
        return try converted(try part(fields, of: key), kind, token)
      }
    }
    if token.modifier != nil {
      let color = try color(token)
      changes.append("its modifier is computed")
      return WrittenToken(type: "color", value: color.json)
    }
    return try converted(token.value, kind, token)
  }

  /// Whether a token of a kind may be an alias of a token of a type.
  private static func takes(_ kind: TokenKind, _ type: String) -> Bool {
    switch kind {
    case .dimension, .number, .opacity, .lineHeight, .letterSpacing, .figmaOpacity:
      type == "dimension" || type == "number"
    case .fontWeight: type == "fontWeight" || type == "number"
    case .unsayable: true
    default: "\(kind)" == type
    }
  }

  // MARK: References

  enum Target {
    case token(String)
    case part(String, [String])
  }

  /// The token that a reference means, or a part of one.
  func target(of reference: String) throws(LeftToken) -> Target {
    let name = reference.trimmed
    var candidates = [name]
    for ending in [".value", ".$value", ".$root"] where name.hasSuffix(ending) {
      candidates.append(String(name.dropLast(ending.count)))
    }
    candidates += candidates.map { $0.replacing("/", with: ".") }
    for candidate in candidates {
      if tokens[candidate] != nil { return .token(candidate) }
      if let key = lowered[candidate.lowercased()] { return .token(key) }
    }
    var parts = name.split(separator: ".").map(String.init)
    var fields: [String] = []
    while parts.count > 1, fields.count < 8 {
      fields.insert(parts.removeLast(), at: 0)
      if tokens[parts.joined(separator: ".")] != nil {
        return .part(parts.joined(separator: "."), fields.filter { $0 != "value" && $0 != "$value" })
      }
    }
    if groups.contains(name) { throw LeftToken("it refers to `\(name)`, which is a group") }
    throw LeftToken("it refers to `\(name)`, and no file has such a token")
  }

  /// The token at the end of a chain of references.
  func terminal(_ key: String) throws(LeftToken) -> FoundToken {
    var key = key
    for _ in 0..<Limit.referenceDepth.standard {
      guard let token = tokens[key] else { break }
      guard token.modifier == nil, let reference = token.value.text?.wholeReference,
        case .token(let next) = try target(of: reference)
      else { return token }
      key = next
    }
    throw LeftToken("the references of `\(key)` lead to no value")
  }

  private func part(_ fields: [String], of key: String) throws(LeftToken) -> FoundValue {
    var value = try terminal(key).value
    for field in fields {
      if let inner = value[field] {
        value = inner
      } else if let index = Int(field), let items = value.items, items.indices.contains(index) {
        value = items[index]
      } else {
        throw LeftToken("it refers to the part `\(field)` of `\(key)`, which has none")
      }
    }
    return value
  }

  /// A text with its references replaced by what they refer to.
  mutating func expanded(_ text: String) throws(LeftToken) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: "}") else { break }
      result += try plain(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
      guard result.utf8.count < 4_000 else { throw LeftToken("its references make too long a text") }
    }
    return result + rest
  }

  /// What a reference stands for inside of a text.
  private mutating func plain(_ reference: String) throws(LeftToken) -> String {
    switch try target(of: reference) {
    case .part(let key, let fields):
      let value = try part(fields, of: key)
      return try entering(key) { scope throws(LeftToken) in try scope.plain(value, reference) }
    case .token(let key):
      let end = try terminal(key)
      return try entering(end.key) { scope throws(LeftToken) in
        end.modifier == nil ? try scope.plain(end.value, reference) : try scope.color(end).text
      }
    }
  }

  private mutating func plain(_ value: FoundValue, _ reference: String) throws(LeftToken) -> String {
    if let map = value.members, !map.isEmpty {
      if let number = value["value"]?.plain, let unit = value["unit"]?.plain { return number + unit }
      return try color(value).text
    }
    if let items = value.items { return items.compactMap(\.plain).joined(separator: ", ") }
    guard let text = value.plain, text.utf8.count <= 4_000 else {
      throw LeftToken("it refers to `\(reference)`, which is no short text and no number")
    }
    let inner = try expanded(text)
    // What is computed in one token is one operand of another.
    return Quantity.isArithmetic(inner) && Quantity(inner) != nil ? "(\(inner))" : inner
  }

  /// Does something with the value of another token, unless that leads back to it.
  mutating func entering<Result>(
    _ key: String, _ body: (inout TokenScope) throws(LeftToken) -> Result
  ) throws(LeftToken) -> Result {
    guard !open.contains(key) else { throw LeftToken("it refers to itself by `\(key)`") }
    guard open.count < Limit.referenceDepth.standard - 4 else {
      throw LeftToken("too many references lead from one token to the next")
    }
    open.append(key)
    defer { open.removeLast() }
    return try body(&self)
  }
}

extension String {
  /// The reference that the whole text is; nil for any other text.
  var wholeReference: String? {
    guard utf8.count < Limit.textBytes.standard else { return nil }
    let text = trimmed
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains { $0 == "{" || $0 == "}" } ? nil : String(inner)
  }
}

/// What a token is a value of, as far as its dialect says it.
enum TokenKind: Equatable {
  case color, dimension, number, opacity, lineHeight, letterSpacing, fontFamily, fontWeight, duration
  case cubicBezier, strokeStyle, border, transition, shadow, gradient, typography
  /// An opacity of Figma, which is a percentage.
  case figmaOpacity
  /// What no type of the format can say, such as a text or a picture, by its name in the dialect.
  case unsayable(String)

  /// The kind that a type of a dialect means; nil for none, and for a word that says nothing.
  init?(_ type: String?) {
    guard let type else { return nil }
    switch type.lowercased().filter({ $0.isLetter }) {
    case "color", "colors", "paint": self = .color
    case "dimension", "dimensions", "size", "sizing", "sizes", "spacing", "space", "borderradius",
      "borderwidth", "borderwidths", "radius", "radii", "fontsize", "fontsizes", "customradius",
      "customspacing", "paragraphspacing", "paragraphindent", "textindent", "measure", "breakpoint", "length":
      self = .dimension
    case "letterspacing", "letterspacings": self = .letterSpacing
    case "lineheight", "lineheights": self = .lineHeight
    case "number", "numbers", "ratio", "rotation", "multiplier", "zindex", "float", "angle", "int":
      self = .number
    case "opacity", "opacities": self = .opacity
    case "figmaopacity": self = .figmaOpacity
    case "fontfamily", "fontfamilies", "fontname": self = .fontFamily
    case "fontweight", "fontweights": self = .fontWeight
    case "duration", "time", "durations": self = .duration
    case "cubicbezier", "easing": self = .cubicBezier
    case "strokestyle": self = .strokeStyle
    case "border": self = .border
    case "transition": self = .transition
    case "shadow", "shadows", "boxshadow", "customshadow", "dropshadow": self = .shadow
    case "gradient", "customgradient": self = .gradient
    case "typography", "customfontstyle", "textstyle": self = .typography
    case "string", "text", "content", "asset", "assets", "boolean", "image", "icon", "textcase",
      "textdecoration", "texttransform", "alignment", "fontstyle", "fontstyles", "composition", "bitmap",
      "vector", "url", "font", "blur", "customgrid", "grid", "dimensionpercentage":
      self = .unsayable(type)
    default: return nil
    }
  }

  /// The types that only Tokens Studio has.
  static let ofStudio: Set<String> = [
    "sizing", "spacing", "borderRadius", "borderWidth", "opacity", "boxShadow", "fontSizes", "lineHeights",
    "fontFamilies", "fontWeights", "letterSpacing", "paragraphSpacing", "paragraphIndent", "textCase",
    "textDecoration", "composition", "other",
  ]

  var isLength: Bool { self == .dimension || self == .letterSpacing }

  /// The kind that the names of a token and its groups suggest for a number or a text.
  init?(path: [String]) {
    let words = Set(path.suffix(4).flatMap(\.words))
    let last = path.last?.words ?? []
    func has(_ known: String...) -> Bool { known.contains(where: words.contains) }
    if has("weight", "weights", "fontweight", "fontweights") {
      self = .fontWeight
    } else if has("family", "families", "typeface", "fontfamily") {
      self = .fontFamily
    } else if has("opacity", "opacities", "alpha") {
      self = .opacity
    } else if (has("line") && has("height", "heights")) || has("leading") {
      self = .lineHeight
    } else if (has("letter") && has("spacing")) || has("tracking") {
      self = .letterSpacing
    } else if has("duration", "durations", "delay") {
      self = .duration
    } else if has(
      "size", "sizes", "space", "spacing", "spacings", "padding", "margin", "radius", "radii", "gap", "inset",
      "width", "height", "breakpoint", "offset") || last == ["font"]
    {
      self = .dimension
    } else {
      return nil
    }
  }
}

/// Why a token can't be written.
struct LeftToken: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// A token as the format has it.
struct WrittenToken {
  let type: String
  let value: JSONValue
  /// What differs from the source; nil if nothing does.
  var change: String?
  /// The tokens of single values into which a token is split, with their names; empty for a whole token.
  var parts: [(name: String, token: WrittenToken)] = []
}
