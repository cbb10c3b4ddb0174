/// What is to be seen of an element in one of its variants.
struct Wanted {
  let slices: SliceSet
  let element: CheckedElement
  /// The places of the element in the theme, and of the variant in the element.
  let index, place: Int
  /// The platform on which it is seen; empty for one that tells platforms apart itself.
  let platform: String
  /// What the platform tells the variant by: of its own variants it is the only one.
  let key: VariantKey
  /// The same of each of the element's variants; nil for those that are not seen on the platform.
  private let keys: [VariantKey?]

  fileprivate init(
    _ slices: SliceSet, _ index: Int, _ place: Int, among keys: [VariantKey?], on platform: String
  ) {
    self.slices = slices
    self.index = index
    self.place = place
    self.keys = keys
    self.platform = platform
    element = slices.theme.elements[index]
    key = keys[place] ?? element.variants[place].key
  }

  /// The same in another of the element's variants; nil where there is none.
  func with(_ key: VariantKey) -> Wanted? { keys.firstIndex(of: key).map(sibling) }

  /// Everything that is seen of the element on the platform.
  var family: [Wanted] { keys.indices.filter { keys[$0] != nil }.map(sibling) }

  private func sibling(_ place: Int) -> Wanted { Wanted(slices, index, place, among: keys, on: platform) }

  var variant: CheckedVariant { element.variants[place] }
  var facts: VariantFacts { variant.facts }
  var isButton: Bool { element.id.kind == .button || element.id.kind == .backButton }
  var isBar: Bool { element.id.kind == .navigationBar }
  /// The part that is the element's own art.
  var main: PartName { element.id.kind.isPicture ? .image : .background }
  /// Where a difference is found.
  var title: String { "\(element.id) in \(variant.key.text)" }

  /// What a part shows: its own art, or that of the nearest variant that it falls back to and that has some.
  func shown(_ part: PartName) -> Shown {
    guard variant.parts.contains(where: { $0.name == part }) else { return .nothing }
    var place: Int? = self.place
    while let step = place {
      if let own = slices.parts[index][step].first(where: { $0.name == part }) {
        return own.art.map { .art($0) } ?? .system
      }
      place = element.variants[step].fallback
    }
    return .nothing
  }

  func art(_ part: PartName) -> SlicedArt? {
    if case .art(let art) = shown(part) { return art }
    return nil
  }

  /// The color that a part is from edge to edge; nil for other art, and for parts that are as large as their art.
  func fill(_ part: PartName) -> Color? {
    [.background, .image, .shadowImage].contains(part) ? art(part)?.plainColor : nil
  }

  /// Whether only the shape of a part's picture counts.
  func isTemplate(_ part: PartName) -> Bool {
    facts.renderingIntent == .template || (part == .icon && facts.icon?.tint != nil)
  }
}

/// What is to be seen of a part.
enum Shown {
  case nothing
  /// The platform's own look.
  case system
  case art(SlicedArt)
}

extension SliceSet {
  /// Every variant of every element that is seen on a platform, and for which a target has words.
  func wanted(on platform: String, where isSeen: (VariantKey) -> Bool = { _ in true }) -> [Wanted] {
    theme.elements.indices.flatMap { index in
      let keys = theme.elements[index].keys(on: platform)
      return keys.enumerated().compactMap { place, key in
        key.map(isSeen) ?? false ? Wanted(self, index, place, among: keys, on: platform) : nil
      }
    }
  }
}

extension CheckedElement {
  /// By what a platform tells each variant: without its own name. Nil for a variant of others, and for one of all platforms
  /// where this one has one of its own.
  fileprivate func keys(on platform: String) -> [VariantKey?] {
    if platform.isEmpty { return variants.map(\.key) }
    let systems = variants.map { $0.key.name(.system) }
    let hasOwn = systems.contains(platform)
    return zip(variants, systems).map { variant, system in
      var key = variant.key
      switch system {
      case "any": return hasOwn ? nil : key
      case platform:
        key[.system] = AxisValue(.system, code: 0)
        return key
      default: return system.hasPrefix("\(platform)-") ? key : nil
      }
    }
  }
}

extension VariantKey {
  func name(_ axis: VariantAxis) -> String { self[axis].name }
  var isHighContrast: Bool { name(.accessibility).hasPrefix("highContrast") }
  var showsButtonShapes: Bool { name(.accessibility).hasSuffix("buttonShapes") }
}

extension StateName {
  /// The states that hold at once, each by its name.
  var names: [String] { self == .normal ? [] : text.split(separator: "+").map(String.init) }

  /// Of two states that hold at once the one of the greater weight is seen: disabled before highlighted.
  func weight(_ order: [String]) -> Int {
    names.reduce(0) { $0 + (1 << (order.firstIndex(of: $1) ?? 0)) }
  }
}

extension SlicedArt {
  /// Whether the whole of it is repeated from the upper left.
  var isTexture: Bool {
    Axis.allCases.allSatisfy { mode(along: $0) == .tile }
      && slices.allSatisfy {
        $0.capInsets.map { [$0.top, $0.left, $0.bottom, $0.right] }?.allSatisfy { $0 == .zero } ?? true
      }
  }
}

extension SlicedArt {
  /// How a consumer with one mode for both axes has the art stretch: as both say or as the one that matters, and by stretching
  /// where both matter.
  var saidMode: String { (oneMode ?? .stretch).rawValue }
}

extension Slice {
  var caps: Insets<Pixels> { capInsets ?? .zero }
  var outset: Insets<Points> { (alignmentInsets ?? .zero).points(at: scale) }
  var size: Size<Points> { pixels.size.points(at: scale) }
}
