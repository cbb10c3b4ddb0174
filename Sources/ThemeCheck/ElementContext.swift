package import ThemeCore
import ThemeImage
package import ThemeModel
package import ThemePictures
package import ThemeResolution

/// One element as the rules see it: every part of every variant with its pictures and caps.
///
/// A class because it is large and shared by all rules.
package final class ElementContext {
  /// The element as it was resolved.
  package let element: ResolvedElement
  /// The settings of each variant other than its pictures, in the order of the variants.
  package let facts: [VariantFacts]
  /// The parts of each variant that have art, in the order of the variants. Parts with broken art or the platform's own look
  /// are left out.
  package let variants: [[PartContext]]
  /// The parts of each variant as they were loaded, including those with broken art or the platform's own look.
  package let art: [VariantPictures]
  /// The cut of each part that some variant has; all pictures of a part share it, in every variant and at every scale.
  package let cuts: [PartCut]
  /// The pictures of the whole theme, for rules that look at what surrounds the element, such as the bar behind a button.
  package let pictures: Pictures
  /// The profiles of the requested targets; empty for an abstract element.
  let profiles: [TargetProfile]

  /// The parts that differ from those of their variant's fallback. Problems of all other parts are reported at the fallback.
  package let newParts: [PartContext]
  /// For each variant, whether its facts or its background differ from those of the variant that it falls back to; true for
  /// `normal`.
  private(set) lazy var areNew = compareWithFallbacks()
  /// The background of each button state, paired with that of the normal state.
  private(set) lazy var statePairs = pairedStates()
  /// The titles of a button's variants that differ from their fallbacks; empty for other elements.
  private(set) lazy var titles = newTitles()
  /// The new parts whose art is neither derived nor flipped. Problems of derived and flipped pictures are reported at the
  /// pictures from which they were made.
  package let drawnParts: [PartContext]

  init(
    element: ResolvedElement, facts: [VariantFacts], variants: [[PartContext]],
    art: [VariantPictures], cuts: [PartCut], pictures: Pictures, profiles: [TargetProfile]
  ) {
    self.element = element
    self.facts = facts
    self.variants = variants
    self.art = art
    self.cuts = cuts
    self.pictures = pictures
    self.profiles = profiles
    let newParts = variants.joined().filter(\.isNew)
    self.newParts = newParts
    drawnParts = newParts.filter { part in
      !part.isDerived && !part.isFlipped(of: part.variant.fallback.flatMap { variants[$0].named(part.name) })
    }
  }

  /// The kind of the element.
  package var kind: ElementKind { element.id.kind }
  /// Whether the element or its theme is abstract. What such an element lacks may be declared by the elements and themes that
  /// are based on it.
  var isAbstract: Bool { element.isAbstract || pictures.theme.isAbstract }
  /// The store that gives access to the pixels of pictures.
  package var store: PictureStore { pictures.store }

  /// The part with a name in the variant at an index; nil if that variant has no usable art for the part.
  package func part(_ name: PartName, ofVariant index: Int) -> PartContext? {
    variants[index].named(name)
  }

  /// The part with the same name in the variant that a part's variant falls back to; nil if there is none.
  func fallback(of part: PartContext) -> PartContext? {
    element.variants[part.variantIndex].fallback.flatMap { self.part(part.name, ofVariant: $0) }
  }
}

extension [PartContext] {
  func named(_ name: PartName) -> PartContext? { first { $0.name == name } }
}

