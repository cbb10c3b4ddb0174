package import ThemeCore
package import ThemeModel
package import ThemePictures
package import ThemeResolution
import ThemeStretch

/// One element as the rules see it: every part of every variant with its pictures and caps.
///
/// A class because it is large and never changes, and every rule is handed it.
package final class ElementContext {
  /// The element as it was resolved.
  package let element: ResolvedElement
  /// For each variant, what is set besides pictures.
  package let facts: [VariantFacts]
  /// For each variant, its parts; parts whose art is broken or the platform's own are left out.
  package let variants: [[PartContext]]
  /// For each variant, its parts as they were pictured, those that are the platform's own among them.
  package let art: [VariantPictures]
  /// How the pictures of a part are cut, in all variants and at all scales alike.
  package let cuts: [PartCut]
  /// The whole theme's, for what stands around the element.
  package let pictures: Pictures
  /// What the targets that are asked for can say.
  let profiles: [TargetProfile]

  /// Every part that differs from its variant's fall-back: what is wrong elsewhere has been said there.
  package let newParts: [PartContext]
  /// For each variant, whether anything of it differs from the one that it falls back to.
  private(set) lazy var areNew = compareWithFallbacks()
  /// Each state's art beside the normal state's.
  private(set) lazy var statePairs = pairedStates()
  /// The titles of a button that are new; none for other elements.
  private(set) lazy var titles = newTitles()
  /// The new parts whose art someone drew. What is wrong with a flipped or a derived picture is wrong with the one it
  /// was made from, and is said there.
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

  /// What kind of element it is.
  package var kind: ElementKind { element.id.kind }
  /// Whether the theme is only extended, or others are only like the element: what it lacks, those may have.
  var isAbstract: Bool { element.isAbstract || pictures.theme.isAbstract }
  /// Where pixels can be had.
  package var store: PictureStore { pictures.store }

  /// A part of a variant.
  package func part(_ name: PartName, ofVariant index: Int) -> PartContext? {
    variants[index].named(name)
  }

  /// The same part of the variant that a part's variant falls back to.
  func fallback(of part: PartContext) -> PartContext? {
    element.variants[part.variantIndex].fallback.flatMap { self.part(part.name, ofVariant: $0) }
  }
}

extension [PartContext] {
  func named(_ name: PartName) -> PartContext? { first { $0.name == name } }
}

/// One part of one variant.
///
/// A class because it is large and never changes, and every rule looks at it.
package final class PartContext: Sendable {
  /// The place of its variant among the element's.
  package let variantIndex: Int
  /// The variant that shows it.
  package let variant: ResolvedVariant
  /// What it is for.
  package let name: PartName
  /// Where its art is written.
  package let range: SourceRange
  let origin: ArtOrigin
  /// One a scale, ascending; at least one.
  package let images: [ImageContext]
  /// How it stretches; what the theme says.
  package let slicing: SlicingOverlay
  /// What `resizing` says, whether or not there is a center to which it could apply.
  package let mode: ResizingMode
  /// How it fills an element larger than itself; nil for art that keeps its size.
  let resizing: ResizingMode?
  let keep: KeptCenter
  /// Whether art or slicing differ from what the variant falls back to.
  package let isNew: Bool

  init(
    variantIndex: Int, variant: ResolvedVariant, name: PartName, range: SourceRange, origin: ArtOrigin,
    images: [ImageContext], slicing: SlicingOverlay, mode: ResizingMode, resizing: ResizingMode?,
    keep: KeptCenter, isNew: Bool
  ) {
    self.variantIndex = variantIndex
    self.variant = variant
    self.name = name
    self.range = range
    self.origin = origin
    self.images = images
    self.slicing = slicing
    self.mode = mode
    self.resizing = resizing
    self.keep = keep
    self.isNew = isNew
  }

  /// The key of its variant.
  var key: VariantKey { variant.key }
  /// Everything said of its variant.
  var settings: ElementOverlay { variant.settings }

  /// Whether it fills an element larger than itself, stretched or tiled.
  package var stretches: Bool { resizing != nil }

  /// Where its slicing is written, or else its art.
  package var slicingRange: SourceRange { slicing.form.range ?? range }

  /// What a message calls it: `normal`, or `highlighted.compact` with the part's name where it isn't the main one.
  package var title: String {
    name.isMain ? variant.key.text : "\(variant.key.text) \(name.rawValue)"
  }
}

/// The picture of one scale with its caps.
///
/// A class for the reason that its part is one.
package final class ImageContext: Sendable {
  /// The art, measured.
  package let picture: Picture
  /// In pixels of the picture; they fit it. Zero for art that doesn't stretch.
  package let caps: Insets<Pixels>

  init(picture: Picture, caps: Insets<Pixels>) {
    self.picture = picture
    self.caps = caps
  }

  /// Where its file is named.
  var range: SourceRange { picture.range }
  /// The scale that the picture is for.
  package var scale: Scale { picture.scale }
  /// How large the picture is.
  package var size: Size<Pixels> { picture.measured.size }
}

/// How all pictures of one part of an element are cut.
package struct PartCut {
  /// The part that is cut.
  package let name: PartName
  let decision: CutDecision
  /// The pictures that the decision numbers: a variant's place and an image's in it.
  let pictures: [(variant: Int, image: Int)]
  /// For each variant the number of its first picture; of a part that is not new, that of its fall-back's.
  private let firsts: [Int?]

  /// How a part is cut that some of the variants have; nil when none does.
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
      // What is not new has the same pictures and caps as before, so it adds nothing to the decision.
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

  /// How much of its center a picture keeps.
  package func center(variant: Int, image: Int) -> Size<Pixels>? {
    firsts[variant].map { decision.centers[$0 + image] }
  }
}
