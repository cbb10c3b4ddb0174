import ThemeCore

/// Compares an element of the new side with its counterpart on the old side.
struct ElementComparison {
  private let old: ElementFacts
  private let new: ElementFacts
  /// The variants in which the sides are compared, with the facts of both.
  private let variants: [(key: String, old: JSONValue, new: JSONValue)]
  /// The changes of the pictures of each variant, by part and then by scale; in the order of `variants`.
  private let pictures: [[PartPictures]]
  /// Whether both sides have digests, so that something is known of their pixels.
  private let knowsPixels: Bool

  init(_ old: ElementFacts, _ new: ElementFacts, pictures comparison: PictureComparison) {
    self.old = old
    self.new = new
    knowsPixels = comparison.old.digests != nil && comparison.new.digests != nil
    // The variants of a state that is gone are left out, because the removal of the state is reported.
    let variants = comparedVariants(old, new, states: Set(new.variants.map(\.state)))
    self.variants = variants
    // Variants that show the same files are compared only once.
    var compared: [String: PictureChange?] = [:]
    pictures = variants.map { variant in
      PartPictures.all(variant.old, variant.new, differs: comparison.differsByDigests) { before, after in
        let pair = "\(before?.file ?? "") \(after?.file ?? "")"
        if let known = compared[pair] { return known }
        let change = comparison.change(before, after)
        compared[pair] = .some(change)
        return change
      }
    }
  }

  var changes: [Change] {
    let members = { (facts: ElementFacts) in JSONValue.object(facts.members.map { ($0.key, $0.value) }) }
    var changes = factChanges(members(old), members(new), at: []).map { fact in
      Change(fact.path == ["symbol"] ? .breaking : .metadata, of: new.name, .fact(fact, looksSame: false))
    }
    let (before, after) = (states(of: old), states(of: new))
    changes += before.filter { !after.contains($0) }.map { Change(.breaking, of: new.name, .stateGone($0)) }
    changes += after.filter { !before.contains($0) }.map { Change(.visible, of: new.name, .stateAdded($0)) }
    return changes + facts + pictureChanges
  }

  private func states(of element: ElementFacts) -> [String] {
    var states: [String] = []
    for variant in element.variants where !states.contains(variant.state) { states.append(variant.state) }
    return states
  }

  /// The facts that differ. A difference that several variants have in common is one change.
  private var facts: [Change] {
    var groups: [(fact: FactChange, indices: [Int])] = []
    for (index, variant) in variants.enumerated() {
      for fact in factChanges(variant.old, variant.new, at: [], omitting: ["images"]) {
        if let group = groups.firstIndex(where: { $0.fact.identity == fact.identity }) {
          groups[group].indices.append(index)
        } else {
          groups.append((fact, [index]))
        }
      }
    }
    return groups.map { fact, indices in
      let isOfPicture = fact.isCut || fact.isArt
      let isSeen =
        isOfPicture
        && indices.contains { index in
          pictures[index].contains { $0.part == fact.path.dropFirst().first && !$0.looksSame }
        }
      let looksSame = (fact.isCut || fact.isArt && knowsPixels) && !isSeen
      return Change(
        grade(of: fact, isSeen: isSeen), of: new.name, in: indices.map { variants[$0].key },
        among: variants.count, .fact(fact, looksSame: looksSame))
    }
  }

  /// The pictures that differ. A difference that several variants have in common is one change.
  private var pictureChanges: [Change] {
    var groups: [(identity: String, change: Change.Subject, grade: Grade, indices: [Int])] = []
    for (index, parts) in pictures.enumerated() {
      for part in parts {
        for (identity, scales, change) in part.grouped {
          let identity = "\(part.part) \(identity)"
          if let group = groups.firstIndex(where: { $0.identity == identity }) {
            groups[group].indices.append(index)
          } else {
            groups.append(
              (identity, .picture(part: part.part, scales: scales, change), change.grade, [index]))
          }
        }
      }
    }
    // A fact with `looksSame` already implies that pictures are cut differently.
    let isCut = facts.contains { if case .fact(_, looksSame: true) = $0.subject { true } else { false } }
    return groups.filter { !(isCut && $0.grade == .invisible) }.map { group in
      Change(
        group.grade, of: new.name, in: group.indices.map { variants[$0].key }, among: variants.count,
        group.change)
    }
  }

  /// The grade of a changed fact. `isSeen` is true where the part that the fact is about looks different.
  private func grade(of fact: FactChange, isSeen: Bool) -> Grade {
    if isSeen { return .visible }
    if fact.isCut { return .invisible }
    if fact.isArt { return knowsPixels ? .metadata : .visible }
    switch fact.path.first {
    case "assetName": return .breaking
    case "minimumWidth":
      // A layout that reserves the old minimum width may be too narrow for a larger one.
      guard let new = fact.new?.length else { return .visible }
      return new > fact.old?.length ?? 0 ? .breaking : .visible
    case "hitArea", "renderingIntent": return .metadata
    default: return .visible
    }
  }
}

extension FactChange {
  /// Whether the fact is about how art is cut. Its grade depends on the pixels.
  var isCut: Bool { path.first == "parts" && ["capInsets", "resizing"].contains(path.dropFirst(2).first) }

  /// Whether the fact is about where pixels come from.
  var isArt: Bool { path.first == "parts" && path.dropFirst(2).first == "art" }
}

extension PictureChange {
  /// The grade of a change of this kind.
  var grade: Grade {
    switch self {
    case .gone: .breaking
    case .added, .resized, .differs, .unknown: .visible
    case .looksSame: .invisible
    }
  }
}

extension JSONValue {
  /// The number of points; nil for a value that is no number.
  fileprivate var length: Double? {
    guard case .number(let text) = unmarked else { return nil }
    return Double(text)
  }
}
