import ThemeCore

/// The differences between a bundle on the disk and the bundle that its theme makes, one line for each:
/// `back, normal, left cap: 13 here, 14 in the theme`.
///
/// Texts and encodings that differ only in their bytes have no line.
package func driftWords(here: BundleContents, theme: BundleContents) -> [String] {
  let names = here.manifest.elements.map(\.name) + theme.manifest.elements.map(\.name)
  let elements = ElementNames(Set(names))
  return changes(ofTheme: here, theme).compactMap { $0.driftWords(elements) }
}

/// Short names of elements: the name without its kind where it is unique among the elements, and otherwise with it.
private struct ElementNames {
  private let counts: [Substring: Int]

  init(_ names: Set<String>) {
    counts = Dictionary(names.map { (Self.short($0), 1) }, uniquingKeysWith: +)
  }

  subscript(name: String) -> String {
    let short = Self.short(name)
    return counts[short] == 1 ? String(short) : name
  }

  private static func short(_ name: String) -> Substring { name.split(separator: "/").last ?? "" }
}

extension Change {
  /// The line of a change; nil for generated code, for encodings, and for a whole bundle that is on one side only.
  fileprivate func driftWords(_ names: ElementNames) -> String? {
    let place = element.map { [names[$0]] } ?? []
    func line(_ parts: [String], _ words: String) -> String {
      "\((place + parts).joined(separator: ", ")): \(words)"
    }
    switch subject {
    case .fact(let fact, _):
      return line(
        states + [fact.subject],
        "\(fact.old?.words ?? "nothing") here, \(fact.new?.words ?? "nothing") in the theme")
    case .picture(let part, let scales, let change):
      let parts = states + (part.isMainPart ? [] : [part.separated])
      switch change {
      case .gone: return line(parts + [scales.listed], Self.onlyHere)
      case .added: return line(parts + [scales.listed], Self.onlyInTheme)
      case .looksSame: return line(parts, "cut differently here; looks the same")
      case .resized(let old, let new):
        return line(
          parts,
          "\(old.width) × \(old.height) px at \(scales.first ?? "") here, \(new.width) × \(new.height) px in the theme"
        )
      case .differs, .mirrored: return line(parts, "looks different here: \(change.words(at: scales))")
      case .unknown: return line(parts, "the picture here is another one")
      }
    case .gone: return element.map { _ in line([], Self.onlyHere) }
    case .added: return element.map { _ in line([], Self.onlyInTheme) }
    case .stateGone(let state): return line([state], Self.onlyHere)
    case .stateAdded(let state): return line([state], Self.onlyInTheme)
    case .renamed(let old): return line([], "called `\(names[old])` here")
    case .code, .encoding: return nil
    }
  }

  private static let onlyHere = "here, but not in the theme"
  private static let onlyInTheme = "in the theme, but not here"

  private var states: [String] {
    if variants.isEmpty { return [] }
    guard isOfAllVariants, variants.count > 1 else { return [variants.listed] }
    return [variants.contains { $0.contains(".") } ? "all variants" : "all states"]
  }
}