/// One part of one variant with its pictures and slicing.
///
/// A class because it is large, never changes and is shared by all rules.
package final class PartContext: Sendable {
  /// The index of the part's variant among the element's variants.
  package let variantIndex: Int
  /// The variant that shows the part.
  package let variant: ResolvedVariant
  /// The name of the part, which states its role.
  package let name: PartName
  /// The place in the theme that declares the part's art.
  package let range: SourceRange
  let origin: ArtOrigin
  /// One image per scale, ascending; at least one.
  package let images: [ImageContext]
  /// The slicing that the theme declares for the part.
  package let slicing: ResolvedSlicing
  /// How the art fills an element larger than itself; nil for art that keeps its size.
  package let resizing: PerAxis<ResizingMode>?
  let keep: KeptCenter
  /// Whether the part's art or slicing differs from that in the variant's fallback; true if there is no such part to compare
  /// with.
  package let isNew: Bool

  init(
    variantIndex: Int, variant: ResolvedVariant, name: PartName, range: SourceRange, origin: ArtOrigin,
    images: [ImageContext], slicing: ResolvedSlicing,
    resizing: PerAxis<ResizingMode>?,
    keep: KeptCenter, isNew: Bool
  ) {
    self.variantIndex = variantIndex
    self.variant = variant
    self.name = name
    self.range = range
    self.origin = origin
    self.images = images
    self.slicing = slicing
    self.resizing = resizing
    self.keep = keep
    self.isNew = isNew
  }

  /// The declared or default value of `resizing`, even if there is no center to which it could apply.
  package var mode: PerAxis<ResizingMode> { slicing.modes }
  /// The key of the part's variant.
  var key: VariantKey { variant.key }

  /// Whether the art fills an element larger than itself, by stretching or by tiling.
  package var stretches: Bool { resizing != nil }

  /// The place that declares the part's slicing, or else the one that declares its art.
  package var slicingRange: SourceRange { slicing.form?.range ?? range }

  /// The place that declares the caps of one scale.
  func capsRange(at scale: Scale) -> SourceRange {
    if case .capsByScale(let table)? = slicing.form?.value, let caps = table[scale] { return caps.range }
    return slicingRange
  }

  /// The name of the part in messages: the key of its variant, such as `normal` or `highlighted.compact`, followed by the
  /// part's name unless it is the main part.
  package var title: String {
    name.isMain ? variant.key.text : "\(variant.key.text) \(name.rawValue)"
  }
}

/// The picture of one scale with its caps.
///
/// A class for the same reason as `PartContext`.
package final class ImageContext: Sendable {
  /// The measured picture.
  package let picture: Picture
  /// The caps in pixels, which fit the picture; zero for art that doesn't stretch.
  package let caps: Insets<Pixels>

  init(picture: Picture, caps: Insets<Pixels>) {
    self.picture = picture
    self.caps = caps
  }

  /// The place in the theme that declares the picture.
  var range: SourceRange { picture.range }
  /// The scale that the picture is for.
  package var scale: Scale { picture.scale }
  /// The size of the picture in pixels.
  package var size: Size<Pixels> { picture.measured.size }
}

/// How all pictures of one part of an element are cut.
package struct PartCut {
  /// The part that is cut.
  package let name: PartName
  let decision: CutDecision
  /// The pictures in the order in which `decision` numbers them, each as the index of its variant and of its image in that
  /// variant.
  let pictures: [(variant: Int, image: Int)]
  /// For each variant, the number in `decision` of the part's first picture; for a part that is not new, that of its fallback's
  /// first picture. Nil for a variant without the part.
  private let firsts: [Int?]

  /// Decides how all pictures of a part in the given variants are cut; nil if no variant has the part.
  init?(_ name: PartName, of variants: [[PartContext]]) {
    guard variants.contains(where: { $0.named(name) != nil }) else { return nil }
    var inputs: [CutInput] = []
    var places: [(variant: Int, image: Int)] = []
    var firsts: [Int?] = []
    inputs.reserveCapacity(variants.count * Scale.allCases.count)
    places.reserveCapacity(variants.count * Scale.allCases.count)
    firsts.reserveCapacity(variants.count)
    for (index, parts) in variants.enumerated() {
      guard let part = parts.named(name) else {
        firsts.append(nil)
        continue
      }
      // A part that is not new has the pictures and caps of its fallback, so it adds nothing to the decision.
      if !part.isNew, let fallback = part.variant.fallback, let first = firsts[fallback] {
        firsts.append(first)
        continue
      }
      firsts.append(inputs.count)
      for (place, image) in part.images.enumerated() {
        inputs.append(
          CutInput(
            caps: image.caps, scale: image.scale, mode: part.mode, keep: part.keep,
            lines: image.picture.measured.lines))
        places.append((index, place))
      }
    }
    self.name = name
    decision = commonCut(inputs)
    pictures = places
    self.firsts = firsts
  }

  /// The size of the center that a picture keeps, in pixels; nil if the variant does not have the part.
  package func center(variant: Int, image: Int) -> Size<Pixels>? {
    firsts[variant].map { decision.centers[$0 + image] }
  }
}

