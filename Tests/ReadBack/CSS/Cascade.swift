/// The rules of a stylesheet, applied as a browser does: of those that hold and weigh the same, the later one wins.
struct Cascade {
  /// An element, or a child or a generated box of it.
  struct Box {
    /// The class of the element, and that of a child.
    let element: String
    var child: String?
    /// `::before`, `::after`.
    var pseudo = ""
    /// Whether it is a bar with places beside its title.
    var hasPlaces = false
    /// The class of the other place of the bar, where both are there.
    var other: String?
  }

  /// What a page says of its appearance: the setting of the system, and the values of `data-theme` that an element has or
  /// is in.
  struct Page {
    var setting: String
    var attributes: Set<String> = []
    /// What no page says: that it is neither light nor dark.
    var isNeither = false
  }

  /// A simple selector, read once: texts of rules are asked for each variant on each screen.
  enum Simple {
    case word(String)
    /// `:is(…)` and `:where(…)`, of whose compounds one has to hold.
    case list([[Simple]])
    /// `:not(…)`, of whose compounds none may hold.
    case none([[Simple]])

    init(_ text: String) {
      if let prefix = [":where(", ":is(", ":not("].first(where: text.hasPrefix) {
        let list = Cascade.parts(String(text.dropFirst(prefix.count).dropLast())) { $0 == "," }
        let compounds = list.map { compound in
          // Of elements in others only all together can hold.
          Cascade.parts(compound) { $0 == " " }.count > 1
            ? [Simple.word(compound)] : Cascade.simple(compound).map(Simple.init)
        }
        self = prefix == ":not(" ? .none(compounds) : .list(compounds)
      } else {
        self = .word(text)
      }
    }

    /// The words that it is made of.
    var words: [String] {
      switch self {
      case .word(let word): [word]
      case .list(let compounds), .none(let compounds): compounds.joined().flatMap(\.words)
      }
    }

    func holds(_ held: Set<String>) -> Bool {
      switch self {
      case .word(let word): held.contains(word)
      case .list(let compounds): compounds.contains { $0.allSatisfy { $0.holds(held) } }
      case .none(let compounds): !compounds.contains { $0.allSatisfy { $0.holds(held) } }
      }
    }
  }

  private struct Rule {
    let features: [String]
    /// One compound of simple selectors for the box, before it one for its parent.
    let compounds: [[Simple]]
    let pseudo: String
    let declarations: [CSSDeclaration]
    /// Whether it depends on what a page says of its appearance.
    let tellsTheme: Bool
  }

  /// By the last class of the selector.
  private var rules: [String: [Rule]] = [:]
  private(set) var problems: [String] = []

  init(_ rules: [CSSRule]) {
    for rule in rules {
      var selector = rule.selector
      let pseudo = ["::before", "::after"].first(where: selector.hasSuffix) ?? ""
      selector.removeLast(pseudo.count)
      let compounds = Cascade.parts(selector) { $0 == " " }.map { Cascade.simple($0) }
      let simple = compounds.joined()
      let weighsOne =
        simple.count { $0.hasPrefix(".") } == 1
        && simple.allSatisfy { $0.hasPrefix(".") || $0.hasPrefix(":where(") }
      let features = rule.media.map { $0.components(separatedBy: " and ") } ?? []
      let read = compounds.map { $0.map(Simple.init) }
      let words = read.joined().flatMap(\.words) + features
      if !weighsOne || compounds.count > 2 || !words.allSatisfy(Cascade.isKnown) {
        problems.append(
          "`\(rule.selector)` in `\(rule.media ?? "all")` weighs more than a class, or is unknown")
      }
      guard let name = compounds.last?.first else { continue }
      self.rules[name, default: []].append(
        Rule(
          features: features, compounds: read, pseudo: pseudo, declarations: rule.declarations,
          tellsTheme: words.contains { $0.hasPrefix("[data-theme=") }))
    }
  }

  /// The classes of which there are rules.
  var classes: [String] { rules.keys.sorted() }

