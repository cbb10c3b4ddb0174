/// Random resolver documents, compared with a second, simple resolver: for each variant it chooses a context of each modifier,
/// lays their files over each other, and takes a token from the last theme that has it. `THEMEC_PROPERTIES` says how many.
struct ResolverPropertyTests {
  private static let count = 15 * Dice.rounds(160)
  static let batches = stride(from: 0, to: count, by: 100).map { $0..<min($0 + 100, count) }

  @Test(arguments: batches) func `every variant has the tokens of its contexts`(seeds: Range<Int>) throws {
    for seed in seeds {
      let project = RandomProject(seed: seed)
      let (elements, messages) = try resolved(project)
      #expect(messages == [], "seed \(seed)")
      for element in elements {
        let values = ElementValues(of: element.variants.map(\.key))
        let settings = ["highContrast", "buttonShapes", "highContrast+buttonShapes"].compactMap {
          AxisValue(.accessibility, named: $0)
        }
        let isCombined = values.contains(settings[2]) || !settings[..<2].allSatisfy(values.contains)
        // Of settings that hold together the first is shown where an element has both, but not their combination.
        for key in RandomProject.keys where isCombined || key[.accessibility] != settings[2] {
          let shown = values.shown(where: key)
          guard let variant = element.variants.first(where: { $0.key == shown }) else {
            Issue.record("seed \(seed): no variant \(shown.text)")
            continue
          }
          let title = variant.facts.title
          let found = TokenValue(
            color: title?.color?.description,
            size: variant.range(of: .titleFontSize).flatMap { _ in title?.font.size.description },
            spacing: title?.font.letterSpacing?.description)
          let expected = project.value(of: element.id.name, in: key)
          #expect(found == expected, "seed \(seed): \(element.id.name) in \(key.text)\n\(project.listing)")
          if found != expected { return }
        }
      }
    }
  }

  private func resolved(
    _ project: RandomProject
  ) throws -> (elements: [ResolvedElement], messages: [String]) {
    let sources = SourceMap()
    let brand = try #require(ThemePath("brand.theme.yaml"))
    let base = try #require(ThemePath("base.theme.yaml"))
    var bases: [ThemePath: ThemeParent] = [:]
    if project.isOver {
      let named = try #require(ThemePath("themec.yaml"))
      let place = SourceRange(source: sources.add(SourceFile(path: named, bytes: [])), start: 0, end: 0)
      bases[brand] = ThemeParent(path: base, name: Ranged("base.theme.yaml", place))
    }
    var typed = try TypedTheme(
      MemoryInputs(project.files.mapValues { Array($0.utf8) }), "brand.theme.yaml", sources: sources,
      bases: bases)
    let theme = try #require(typed.theme, "\(typed.sink.diagnostics)")
    return (resolve(theme, &typed.sink).elements, typed.sink.diagnostics.map(\.message))
  }
}

/// What a title shows of the tokens that it uses.
private struct TokenValue: Equatable {
  var color: String?
  var size: String?
  var spacing: String?
}

/// A theme with token files, perhaps with parents that have some too.
private struct RandomProject {
  fileprivate struct Token {
    var color: Int
    /// The members of a typography token; spacing is nil for none.
    var size = 0
    var spacing: Int?
  }

  fileprivate struct Modifier {
    let name: String
    /// The values of axes that must all hold, for each context but the default.
    let modes: [(context: String, values: [AxisValue])]
    var contexts: [String: [String: Token]] = [:]
  }

  /// The token files of one theme.
  fileprivate struct Document {
    var base: [String: Token] = [:]
    var modifiers: [Modifier] = []
    /// The order of the modifiers, and where the set of all tokens stands among them.
    var setPlace = 0
    var isResolver = true
  }

  /// All combinations of the values that modes name, and of those that hold where they do.
  static let keys: [VariantKey] = {
    var keys = [VariantKey.normal]
    let values: [(VariantAxis, [String])] = [
      (.appearance, ["dark"]),
      (.accessibility, ["highContrast", "buttonShapes", "highContrast+buttonShapes"]),
      (.system, ["ios", "ios-17", "ios-26", "android"]),
    ]
    for (axis, names) in values {
      keys = keys.flatMap { key in
        [key]
          + names.compactMap { AxisValue(axis, named: $0) }.map { value in
            var key = key
            key[axis] = value
            return key
          }
      }
    }
    return keys
  }()