/// An element as one target sees it: the variants that the target shows, and the parts that are new in them.
///
/// A class so that all losses of the target share the lists that are computed for the first of them.
package final class ElementView {
  private let context: ElementContext
  /// The variants that the target shows.
  package let variants: [SeenVariant]
  /// All variants for the target's platform, including those that the target cannot express.
  private let onPlatform: [SeenVariant]

  init(_ context: ElementContext, of target: TargetProfile) {
    self.context = context
    let keys = context.element.variants.map(\.key)
    variants = target.seen(keys, of: context.kind)
    onPlatform = target.onPlatform(keys)
  }

  /// The parts that differ from those of the variants that their variants fall back to in the target.
  package private(set) lazy var newParts = parts { _, _ in true }

  /// The new parts whose art is neither derived nor flipped: problems of derived and flipped pictures are reported at the
  /// pictures from which they were made.
  package private(set) lazy var drawnParts = parts { !$0.isDerived && !$0.isFlipped(of: $1) }

  private func parts(_ isWanted: (PartContext, _ fallback: PartContext?) -> Bool) -> [PartContext] {
    variants.flatMap { variant in
      let fallback = variant.fallback.map { variants[$0].place }
      return context.variants[variant.place].filter { part in
        let before = fallback.flatMap { context.part(part.name, ofVariant: $0) }
        let isNew =
          fallback == part.variant.fallback ? part.isNew : before.map { !part.looks(as: $0) } ?? true
        return isNew && isWanted(part, before)
      }
    }
  }

  /// The index, among the element's variants, of the variant that has `key` in the target; nil if the target shows none.
  package func place(of key: VariantKey) -> Int? { variants.first { $0.key == key }?.place }

  /// The key that the variant at an index has in the target; nil if the target does not show that variant.
  package func key(ofVariant place: Int) -> VariantKey? { variants.first { $0.place == place }?.key }

  /// The index, among the element's variants, of the first variant for the target's platform that meets a condition and differs
  /// in any way from its fallback; nil if there is none.
  package func firstDiffering(_ condition: (VariantKey) -> Bool) -> Int? {
    onPlatform.first { variant in
      guard condition(variant.key), let fallback = variant.fallback else { return false }
      return context.differs(variant.place, from: onPlatform[fallback].place)
    }?.place
  }
}

extension ElementContext {
  /// The element as a target sees it.
  package func view(of target: TargetProfile) -> ElementView { ElementView(self, of: target) }

  /// Whether the facts or any part of a variant differ from those of another variant.
  fileprivate func differs(_ place: Int, from other: Int) -> Bool {
    if facts[place] != facts[other] { return true }
    if element.variants[place].fallback == other { return variants[place].contains { $0.isNew } }
    return PartName.allCases.contains { name in
      switch (part(name, ofVariant: place), part(name, ofVariant: other)) {
      case (nil, nil): false
      case (let part?, let other?): !part.looks(as: other)
      default: true
      }
    }
  }
}

extension PartContext {
  /// Whether the part has the same pictures and slicing as another part.
  fileprivate func looks(as other: PartContext) -> Bool { equals(other.images, other.resizing, other.keep) }
}

/// A variant of an element as a target shows it.
package struct SeenVariant: Sendable {
  /// The index of the variant among the element's variants.
  package let place: Int
  /// The key of the variant in the target. If the target shows one platform only, the key leaves that platform out, but keeps a
  /// version of its system.
  package let key: VariantKey
  /// The index, among the target's variants, of the variant that this one falls back to; nil for `normal`.
  package let fallback: Int?
}

extension TargetProfile {
  /// The variants that the target shows of an element of `kind` whose variants have `keys`, in the same order.
  package func seen(_ keys: [VariantKey], of kind: ElementKind) -> [SeenVariant] {
    onPlatform(keys) { shows(kind, $0) }
  }

  /// The variants for the target's platform in the order of `keys`, including those that the target cannot express unless
  /// `isSeen` leaves them out.
  func onPlatform(_ keys: [VariantKey], _ isSeen: (VariantKey) -> Bool = { _ in true }) -> [SeenVariant] {
    let own = platform.map { AxisValue($0) }
    let systems = keys.contains { $0[.system] == own } ? own.map { [$0] } ?? [] : []
    var variants: [SeenVariant] = []
    var places: [VariantKey: Int] = [:]
    for (place, key) in keys.enumerated() {
      guard let seen = platform.map({ key.seen(on: $0, among: systems) }) ?? key, isSeen(seen) else {
        continue
      }
      var fallback = seen.fallback
      while let other = fallback, places[other] == nil { fallback = other.fallback }
      places[seen] = variants.count
      variants.append(SeenVariant(place: place, key: seen, fallback: fallback.flatMap { places[$0] }))
    }
    return variants
  }

  /// The variants of a resolved element that the target shows, in the element's order.
  package func seen(_ element: ResolvedElement) -> [SeenVariant] {
    seen(element.variants.map(\.key), of: element.id.kind)
  }
}