  /// The properties of a box with their values; what is as the browser has it is absent.
  func declarations(_ box: Box, in key: VariantKey, of page: Page, on scale: Scale) -> [String: String] {
    var result: [String: String] = [:]
    var conditions = Cascade.conditions(of: key).union(page.attributes)
    if let other = box.other { conditions.insert(":has(> .\(other))") }
    if box.hasPlaces { conditions.insert(Cascade.places(of: box.element)) }
    for rule in rules[".\(box.child ?? box.element)"] ?? [] where !(page.isNeither && rule.tellsTheme) {
      guard rule.pseudo == box.pseudo,
        rule.features.allSatisfy({ Cascade.holds($0, in: key, of: page, on: scale) })
      else {
        continue
      }
      var held = [conditions.union([".\(box.element)"])]
      // A child has no state of its own.
      if let child = box.child { held.append([".\(child)"]) }
      let isSeen = zip(rule.compounds.reversed(), held.reversed()).allSatisfy { compound, held in
        compound.allSatisfy { $0.holds(held) }
      }
      guard isSeen, rule.compounds.count <= held.count else { continue }
      for declaration in rule.declarations { result[declaration.property] = declaration.value }
    }
    return Cascade.computed(result.filter { $0.value != "revert" })
  }

  /// The values of properties with those of the custom properties that they name.
  static func computed(_ declarations: [String: String]) -> [String: String] {
    let custom = declarations.filter { $0.key.hasPrefix("--") }
    if custom.isEmpty { return declarations }
    return declarations.mapValues { value in
      guard value.contains("var(") else { return value }
      // One that is not declared leaves nothing of the value.
      return custom.reduce(value) { $0.replacingOccurrences(of: "var(\($1.key))", with: $1.value) }
    }
  }

  private static let states = [
    "highlighted": ":active", "disabled": ":disabled", "selected": "[aria-pressed=\"true\"]",
    "focused": ":focus-visible", "hovered": ":hover",
  ]
  private static let others = [
    ":dir(rtl)", "[aria-disabled=\"true\"]", "[aria-selected=\"true\"]", "(prefers-color-scheme: dark)",
    "(prefers-color-scheme: light)", "(prefers-contrast: more)", "(forced-colors: active)",
    "(hover: hover)",
  ]

  /// What holds of an element in a variant.
  static func conditions(of key: VariantKey) -> Set<String> {
    var conditions = Set(key.state.names.compactMap { Cascade.states[$0] })
    conditions.insert("[data-metrics=\"\(key.name(.metrics))\"]")
    if key.isRightToLeft { conditions.insert(":dir(rtl)") }
    return conditions
  }

  /// What holds of a bar that has a place beside its title.
  private static func places(of element: String) -> String {
    ":has(> .\(element)__leading,> .\(element)__trailing)"
  }

  private static func isKnown(_ word: String) -> Bool {
    word.hasPrefix(".") || word.hasPrefix("[data-theme=\"") || word.hasPrefix(":has(> .")
      || word.hasPrefix("[data-metrics=\"") || word.hasPrefix("(min-resolution: ")
      || others.contains(word) || states.values.contains(word)
  }

  /// Whether a media feature holds where a variant is seen.
  static func holds(_ feature: String, in key: VariantKey, of page: Page, on scale: Scale) -> Bool {
    if feature.hasPrefix("(min-resolution: ") {
      return Double(feature.dropFirst(17).dropLast(5)).map { Double(scale.rawValue) >= $0 } ?? false
    }
    return feature == "(prefers-color-scheme: \(page.setting))"
      || (feature == "(prefers-contrast: more)" && key.isHighContrast)
      || (feature == "(hover: hover)" && key.state.names.contains("hovered"))
  }

  /// `.a:where(…)[b]` as its three simple selectors.
  static func simple(_ compound: String) -> [String] {
    var starts: [String.Index] = []
    var depth = 0
    for index in compound.indices {
      if depth == 0, ".:[".contains(compound[index]) { starts.append(index) }
      if "([".contains(compound[index]) { depth += 1 }
      if ")]".contains(compound[index]) { depth -= 1 }
    }
    return zip(starts, starts.dropFirst() + [compound.endIndex]).map { String(compound[$0..<$1]) }
  }

  /// The parts between separators that are in no parentheses and no string.
  static func parts(_ text: String, at isSeparator: (Character) -> Bool) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([".contains(character) { depth += 1 }
      if !isQuoted, ")]".contains(character) { depth -= 1 }
      if depth == 0, !isQuoted, isSeparator(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
