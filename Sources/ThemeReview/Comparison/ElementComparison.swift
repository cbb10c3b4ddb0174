import ThemeCore
import ThemeImage
import ThemeModel
import ThemeResolution

/// Compares an element of the new side with its counterpart on the old side.
struct ElementComparison {
  private let old: ElementFacts
  private let new: ElementFacts
  /// The variants in which the sides are compared, with the facts of both.
  private let variants: [(key: String, old: JSONValue, new: JSONValue)]
  /// The changes of the pictures of each variant, by part and then by scale; in the order of `variants`.
  private let pictures: [[PartPictures]]
  private let comparison: PictureComparison
  /// Whether both sides have digests, so that something is known of their pixels.
  private let knowsPixels: Bool

  init(_ old: ElementFacts, _ new: ElementFacts, pictures comparison: PictureComparison) {
    self.old = old
    self.new = new
    self.comparison = comparison
    knowsPixels = comparison.old.digests != nil && comparison.new.digests != nil
    // The variants of a state that is gone are left out, because the removal of the state is reported.
    let variants = comparedVariants(old, new, states: Set(new.variants.map(\.state)))
    self.variants = variants
    // Variants that show the same files are compared only once.
    var compared: [String: PictureChange?] = [:]
    pictures = variants.map { variant in
      PartPictures.all(variant.old, variant.new, differs: comparison.differsByDigests) { before, after in
        let ground = Color.ground(of: variant.key)
        let pair = "\(ground.word) \(before?.file ?? "") \(after?.file ?? "")"
        if let known = compared[pair] { return known }
        let change = comparison.change(before, after, on: ground)
        compared[pair] = .some(change)
        return change
      }
    }
  }

  var changes: [Change] {
    var changes = factChanges(.object(old.members), .object(new.members), at: []).map { fact in
      let grade = FactRules.ofElement(fact.path)?.grade(of: fact) ?? .visible
      return Change(grade, of: new.name, .fact(fact, looksSame: false))
    }
    let (before, after) = (old.variants.map(\.state).unique, new.variants.map(\.state).unique)
    changes += before.filter { !after.contains($0) }.map { Change(.breaking, of: new.name, .stateGone($0)) }
    changes += after.filter { !before.contains($0) }.map { Change(.visible, of: new.name, .stateAdded($0)) }
    // That a picture is mirrored says more than the insets that follow from it.
    let facts = facts
    let pictures = pictureChanges(beside: facts)
    func isMirrored(_ change: Change) -> Bool {
      if case .picture(_, _, .mirrored) = change.subject { true } else { false }
    }
    return changes + pictures.filter(isMirrored) + facts + pictures.filter { !isMirrored($0) }
  }

  /// The facts that differ. A difference that several variants have in common is one change.
  private var facts: [Change] {
    let found = variants.enumerated().flatMap { index, variant in
      variantFactChanges(variant.old, variant.new).filter { $0.isArt || !becomesNative(index) }
        .map { (fact: $0, index: index) }
    }
    return found.groups(by: \.fact.identity).map { _, members in
      let (fact, indices) = (members[0].fact, members.map(\.index))
      let isOfPicture = fact.isCut || fact.isArt
      let isSeen =
        isOfPicture
        && indices.contains { index in
          pictures[index].contains { $0.part == fact.path.dropFirst().first && !$0.looksSame(at: fact.scale) }
        }
      let looksSame = (fact.isCut || fact.isArt && knowsPixels) && !isSeen
      let gravest = indices.map { grade(of: fact, in: $0, isSeen: isSeen) }.min() ?? .visible
      return change(gravest, in: indices, at: fact.scale.map { [$0] }, .fact(fact, looksSame: looksSame))
    }
  }

  /// Whether nothing is left of a variant but that the platform draws it. Its art says so, and everything else that is gone
  /// follows: what the platform has in its place, such as its own height, is not known.
  private func becomesNative(_ index: Int) -> Bool {
    variants[index].new.isNative && !variants[index].old.isNative
  }

