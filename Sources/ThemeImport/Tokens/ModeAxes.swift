import ThemeCore

/// What the name of a mode says of the appearance, such as `Dark HC` or `Brand A Light`.
struct ModeName: Hashable {
  /// The appearance and the contrast.
  struct Look: Hashable {
    var isDark = false
    var isHighContrast = false

    /// The values of axes of a theme for which the look is.
    var conditions: [String] {
      (isDark ? ["appearances.dark"] : []) + (isHighContrast ? ["accessibility.highContrast"] : [])
    }
  }

  var look = Look()
  /// Whether the name says an appearance, even if it is the usual one.
  var saysLook = false
  /// The words that say something else.
  var rest = ""

  /// The themes of Carbon.
  private static let carbon: [String: (isDark: Bool, rest: String)] = [
    "white": (false, ""), "g10": (false, "g10"), "g90": (true, "g90"), "g100": (true, ""),
  ]

  init(_ name: String) {
    if let known = Self.carbon[name.lowercased()] {
      (look.isDark, rest, saysLook) = (known.isDark, known.rest, true)
      return
    }
    var words = name.words
    func remove(_ known: [String]) -> Bool {
      let count = words.count
      words.removeAll(where: known.contains)
      return words.count < count
    }
    // A contrast in between is a mode of its own.
    if !words.contains("medium") {
      if words.contains("contrast"), remove(["high", "more", "increased", "higher"]) {
        look.isHighContrast = true
      }
      if remove(["hc", "hcm", "highcontrast"]) { look.isHighContrast = true }
      if words.contains("contrast"), remove(["standard", "normal", "low", "default"]) { saysLook = true }
      if words == ["contrast"] { look.isHighContrast = true }
      if look.isHighContrast || saysLook { _ = remove(["contrast"]) }
    }
    if remove(["dark", "night", "darkmode"]) { look.isDark = true }
    if remove(["light", "day", "lightmode"]) { saysLook = true }
    if look != Look() || saysLook {
      saysLook = true
      _ = remove(["mode", "theme", "scheme"])
    }
    rest = words.joined(separator: "-")
    if ["default", "normal", "standard", "base"].contains(rest) { (rest, saysLook) = ("", true) }
  }

  var isUnusual: Bool { look != Look() }
}

extension String {
  /// The words of a name in lower case, between signs and before capitals.
  var words: [String] {
    var words: [String] = []
    var isOpen = false
    var isAfterSmall = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        (isOpen, isAfterSmall) = (false, false)
        continue
      }
      // `iOS` is one word.
      let isLong = (words.last?.utf8.count ?? 0) > 1
      if !isOpen || (character.isUppercase && isAfterSmall && isLong) { words.append("") }
      words[words.count - 1] += character.lowercased()
      isOpen = true
      isAfterSmall = !character.isUppercase
    }
    return words
  }
}

/// The modifiers of the resolver document that is written, and which modes of the found lists each context stands for.
struct ModeAxes {
  struct Context {
    let name: String
    /// For each list that the context is about, the modes that may hold in it.
    var allowed: [String: Set<String>] = [:]
    /// The values of axes of a theme for which the context holds.
    var conditions: [String] = []
  }

  struct Modifier {
    let name: String
    /// The first one holds by default.
    var contexts: [Context]
    /// What a person may want to know of the modifier.
    var isMapped: Bool { contexts.contains { !$0.conditions.isEmpty } }
  }

  private(set) var modifiers: [Modifier] = []
  /// The lists that make too many contexts, of which only the first mode is taken.
  private(set) var dropped: [ModeList] = []

  private static let platforms: Set<String> = [
    "ios", "android", "web", "macos", "windows", "desktop", "mobile", "tv", "watch",
  ]
  private static let most = 100

  init(_ lists: [ModeList]) {
    let lists = lists.filter { $0.modes.count > 1 }
    let names = Dictionary(
      lists.map { ($0.name, $0.modes.map { ($0, ModeName($0)) }) }, uniquingKeysWith: { first, _ in first })
    let shown = lists.filter { list in names[list.name]?.contains { $0.1.isUnusual } ?? false }
    addTheme(shown.map { ($0, names[$0.name] ?? []) })
    for list in lists {
      let isShown = shown.contains(list)
      let all = names[list.name] ?? []
      let groups = Self.groups(all, isShown: isShown)
      guard groups.count > 1 else { continue }
      guard modifiers.reduce(groups.count, { $0 + $1.contexts.count }) <= Self.most else {
        dropped.append(list)
        fix(list, to: groups[0].modes)
        continue
      }
      add(list, groups)
    }
  }

