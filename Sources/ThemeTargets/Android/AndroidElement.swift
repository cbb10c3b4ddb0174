import ThemeCheck
import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// An element's variants as Android tells them apart: a state in a list of states, everything else by configuration.
struct AndroidElement {
  let element: CheckedElement
  /// For each variant the parts that differ from what it falls back to.
  let parts: [[SlicedPart]]
  /// The beginning of the names of its resources.
  let name: String
  /// `normal` first; ascending.
  let states: [StateName]
  /// The places of the variants of each state, in the order of ``states``.
  let variants: [[Configured<Int>]]

  init(_ element: CheckedElement, _ parts: [[SlicedPart]]) {
    self.element = element
    self.parts = parts
    name =
      element.variants[0].facts.assetName.map { AndroidName.name(ofAsset: $0) }
      ?? AndroidName.name(of: element.id)
    let told = element.variants.indices.compactMap { place in
      AndroidConfiguration(element.variants[place].key).map { Configured(configuration: $0, value: place) }
    }
    let bits = Set(element.variants.map(\.key.state.bits)).sorted()
    states = bits.map { StateName(bits: $0) }
    variants = bits.map { bits in told.filter { element.variants[$0.value].key.state.bits == bits } }
  }

  /// The variants of the normal state.
  var normal: [Configured<Int>] { variants[0] }

  /// The facts of the normal state wherever they differ.
  func facts<Value>(_ value: (VariantFacts) -> Value) -> [Configured<Value>] {
    normal.map { Configured(configuration: $0.configuration, value: value(element.variants[$0.value].facts)) }
  }

  /// What a variant shows of a part.
  func art(_ part: PartName, of variant: Configured<Int>) -> AndroidArt {
    var place = variant.value
    guard element.variants[place].parts.contains(where: { $0.name == part }) else { return .nothing }
    while true {
      if let found = parts[place].first(where: { $0.name == part }) {
        return found.art.map { .art($0, title: title(part, variant.configuration)) } ?? .nothing
      }
      guard let fallback = element.variants[place].fallback else { return .nothing }
      place = fallback
    }
  }

  /// What the frame of a button's background says of its title: that of the normal state, because a view takes the most
  /// of all states for each of them.
  private func title(_ part: PartName, _ configuration: AndroidConfiguration) -> Insets<Points>? {
    guard part == .background, element.id.kind.isButton else { return nil }
    let normal = normal.first { $0.configuration == configuration }
    return normal.flatMap { element.variants[$0.value].facts.title?.padding }
  }

  /// The name of a part's drawable: the background and an image's picture have the element's own.
  func name(of part: PartName) -> String {
    switch part {
    case .background, .image: name
    case .icon: "\(name)__icon"
    case .shadowImage: "\(name)__shadow_image"
    case .backIndicator: "\(name)__back_indicator"
    case .backIndicatorMask: "\(name)__back_indicator_mask"
    }
  }

  /// The name of a state's own resource beside one that chooses by state.
  func name(_ name: String, in state: StateName) -> String {
    "\(name)__\(state.text.split(separator: "+").joined(separator: "_"))"
  }

  /// The name that code uses for a state's art, where it has one of its own.
  func assetName(of state: Int) -> String? {
    guard state > 0, let variant = variants[state].first else { return nil }
    let asset = element.variants[variant.value].facts.assetName
    return asset == element.variants[0].facts.assetName ? nil : asset.map { AndroidName.name(ofAsset: $0) }
  }
}

/// What a drawable shows.
enum AndroidArt {
  /// There is none, or it is the platform's own, which no drawable can be.
  case nothing
  /// A title has its insets in the frame.
  case art(SlicedArt, title: Insets<Points>?)

  /// Whether two show the same and lay their titles out alike.
  func equals(_ other: AndroidArt) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.art(let left, let leftTitle), .art(let right, let rightTitle)):
      left.resizing == right.resizing && leftTitle == rightTitle && left.slices.count == right.slices.count
        && zip(left.slices, right.slices).allSatisfy { $0.looks(as: $1) }
    default: false
    }
  }
}

extension Slice {
  fileprivate func looks(as other: Slice) -> Bool {
    scale == other.scale && digest == other.digest && center == other.center
      && alignmentInsets == other.alignmentInsets && sourceSize == other.sourceSize
  }
}