  /// The pictures that differ, beside facts. A difference that several variants have in common is one change.
  private func pictureChanges(beside facts: [Change]) -> [Change] {
    var found: [(identity: String, change: Change.Subject, grade: Grade, index: Int)] = []
    for (index, parts) in pictures.enumerated() {
      for part in parts {
        for (own, scales, changed) in part.grouped {
          var (identity, change) = (own, changed)
          if case .mirrored = change {
            let why = mirroring(of: part.part, in: index)
            (identity, change) = ("\(identity) \(why)", .mirrored(why))
          }
          // A picture that looks different at some scales is cut differently at others because of that.
          if case .looksSame = change, !part.looksSame() { continue }
          // The fact that the platform draws the part says it, and the files of other variants stay.
          let art = variants[index].new["parts"]?[part.part]?["art"]
          if case .gone = change, becomesNative(index) || art?.string == "system" { continue }
          let subject = Change.Subject.picture(part: part.part, scales: scales, change)
          found.append(("\(part.part) \(identity)", subject, grade(of: change, of: part.part), index))
        }
      }
    }
    // A fact with `looksSame` already implies that pictures are cut differently.
    let isCut = facts.contains { if case .fact(_, looksSame: true) = $0.subject { true } else { false } }
    return found.filter { !(isCut && $0.grade == .invisible) }.groups(by: \.identity).map { _, members in
      let (first, indices) = (members[0], members.map(\.index))
      var scales: [String]?
      if case .picture(_, let changed, _) = first.change { scales = changed }
      var told = change(first.grade, in: indices, at: scales, first.change)
      told.consequence = likeness(of: first.change, in: indices)
      if case .picture(_, _, .mirrored(.lost)) = first.change { told.effect = .losesMirror }
      return told
    }
  }

  /// That pictures at a new scale look like those of another scale, in words; nil where they may not.
  private func likeness(of change: Change.Subject, in indices: [Int]) -> String? {
    guard case .picture(let part, let scales, .added) = change, let scale = scales.last else { return nil }
    var levels: [String: Int] = [:]
    for index in indices {
      let (old, new) = (variants[index].old, variants[index].new)
      guard let found = comparison.likeness(of: part, at: scale, old, new) else { return nil }
      levels[found.scale] = max(levels[found.scale] ?? 0, found.levels)
    }
    guard levels.count == 1, let (other, most) = levels.first else { return nil }
    // Edges between pixels are rendered otherwise at each scale.
    return most <= 8 ? "it looks like the one at \(other)" : nil
  }

  /// Why a picture of a part is mirrored in the variant with an index, which its left to right counterpart tells.
  private func mirroring(of part: String, in index: Int) -> Mirroring {
    let (key, before, after) = variants[index]
    let values = key.split(separator: ".")
    guard values.contains("rtl") else { return .other }
    let counterpart = values.filter { $0 != "rtl" }.joined(separator: ".")
    func files(_ facts: JSONValue) -> [String] {
      facts.images.filter { $0.part == part }.flatMap(\.scales).map(\.image.file)
    }
    if files(after) == files(new.facts(of: counterpart)) { return .lost }
    return files(before) == files(old.facts(of: counterpart)) ? .gained : .other
  }

  /// A change in the variants with some indices, at some scales; nil for all scales.
  private func change(
    _ grade: Grade, in indices: [Int], at scales: [String]?, _ subject: Change.Subject
  ) -> Change {
    let keys = indices.map { variants[$0].key }
    var change = Change(grade, of: new.name, in: keys, among: variants.count, subject)
    if let scales, Set(scales) != Set(indices.flatMap { variants[$0].old.scales + variants[$0].new.scales }) {
      change.onlyScales = scales
    }
    func values(_ keys: [String]) -> Set<String> {
      Set(keys.flatMap { $0.split(separator: ".").dropFirst().map(String.init) })
    }
    change.compared = variants.map(\.key)
    change.otherValues = values(change.compared).subtracting(values(keys))
    change.reason = reason(grade, subject, in: indices)
    if let fact = change.fact { (change.consequence, change.effect) = consequence(of: fact, in: indices) }
    return change
  }

  /// The grade of a changed fact in the variant with an index. `isSeen` is true where the part that the fact is about looks
  /// different.
  private func grade(of fact: FactChange, in index: Int, isSeen: Bool) -> Grade {
    if isSeen { return .visible }
    if fact.isCut { return .invisible }
    if fact.isArt { return knowsPixels ? .metadata : .visible }
    guard let rule = FactRules.ofVariant(fact.path) else { return .visible }
    if let grows = takesMoreRoom(fact, in: index) { return grows ? .breaking : .visible }
    let (before, after) = (TouchSize(variants[index].old), TouchSize(variants[index].new))
    if case .touch = rule { return after.isLess(than: before) ? .breaking : .metadata }
    let isOfTouch = new.isTouched && TouchSize.follows(from: fact)
    return isOfTouch && after.isLess(than: before, below: TouchSize.least) ? .breaking : rule.grade(of: fact)
  }