  private static let names = ["a", "b", "c"]
  private var dice: Dice
  /// The token files of each theme, in the order in which they overlay each other.
  private var documents: [Document] = []
  let isOver: Bool
  private(set) var files: [String: String] = [:]

  var listing: String {
    files.sorted { $0.key < $1.key }.map { "--- \($0.key)\n\($0.value)" }.joined(separator: "\n")
  }

  init(seed: Int) {
    dice = Dice(seed: seed)
    isOver = seed % 4 == 3
    let count = isOver ? 2 : 1 + seed % 4
    for place in 0..<count {
      let document = document(isFirst: place == 0)
      documents.append(document)
    }
    let themes = ["base", "second", "third", "brand"]
    let own = (0..<count).map { $0 == count - 1 ? "brand" : themes[$0] }
    // A chain, or a theme of several parents.
    let isChain = dice.happens(50)
    for (place, name) in own.enumerated() {
      var parents: [String] = []
      if place > 0, isChain { parents = [own[place - 1]] }
      if place == count - 1, place > 0, !isChain { parents = Array(own[..<place]) }
      write(name, documents[place], isFirst: place == 0, extending: isOver ? [] : parents)
    }
  }

  // MARK: The second resolver

  /// What a title shows that uses a token.
  func value(of name: String, in key: VariantKey) -> TokenValue {
    let tables = documents.map { $0.tokens(in: key) }
    let document = documents.indices.last { documents[$0].hasToken(name) } ?? 0
    guard let token = tables[document][name] else { return TokenValue() }
    let type = documents.indices.last { documents[$0].hasToken("t\(name)") }.flatMap {
      tables[$0]["t\(name)"]
    }
    return TokenValue(
      color: Color(
        red: UInt8(token.color >> 16), green: UInt8(token.color >> 8 & 255), blue: UInt8(token.color & 255)
      )
      .description,
      size: type.map { "\($0.size)" }, spacing: type?.spacing.map { "\($0)" })
  }

  // MARK: Making it

  private mutating func tokens(_ percent: Int) -> [String: Token] {
    var tokens: [String: Token] = [:]
    for name in Self.names {
      // Few values, so that some are equal by chance.
      if dice.happens(percent) {
        tokens[name] = Token(color: [0x000000, 0xFF0000, 0x00FF00, 0xFFFFFF][dice.below(4)])
      }
      if dice.happens(percent) {
        tokens["t\(name)"] = Token(
          color: 0, size: 10 + dice.below(3), spacing: dice.happens(50) ? 1 + dice.below(2) : nil)
      }
    }
    return tokens
  }

  private mutating func document(isFirst: Bool) -> Document {
    var document = Document()
    document.base = tokens(isFirst ? 100 : 60)
    if !isFirst, dice.happens(20) {
      document.isResolver = false
      return document
    }
    let all: [(String, [(context: String, values: [AxisValue])])] = [
      ("theme", [("dark", Self.values("appearances.dark"))]),
      ("contrast", [("high", Self.values("accessibility.highContrast"))]),
      ("shapes", [("shown", Self.values("accessibility.buttonShapes"))]),
      ("platform", [("phone", Self.values("systems.ios")), ("new", Self.values("systems.ios-26"))]),
      ("older", [("since", Self.values("systems.ios-17"))]),
      (
        "both",
        [
          ("night", Self.values("appearances.dark")),
          ("sharp", Self.values("appearances.dark", "accessibility.highContrast")),
        ]
      ),
    ]
    for (name, modes) in all where dice.happens(45) {
      var modifier = Modifier(name: name, modes: modes)
      for context in ["default"] + modes.map(\.context) {
        modifier.contexts[context] = tokens(40).filter { document.base[$0.key] != nil }
      }
      document.modifiers.append(modifier)
    }
    document.modifiers = dice.shuffled(document.modifiers)
    document.setPlace = dice.happens(80) ? 0 : dice.below(document.modifiers.count + 1)
    return document
  }

