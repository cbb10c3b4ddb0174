package import ThemeCore
package import ThemeModel

/// The art of a part of a variant, and how it is sliced.
package struct ResolvedPart: Sendable {
  package let name: PartName
  /// The art; nil if the theme gives only slicing.
  package let art: Ranged<ResolvedArt>?
  package let slicing: ResolvedSlicing

  private init(_ name: PartName, _ art: Setting<ArtOverlay>, _ slicing: SlicingOverlay = SlicingOverlay()) {
    self.name = name
    self.art = art.ranged.map { Ranged(ResolvedArt($0.value, at: $0.range), $0.range) }
    self.slicing = ResolvedSlicing(slicing)
  }

  /// The parts of an element of a kind for which there are settings, in the order of their names.
  static func all(of kind: ElementKind, in settings: ElementOverlay) -> [ResolvedPart] {
    let body = settings.body
    let icon = settings.icon.value.map { ResolvedPart(.icon, $0.art) }
    let parts: [ResolvedPart?]
    switch kind {
    case .image: parts = [ResolvedPart(.image, body.art, body.slicing)]
    case .part(let id):
      switch id.part.content {
      case .picture: parts = [ResolvedPart(.image, body.art, body.slicing)]
      case .item: parts = [icon]
      case .text: parts = []
      }
    case .backButton, .button: parts = [ResolvedPart(.background, body.art, body.slicing), icon]
    case .navigationBar:
      let indicator = settings.backIndicator.value
      parts = [
        indicator.map { ResolvedPart(.backIndicator, $0.art) },
        indicator.map { ResolvedPart(.backIndicatorMask, $0.mask) },
        settings.background.value.map { ResolvedPart(.background, $0.art, $0.slicing) },
        settings.shadowImage.value.map { ResolvedPart(.shadowImage, $0.art, $0.slicing) },
      ]
    }
    return parts.compactMap(\.self)
  }
}

/// Art: its source, and what changes it.
package struct ResolvedArt: Sendable {
  package enum Source: Sendable {
    /// The platform's own look.
    case system
    /// Art of which nothing more is reported, because its problem has been.
    case broken
    /// The theme gives no source.
    case missing
    /// A PNG whose siblings at other scales are found by name.
    case file(Ranged<PathText>)
    /// A nine-patch whose siblings at other scales are found by name.
    case ninePatch(Ranged<PathText>)
    /// The PNG of each scale, or the nine-patch.
    case files(ScaleFiles, areNinePatches: Bool)
    case svg(ResolvedSVG)
    case drawn(ResolvedDrawing)
    /// The art of another state.
    case derive(Ranged<StateName>)
    /// The art of another element.
    case of(Ranged<ElementID>)
  }

  package let source: Source
  /// Where the source is written; for art without one, where the art is.
  package let range: SourceRange
  /// The part of a file that is shown; nil for all of it.
  package let region: Ranged<RegionOverlay>?
  /// How missing scales are made of a file; nil for not at all.
  package let resample: Ranged<Resample>?
  /// How a color profile is treated; nil if only the project says so.
  package let profile: ProfileTreatment?
  package let flip: Flip?
  package let swaps: [(from: Ranged<Color>, to: Color?)]
  /// How much color is removed, and the factor for the alpha: nil for none.
  package let desaturate: Fraction?
  package let opacity: Fraction?
  package let multiply: Color?
  package let screen: Color?
  package let material: Ranged<Material>?
  /// Where the fall-back of the material is written.
  package let fallbackRange: SourceRange?

  package var isSystem: Bool { if case .system = source { true } else { false } }

  init(_ art: ArtOverlay, at range: SourceRange) {
    source = Source(art)
    self.range = art.source.ranged?.range ?? range
    region = art.region.ranged
    resample = art.resample.ranged
    profile = art.profile.value
    flip = art.flip.value
    swaps = (art.swap.value ?? []).map { ($0.from, $0.to.value) }
    desaturate = art.desaturate.value
    opacity = art.opacity.value
    multiply = art.multiply.value
    screen = art.screen.value
    material = art.material.ranged
    fallbackRange = art.fallback.range
  }
}

extension ResolvedArt.Source {
  fileprivate init(_ art: ArtOverlay) {
    if art.isSystem {
      self = .system
    } else if art.isBroken {
      self = .broken
    } else {
      switch art.source.value {
      case nil: self = .missing
      case .file(let path): self = path.ranged.map { .file($0) } ?? .broken
      case .ninePatch(let path): self = path.ranged.map { .ninePatch($0) } ?? .broken
      case .files(let files): self = .files(files, areNinePatches: false)
      case .ninePatches(let files): self = .files(files, areNinePatches: true)
      case .resolvedSVG(let svg): self = .svg(svg)
      case .drawn(let drawing): self = .drawn(drawing)
      case .derive(let state): self = .derive(state)
      case .of(let element): self = .of(element)
      case .draw, .use, .box, .color, .svg: preconditionFailure("a drawing that was not resolved")
      }
    }
  }
}

/// How a piece of art is sliced, with the places of what the theme gives.
package struct ResolvedSlicing: Sendable {
  /// The caps; nil if the theme gives none.
  package let form: Ranged<SlicingForm>?
  /// The key by which the form is written; nil if there is no form.
  package let key: SlicingKey?
  /// Whether a form was written that could not be read or resolved. The problem has been reported.
  package let hasLostForm: Bool
  /// How the center fills the space between the caps.
  package let modes: PerAxis<ResizingMode>
  package let resizingRange: SourceRange?
  /// How much of the center a slice keeps at most.
  package let kept: KeptCenter
  package let centerRange: SourceRange?

  init(_ slicing: SlicingOverlay) {
    form = slicing.form.ranged
    key = slicing.key
    hasLostForm = slicing.hasLostForm
    modes = PerAxis(horizontal: slicing.mode(along: .horizontal), vertical: slicing.mode(along: .vertical))
    resizingRange = slicing.resizing.ranged?.range
    kept = slicing.kept
    centerRange = slicing.center.ranged?.range
  }

  /// Whether the form is `caps: auto`.
  package var isAuto: Bool {
    if case .auto? = form?.value { true } else { false }
  }

  /// Whether the form is `stretchable`, UIKit's form of caps, whose center is one point.
  package var isStretchable: Bool {
    if case .stretchable? = form?.value { true } else { false }
  }
}

/// A value that has a default. The wrapped value is the one that the theme gives or else the default; the projected value is the
/// one that the theme gives, and nil if it gives none. Setting the projected value to nil has no effect.
///
/// The manifest contains only what themes give, and some platforms have defaults of their own.
@propertyWrapper
package struct Resolved<Value: Equatable & Sendable>: Equatable, Sendable {
  package private(set) var wrappedValue: Value
  private var isGiven = false

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package var projectedValue: Value? {
    get { isGiven ? wrappedValue : nil }
    set {
      guard let newValue else { return }
      (wrappedValue, isGiven) = (newValue, true)
    }
  }
}