  /// Whether an element needs more room because of its insets, on both sides of an axis together; nil for another fact.
  private func takesMoreRoom(_ fact: FactChange, in index: Int) -> Bool? {
    guard let side = fact.path.last, let kind = fact.path.dropLast().last,
      ["insets", "alignmentInsets"].contains(kind),
      let axis = [["left", "right"], ["top", "bottom"]].first(where: { $0.contains(side) })
    else { return nil }
    let (before, after) = (variants[index].old, variants[index].new)
    func sum(_ facts: JSONValue) -> Double {
      let insets = fact.path.dropLast().reduce(facts as JSONValue?) { $0?[$1] }
      return axis.reduce(0) { $0 + (insets?[$1]?.drawnLength ?? 0) }
    }
    guard kind == "alignmentInsets" else { return sum(after) > sum(before) }
    // Layouts align the art without these insets.
    func aligned(_ facts: JSONValue) -> Double? {
      let scales = facts.images.first { $0.part == fact.path.dropFirst().first }?.scales
      return scales?.last.map { name, image in
        let size = image.alignedSize
        return Double((axis.contains("left") ? size.width : size.height).count) / Double(name.scaleFactor)
      }
    }
    guard let old = aligned(before), let new = aligned(after) else { return sum(after) < sum(before) }
    return new > old
  }

  /// Why a change of a grade is breaking; nil where its words say so themselves.
  private func reason(_ grade: Grade, _ subject: Change.Subject, in indices: [Int]) -> Change.Reason? {
    guard grade == .breaking else { return nil }
    switch subject {
    case .picture(_, _, .resized): return .moreRoom
    case .fact(let fact, _):
      guard let rule = FactRules.ofVariant(fact.path), rule != .breaking else { return nil }
      let leavesLess = indices.contains { index in
        TouchSize(variants[index].new).isLess(than: TouchSize(variants[index].old))
      }
      return leavesLess && TouchSize.follows(from: fact) ? .lessToTouch : .moreRoom
    default: return nil
    }
  }

  /// What a changed fact means for an outline, or for the place or the room of a title, in words, and the effect that they tell
  /// of; nil for nothing that can be said.
  private func consequence(
    of fact: FactChange, in indices: [Int]
  ) -> (words: String?, effect: Change.Effect?) {
    guard let index = indices.first else { return (nil, nil) }
    if let (words, isHidden) = outlineWords(of: fact, in: indices) {
      return (words, isHidden ? .hidesOutline : nil)
    }
    let isRightToLeft = VariantKey(text: variants[index].key)?.isRightToLeft ?? false
    let move = fact.contentMove(variants[index].old, variants[index].new, isRightToLeft: isRightToLeft)
    if let move { return (move, .movesContent) }
    guard ["backButtons", "buttons"].contains(new.kind) else { return (nil, nil) }
    if let growth = growth(after: fact, in: index) {
      let way = growth.points > 0 ? "wider" : "narrower"
      let words = "\(abs(growth.points)) pt \(way)".replacing(".0 pt", with: " pt")
      let kind = new.kind == "buttons" ? "buttons" : "back buttons"
      let isLimited = growth.points > 0 && variants[index].new.limitsWidth
      return (
        "\(words) with \(growth.title)\(isLimited ? ", and long titles are cut earlier" : "")",
        .resizes("\(kind) get \(words)")
      )
    }
    return (titleRoom(after: fact, in: index), nil)
  }

  /// That the outline of a shape can't be told from the shape anymore, or that it can be again, with the variants where that
  /// does not hold for all; nil where neither is so.
  private func outlineWords(of fact: FactChange, in indices: [Int]) -> (words: String, isHidden: Bool)? {
    let found = indices.compactMap { index in
      let (key, old, new) = variants[index]
      return fact.outline(old, new, on: .ground(of: key)).map { (key: key, levels: $0) }
    }
    // By no more than that, few people see a difference.
    let least = 8
    let hidden = found.filter { $0.levels.old > least && $0.levels.new <= least }
    let shown = found.filter { $0.levels.old <= least && $0.levels.new > least }
    guard let told = [hidden, shown].first(where: { !$0.isEmpty }) else { return nil }
    let isHidden = !hidden.isEmpty
    let nearly = told.allSatisfy { (isHidden ? $0.levels.new : $0.levels.old) == 0 } ? "" : "nearly "
    let place = told.count == indices.count ? "" : " in \(told.map(\.key).listed)"
    let verb = isHidden ? "now has" : "no longer has"
    return ("the outline \(verb) \(nearly)the color of the fill\(place)", isHidden)
  }

