import ThemeCore

/// An element of the theme: what a source has of its normal look, and of its states.
struct PairedElement {
  var base: ImportedElement
  var states: [(name: String, element: ImportedElement)] = []
}

/// Pairs pictures of states with those of the normal look by their names, within each folder of the source.
///
/// Elements whose slicing disagrees, one cut and the other not, and those whose place is in `apart` stay apart.
func paired(
  _ elements: [ImportedElement], by pattern: NamePattern?, apart: Set<ImportPlace>,
  _ notes: inout [ImportNote]
) -> [PairedElement] {
  /// What elements of one folder share, by the name without states, in lowercase.
  struct Family {
    var normal: Int?
    var unselected: Int?
    var states: [(state: String, index: Int)] = []
  }
  var families: [String: Family] = [:]
  for (index, element) in elements.enumerated() where !apart.contains(element.place) {
    let known = pattern?.split(element.name).map { (base: $0.base, role: StateWords.Role.state($0.state)) }
    // A picture can be the normal look of its own name, and a state of a shorter one.
    if pattern == nil || known == nil { families[element.nameInGroup, default: Family()].normal = index }
    guard let (base, role) = pattern == nil ? StateWords.split(element.name) : known else { continue }
    let key = "\(element.group)/\(base.lowercased())"
    switch role {
    case .state(let state): families[key, default: Family()].states.append((state, index))
    case .normal where families[key]?.normal == nil: families[key, default: Family()].normal = index
    case .unselected: families[key, default: Family()].unselected = index
    case .normal: break
    }
  }
  var owner: [Int: (normal: Int, state: String)] = [:]
  for name in families.keys.sorted() {
    guard let family = families[name], !family.states.isEmpty else { continue }
    let isSelected = family.states.contains { $0.state.contains("selected") }
    guard let normal = family.normal ?? (isSelected ? family.unselected : nil) else { continue }
    var seen: Set<String> = []
    for (state, index) in family.states
    where index != normal && elements[normal].fits(elements[index]) && seen.insert(state).inserted {
      // Of two names that both are the normal look of a state, the longer one is nearer.
      let known = owner[index].map { elements[$0.normal].name.count } ?? -1
      if elements[normal].name.count > known { owner[index] = (normal, state) }
    }
  }
  // What shows the state of something is not the normal look of something else.
  owner = owner.filter { owner[$0.value.normal] == nil }
  var result: [PairedElement] = []
  for (index, element) in elements.enumerated() where owner[index] == nil {
    var paired = PairedElement(base: element)
    for (other, place) in owner.sorted(by: { $0.key < $1.key })
    where place.normal == index {
      paired.states.append((place.state, elements[other]))
      notes.append(
        ImportNote(
          .paired, elements[other].assetName ?? elements[other].name, at: elements[other].place,
          "it is `\(place.state)` of `\(element.assetName ?? element.name)`"))
    }
    result.append(paired)
  }
  return result
}

extension ImportedElement {
  /// Whether another element can be a state of this one.
  fileprivate func fits(_ other: ImportedElement) -> Bool {
    section == other.section && look["states"] == nil && other.look["states"] == nil
      && (look["caps"] == nil) == (other.look["caps"] == nil) && look["art"]?.text == nil
      && other.look["art"]?.text == nil
  }
}

/// How names say their states, as `--states` gives it: a text with `{name}` and `{state}` or `{State}`, such as
/// `{name}_{state}`.
package struct NamePattern: Sendable {
  private let parts: [String]
  private let isStateFirst: Bool

  /// Nil if the pattern does not contain `{name}` and `{state}` once each.
  package init?(_ pattern: String) {
    let pattern = pattern.replacing("{State}", with: "{state}")
    let names = pattern.ranges(of: "{name}")
    let states = pattern.ranges(of: "{state}")
    guard names.count == 1, states.count == 1 else { return nil }
    let (name, state) = (names[0], states[0])
    isStateFirst = state.lowerBound < name.lowerBound
    let (first, second) = isStateFirst ? (state, name) : (name, state)
    parts = [
      String(pattern[..<first.lowerBound]), String(pattern[first.upperBound..<second.lowerBound]),
      String(pattern[second.upperBound...]),
    ]
  }

  /// The name and the state of a source name; nil if it does not follow the pattern with a known word for a state.
  func split(_ name: String) -> (base: String, state: String)? {
    guard name.hasPrefix(parts[0]), name.hasSuffix(parts[2]), name.count > parts[0].count + parts[2].count
    else { return nil }
    let middle = name.dropFirst(parts[0].count).dropLast(parts[2].count)
    // The state is the longest word for one at its side.
    for length in (1..<middle.count).reversed() {
      let word = isStateFirst ? middle.prefix(length) : middle.suffix(length)
      guard let state = StateWords.state(String(word)) else { continue }
      let rest = isStateFirst ? middle.dropFirst(length) : middle.dropLast(length)
      let base =
        isStateFirst
        ? (rest.hasPrefix(parts[1]) ? rest.dropFirst(parts[1].count) : "")
        : (rest.hasSuffix(parts[1]) ? rest.dropLast(parts[1].count) : "")
      if !base.isEmpty { return (String(base), state) }
    }
    return nil
  }
}
