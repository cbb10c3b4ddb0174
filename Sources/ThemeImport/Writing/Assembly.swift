package import ThemeCore
package import ThemeModel

/// What an import makes of the things that it found.
package struct ImportOptions: Sendable {
  /// The name of the theme.
  package var name = "imported"
  /// The section for all elements that the source leaves open; nil to go by their names.
  package var section: String?
  package var pattern: NamePattern?
  /// The targets that the theme must be able to build for.
  package var targets: [TargetName] = [.xcassets]
  /// The limits within which the theme builds.
  package var limits = Limits()

  package init() {}
}

/// Makes a theme of what was found: pairs states, chooses sections and names, and says what several elements share once.
///
/// States of the elements whose places are in `apart` are not paired.
func assembled(
  _ found: Imported, _ options: ImportOptions, apart: Set<ImportPlace>, _ notes: inout [ImportNote]
) -> ImportedTheme {
  var theme = ImportedTheme(name: options.name)
  var names = UniqueNames(ignoringHyphens: true)
  var sections: [String: ThemeMap] = [:]
  let pairs = paired(found.elements, by: options.pattern, apart: apart, &notes)
  let given = names.unique(pairs.map { (elementName(of: $0.base.name), $0.base.name) })
  for (pair, name) in zip(pairs, given) {
    let isSliced = pair.base.look["caps"] != nil || pair.base.look["art"]?.map?["ninePatch"] != nil
    let section =
      pair.base.section ?? options.section ?? ThemeImport.section(for: pair.base.name, isSliced: isSliced)
    sections[section, default: ThemeMap()][name] = .map(pair.look(in: section))
    theme.places["\(section)/\(name)"] = pair.base.place
    for state in pair.states { theme.places["\(section)/\(name) \(state.name)"] = state.element.place }
  }
  theme.head["tokenFiles"] = found.tokenFiles
  for (path, value) in found.tokens {
    theme.head.set(value, at: ["tokens"] + path)
  }
  theme.sections = ImportedTheme.sectionNames.compactMap { name in sections[name].map { (name, $0) } }
  theme.hoistScales()
  theme.nameColors()
  theme.sayOnce()
  return theme
}

extension String {
  /// The text as one that is no reference to a token in a theme.
  fileprivate var withoutReference: String { hasPrefix("$") ? "$\(self)" : self }
}

extension PairedElement {
  /// What the theme says of the element, in a section.
  fileprivate func look(in section: String) -> ThemeMap {
    var look = base.look
    for (state, element) in states {
      var part = element.look
      part["scales"] = nil
      part = part.over(base.look)
      if let name = element.assetName { part["assetName"] = .text(name.withoutReference) }
      look.set(.map(section == "navigationBars" ? part.asBackground : part), at: ["states", state])
    }
    if section == "navigationBars" { look = look.asBackground }
    return base.assetName.map { look.laid(over: ["assetName": .text($0.withoutReference)]) } ?? look
  }
}

extension ThemeMap {
  /// The look of an element with one picture as that of a bar, whose background has the keys of art beside those of slicing.
  fileprivate var asBackground: ThemeMap {
    var background = ThemeMap()
    var rest = ThemeMap()
    for entry in entries {
      switch entry.key {
      case "art":
        guard let art = entry.value.map else { return ["background": entry.value] }
        background = art.laid(over: background)
      case "caps", "resizing", "center": background[entry.key] = entry.value
      case "appearances", "accessibility", "directions":
        let inner = entry.value.map ?? [:]
        rest[entry.key] = .map(inner.mappingValues { $0.value.map.map { .map($0.asBackground) } ?? $0.value })
      default: rest[entry.key] = entry.value
      }
    }
    return background.isEmpty ? rest : rest.laid(over: ["background": .map(background)])
  }
}

extension ImportedTheme {
  /// Says the scales of all elements once, if they are the same for all of them.
  fileprivate mutating func hoistScales() {
    let all = sections.flatMap { $0.elements.entries }.compactMap(\.value.map)
      .filter { $0["art"]?.text == nil }
    guard all.count > 1, let scales = all[0]["scales"], all.allSatisfy({ $0["scales"] == scales }) else {
      return
    }
    head = head.laid(over: ["scales": scales])
    for section in sections.indices {
      sections[section].elements = sections[section].elements.mappingValues {
        .map($0.value.map?.filter { $0 != "scales" } ?? [:])
      }
    }
  }

  /// Makes tokens of colors that are used three times.
  fileprivate mutating func nameColors() {
    var counts: [String: Int] = [:]
    for section in sections {
      for text in section.elements.texts where text.hasPrefix("#") { counts[text, default: 0] += 1 }
    }
    let often = counts.filter { $0.value >= 3 }.keys.sorted()
    guard !often.isEmpty else { return }
    var names = UniqueNames()
    for entry in head["tokens"]?.map?["color"]?.map?.entries ?? [] { _ = names.unique(entry.key) }
    var references: [String: String] = [:]
    for color in often {
      let name = names.unique("color-\(color.dropFirst())")
      head.set(.text(color), at: ["tokens", "color", name])
      references[color] = "$color.\(name)"
    }
    for section in sections.indices {
      sections[section].elements = sections[section].elements.mappingTexts { references[$0] ?? $0 }
    }
  }

  /// Lets elements be `like` an earlier one that says the same of everything but art and names, where that is more than a few
  /// words.
  fileprivate mutating func sayOnce() {
    for section in sections.indices {
      var known: [ThemeMap: String] = [:]
      for entry in sections[section].elements.entries {
        guard let look = entry.value.map else { continue }
        let own = look.filter(["art", "assetName", "background"].contains)
        let shared = look.filter { own[$0] == nil }
        guard shared.flow.utf8.count >= 40, shared["states"] == nil, shared["appearances"] == nil,
          shared["directions"]?.map?.entries.count ?? 0 < 2
        else { continue }
        if let other = known[shared] {
          sections[section].elements[entry.key] = .map(own.laid(over: ["like": .text(other)]))
        } else {
          known[shared] = entry.key
        }
      }
    }
  }
}