  /// By how many points a button or a back button gets wider because of its insets or the size of its font, and which title that
  /// is; nil for another fact. Both sides of an axis are told once.
  private func growth(after fact: FactChange, in index: Int) -> (points: Double, title: String)? {
    let (_, before, after) = variants[index]
    func inset(_ facts: JSONValue, _ side: String) -> Double {
      facts["title"]?["insets"]?[side]?.drawnLength ?? 0
    }
    switch fact.path {
    case ["title", "insets", "left"], ["title", "insets", "right"]:
      let moved = ["left", "right"].map { inset(after, $0) - inset(before, $0) }
      if moved[0] + moved[1] == 0 || fact.path.last == "right" && moved[0] != 0 { return nil }
      return (moved[0] + moved[1], "the same title")
    case ["title", "font", "size"]:
      let title = new.kind == "buttons" ? "Save" : "Back"
      func width(_ facts: JSONValue, _ bundle: BundleContents) -> Double? {
        ElementLook(facts, part: "background", of: new.name, in: variants[index].key, at: nil, bundle)?
          .size(title).width
      }
      // If other facts differ as well, the width is not that of the font alone.
      guard variantFactChanges(before, after).count == 1, let old = width(before, comparison.old),
        let now = width(after, comparison.new), old != now
      else { return nil }
      return (((now - old) * 10).rounded() / 10, "the title “\(title)”")
    default: return nil
    }
  }

  /// What a changed fact means for the room of a title, in words; nil for nothing that can be said.
  private func titleRoom(after fact: FactChange, in index: Int) -> String? {
    guard fact.isMaximumWidth, let old = fact.old?.drawnLength, let new = fact.new?.drawnLength,
      let before = variants[index].old["title"], let after = variants[index].new["title"]
    else { return nil }
    func sum(_ title: JSONValue) -> Double {
      ["left", "right"].reduce(0) { $0 + (title["insets"]?[$1]?.drawnLength ?? 0) }
    }
    let words = "leaves \(new - sum(after)) pt for the title, was \(old - sum(before)) pt"
    return words.replacing(".0 ", with: " ")
  }

  /// The grade of a changed picture of a part. Pictures that layouts place by their size need more room where they grow.
  private func grade(of change: PictureChange, of part: String) -> Grade {
    guard case .resized(let old, let new) = change, ["backIndicator", "icon", "image"].contains(part),
      new.width > old.width || new.height > old.height
    else { return change.grade }
    return .breaking
  }
}

extension ElementFacts {
  /// Whether people touch the element, so that its size is what there is to touch where it has no hit area.
  fileprivate var isTouched: Bool {
    let kinds = [
      "backButtons", "buttons", "controls/cells", "controls/searchBars", "controls/segmentedControls",
      "controls/sliders", "controls/switches", "controls/tabBars", "controls/textFields",
    ]
    return kinds.contains(String(kind))
  }
}

extension FactChange {
  /// Whether the fact is about how art is cut. Its grade depends on the pixels.
  var isCut: Bool {
    path.first == "parts" && (["capInsets", "resizing"].contains(path.dropFirst(2).first) || scale != nil)
  }

  /// Whether the fact is about where pixels come from.
  var isArt: Bool { path.first == "parts" && path.dropFirst(2).first == "art" }
}

extension JSONValue {
  /// The names of the scales of a variant's pictures.
  fileprivate var scales: [String] { images.flatMap { $0.scales.map(\.name) } }

  /// Whether all that a variant says is that the platform draws it.
  fileprivate var isNative: Bool {
    let parts = self["parts"]
    let background = parts?["background"]
    return background?["art"]?.string == "system"
      && [self, parts, background].allSatisfy { $0?.members?.count == 1 }
  }
}

extension PictureChange {
  /// The grade of a change of this kind.
  var grade: Grade {
    switch self {
    case .gone: .breaking
    case .added, .mirrored, .resized, .differs, .unknown: .visible
    case .looksSame: .invisible
    }
  }
}