  /// The modes of a list that differ in something else than the appearance, together with those that hold beside each.
  private static func groups(_ modes: [(String, ModeName)], isShown: Bool) -> [(
    name: String, modes: Set<String>
  )] {
    guard isShown else { return modes.map { ($0.0, [$0.0]) } }
    let looks = modes.filter(\.1.saysLook)
    let others = modes.filter { !$0.1.saysLook }
    let groups = looks.groups(by: \.1.rest)
    if groups.count > 1 {
      return groups.map { ($0.key.isEmpty ? "default" : $0.key, Set($0.members.map(\.0))) }
        + others.map { ($0.0, [$0.0]) }
    }
    guard !others.isEmpty else { return [] }
    let all = Set(looks.map(\.0))
    let isOfPlatforms = others.allSatisfy { other in other.0.words.allSatisfy(platforms.contains) }
    let first: [(String, Set<String>)] = isOfPlatforms && others.count > 1 ? [] : [("default", all)]
    return first + others.map { ($0.0, all.union([$0.0])) }
  }

  private mutating func add(_ list: ModeList, _ groups: [(name: String, modes: Set<String>)]) {
    let contexts = groups.map { group in
      Context(name: group.name.identifier, allowed: [list.name: group.modes])
    }
    if let same = modifiers.firstIndex(where: {
      !$0.isMapped && $0.contexts.map(\.name) == contexts.map(\.name)
    }) {
      for (index, context) in contexts.enumerated() {
        modifiers[same].contexts[index].allowed[list.name] = context.allowed[list.name]
      }
      return
    }
    let isOfPlatforms = groups.allSatisfy { $0.name.words.allSatisfy(Self.platforms.contains) }
    let name =
      modifiers.contains { $0.name == list.name.identifier }
      ? (isOfPlatforms ? "platform" : "variant") : list.name.identifier
    let unique = numbered(name) { name in !modifiers.contains { $0.name == name } }
    modifiers.append(Modifier(name: unique, contexts: Self.renamed(contexts)))
  }

  private mutating func fix(_ list: ModeList, to modes: Set<String>) {
    if modifiers.isEmpty { modifiers.append(Modifier(name: "fixed", contexts: [Context(name: "default")])) }
    for index in modifiers[0].contexts.indices { modifiers[0].contexts[index].allowed[list.name] = modes }
  }

  /// The modifier of light, dark and high contrast, for all lists that have them.
  private mutating func addTheme(_ lists: [(list: ModeList, modes: [(String, ModeName)])]) {
    guard !lists.isEmpty else { return }
    let looks = Set(lists.flatMap { $0.modes.map(\.1.look) })
    let darkness = looks.contains(where: \.isDark) ? [false, true] : [false]
    let contrasts = looks.contains(where: \.isHighContrast) ? [false, true] : [false]
    var contexts: [Context] = []
    for isHigh in contrasts {
      for isDark in darkness {
        let look = ModeName.Look(isDark: isDark, isHighContrast: isHigh)
        let words = (isDark ? ["dark"] : []) + (isHigh ? ["high-contrast"] : [])
        var context = Context(
          name: words.isEmpty ? "light" : words.joined(separator: "-"), conditions: look.conditions)
        for (list, modes) in lists { context.allowed[list.name] = Self.modes(modes, for: look) }
        contexts.append(context)
      }
    }
    modifiers.append(Modifier(name: "theme", contexts: contexts))
  }

  /// For each brand of a list, the mode that is nearest to an appearance, and all modes that say none.
  private static func modes(_ modes: [(String, ModeName)], for look: ModeName.Look) -> Set<String> {
    var result = Set(modes.filter { !$0.1.saysLook }.map(\.0))
    let looks = modes.filter(\.1.saysLook)
    for rest in Set(looks.map(\.1.rest)).sorted() {
      let own = looks.filter { $0.1.rest == rest }
      let wanted = [
        look, ModeName.Look(isDark: look.isDark), ModeName.Look(isHighContrast: look.isHighContrast),
        ModeName.Look(),
      ]
      let found = wanted.lazy.compactMap { look in own.first { $0.1.look == look } }.first ?? own[0]
      result.insert(found.0)
    }
    return result
  }

  private static func renamed(_ contexts: [Context]) -> [Context] {
    var names: Set<String> = []
    return contexts.map { context in
      let name = numbered(context.name) { names.insert($0).inserted }
      return Context(name: name, allowed: context.allowed, conditions: context.conditions)
    }
  }

  /// The layers that hold for a choice of contexts, one for each modifier.
  func layers(of found: FoundTokens, _ choice: [Int]) -> [TokenLayer] {
    found.layers.filter { layer in
      layer.modes.allSatisfy { list, modes in
        var active = modes
        for (modifier, index) in zip(modifiers, choice) {
          if let allowed = modifier.contexts[index].allowed[list] { active.formIntersection(allowed) }
        }
        return !active.isEmpty
      }
    }
  }
}

extension String {
  /// The name as the name of a modifier, a context or a file: words joined by hyphens.
  var identifier: String {
    let words = words.map { $0.filter { $0.isASCII } }.filter { !$0.isEmpty }.joined(separator: "-")
    let name = words.utf8.count > 60 ? String(words.prefix(60)) : words
    return name.isEmpty ? "mode" : name
  }
}