  private static func values(_ texts: String...) -> [AxisValue] {
    texts.compactMap { text in
      let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
      return VariantAxis(key: parts[0]).flatMap { AxisValue($0, named: parts[1]) }
    }
  }

  private mutating func write(
    _ name: String, _ document: Document, isFirst: Bool, extending parents: [String]
  ) {
    var lines = ["themec: 1", "name: \(name)"]
    if !parents.isEmpty {
      lines.append("extends: [\(parents.map { "\($0).theme.yaml" }.joined(separator: ", "))]")
    }
    if document.isResolver, !document.modifiers.isEmpty {
      let modes = document.modifiers.map { modifier in
        let contexts = modifier.modes.map { mode in
          "\(mode.context): [\(mode.values.map { "\($0.axis.key).\($0.name)" }.joined(separator: ", "))]"
        }
        return "\(modifier.name): { \(contexts.joined(separator: ", ")) }"
      }
      lines.append("tokenFiles: { resolver: \(name).json, modes: { \(modes.joined(separator: ", ")) } }")
      files["\(name).json"] = document.json
    } else {
      lines.append("tokenFiles: [\(name).tokens.json]")
      files["\(name).tokens.json"] = Document.json(document.base)
    }
    if isFirst {
      lines.append("buttons:")
      for name in Self.names { lines.append("  \(name): { title: { color: $\(name), font: $t\(name) } }") }
    }
    files["\(name).theme.yaml"] = lines.joined(separator: "\n") + "\n"
  }
}

extension RandomProject.Document {
  func hasToken(_ name: String) -> Bool { base[name] != nil }

  /// The tokens where the values of a key hold.
  func tokens(in key: VariantKey) -> [String: RandomProject.Token] {
    var result: [String: RandomProject.Token] = [:]
    for place in 0...modifiers.count {
      if place == setPlace { result.merge(base) { $1 } }
      guard place < modifiers.count else { continue }
      result.merge(modifiers[place].contexts[modifiers[place].context(in: key)] ?? [:]) { $1 }
    }
    return result
  }

  var json: String {
    var order: [String] = []
    for place in 0...modifiers.count {
      if place == setPlace { order.append(##"{ "$ref": "#/sets/all" }"##) }
      if place < modifiers.count { order.append(##"{ "$ref": "#/modifiers/\##(modifiers[place].name)" }"##) }
    }
    let written = modifiers.map { modifier in
      let contexts = modifier.contexts.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\": [\(Self.json($0.value))]"
      }
      return
        "\"\(modifier.name)\": { \"default\": \"default\", \"contexts\": { \(contexts.joined(separator: ", ")) } }"
    }
    return """
      { "version": "2025.10", "sets": { "all": { "sources": [\(Self.json(base))] } },
        "modifiers": { \(written.joined(separator: ",\n  ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """
  }

  static func json(_ tokens: [String: RandomProject.Token]) -> String {
    let written = tokens.sorted { $0.key < $1.key }.map { name, token in
      if name.count == 1 {
        let parts = [token.color >> 16, token.color >> 8 & 255, token.color & 255].map { "\($0 / 255)" }
        return
          "\"\(name)\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))] } }"
      }
      let spacing = token.spacing.map { ", \"letterSpacing\": { \"value\": \($0), \"unit\": \"px\" }" } ?? ""
      return
        "\"\(name)\": { \"$type\": \"typography\", \"$value\": { \"fontFamily\": \"Inter\", \"fontWeight\": 400, \"fontSize\": { \"value\": \(token.size), \"unit\": \"px\" }\(spacing) } }"
    }
    return "{ \(written.joined(separator: ", ")) }"
  }
}

extension RandomProject.Modifier {
  /// The context that holds: that of the most values, of these the one of the newest system, or else the default.
  func context(in key: VariantKey) -> String {
    var best: (context: String, values: [AxisValue])?
    for mode in modes where mode.values.allSatisfy({ key[$0.axis] == $0 || key[$0.axis].takes($0) }) {
      guard let known = best else {
        best = mode
        continue
      }
      let isNewer =
        mode.values.count == known.values.count && mode.values[0].version > known.values[0].version
      if mode.values.count > known.values.count || isNewer { best = mode }
    }
    return best?.context ?? "default"
  }
}
