import Synchronization
package import ThemeBundle
package import ThemeCheck
import ThemeCore
import ThemeImage
package import ThemeModel
import ThemePictures
import ThemeResolution

/// The looks of a theme's elements, from which every target generates its files.
///
/// It is a class so that the targets share what the first of them computes.
package final class ThemeLooks: Sendable {
  package let theme: CheckedTheme
  /// The elements in the theme's order, with the looks for all platforms.
  private let elements: [ElementLooks]
  private let knownImageSets = Mutex<[[CatalogImageSet]]?>(nil)

  /// Computes what every variant shows.
  package init(_ slices: SliceSet) {
    theme = slices.theme
    elements = zip(slices.theme.elements, slices.parts).map { ElementLooks($0, $1) }
  }

  /// The theme's elements, in their order, with the looks that a target shows. Looks for the target's platform replace the
  /// general ones.
  package func elements(for target: TargetProfile) -> [ElementLooks] { elements.map { $0.seen(by: target) } }

  /// The image sets of each element in the theme's asset catalog, in the elements' order, computed on first use. The target
  /// `xcassets` writes them, and UIKit code loads them by name.
  var imageSets: [[CatalogImageSet]] {
    knownImageSets.withLock { known in
      let names = CatalogNames(namespace: theme.namespace)
      let sets = known ?? elements(for: .xcassets).map { $0.imageSets(names) }
      known = sets
      return sets
    }
  }
}

/// An element with its looks in all variants.
package struct ElementLooks: Sendable {
  package let id: ElementID
  /// The element's name as an identifier in generated code: `navButton`.
  package let symbol: String
  package let style: BackButtonStyle
  /// The looks, one for each variant. The `normal` look is the first, and every look comes after the one that it falls back to.
  package private(set) var looks: [Look]

  fileprivate init(_ element: CheckedElement, _ parts: [[SlicedPart]]) {
    id = element.id
    symbol = element.symbol
    style = element.style
    var looks: [Look] = []
    for (variant, own) in zip(element.variants, parts) {
      var shown = PartName.allCases.map { _ in ShownPart.nothing }
      for part in variant.parts {
        if let own = own.first(where: { $0.name == part.name }) {
          shown[part.name.place] =
            own.art.map { .art(ShownArt(part: part.name, key: variant.key, art: $0)) } ?? .system
        } else if let fallback = variant.fallback {
          shown[part.name.place] = looks[fallback][part.name]
        }
      }
      looks.append(Look(element.id.kind, variant, shown))
    }
    self.looks = looks
  }

  fileprivate func seen(by target: TargetProfile) -> ElementLooks {
    let seen = target.seen(looks.map(\.key), of: id.kind)
    if seen.count == looks.count { return self }
    // If the platform's variants replace the general ones, they fall back to each other, and may share the art of their
    // fallbacks.
    let areItsOwn = seen.first?.place != 0
    var files: Set<ShownArt.File> = []
    var result = self
    result.looks = []
    for variant in seen {
      let fallback = areItsOwn ? variant.fallback.map { result.looks[$0] } : nil
      result.looks.append(Look(looks[variant.place], variant, over: fallback, after: &files))
    }
    return result
  }
}

/// A row of a target's table: some properties of a look, and how the target writes them.
struct LookRow<Writer, Output>: Sendable {
  let properties: [Property]
  let write: @Sendable (Writer, Look) -> Output

  init(_ properties: [Property], write: @escaping @Sendable (Writer, Look) -> Output) {
    self.properties = properties
    self.write = write
  }
}

/// A control of the theme with the looks of its parts, each of which is an element of its own.
struct ControlLooks: Sendable {
  let kind: ControlKind
  let name: String
  /// The parts, in the order of the kind's parts and then of their names.
  fileprivate(set) var parts: [ElementLooks]

  /// The control's name as an identifier in generated code: `volume`.
  var symbol: String { parts[0].id.controlSymbol }

  /// The part with a name such as `thumb`, `icons/home` or `divider/normal+selected`; nil if the theme doesn't define it.
  subscript(part: String) -> ElementLooks? { parts.first { $0.id.name == "\(name)/\(part)" } }

  /// The parts nested below a part: for `icons`, those such as `icons/home`; for `divider`, those such as
  /// `divider/normal+selected`.
  func others(of part: String) -> [ElementLooks] {
    parts.filter { $0.id.name.hasPrefix("\(name)/\(part)/") }
  }
}

extension [ElementLooks] {
  /// The controls whose parts are among the elements, sorted by the key of their kind and by name.
  var controls: [ControlLooks] {
    let controls = groups(by: \.id.whole).compactMap { _, parts -> ControlLooks? in
      guard case .part(let id) = parts[0].id.kind else { return nil }
      return ControlLooks(kind: id.control, name: parts[0].id.controlName, parts: parts)
    }
    return controls.sorted { ($0.kind.key, $0.name) < ($1.kind.key, $1.name) }
  }
}

extension SlicedArt: Equatable {
  /// Whether both have the same pixels and the same slicing at every scale, regardless of their origin.
  package static func == (left: SlicedArt, right: SlicedArt) -> Bool {
    left.resizing == right.resizing && left.plainColor == right.plainColor
      && left.slices.count == right.slices.count
      && zip(left.slices, right.slices).allSatisfy { $0.looks(as: $1) }
  }
}

extension Slice {
  fileprivate func looks(as other: Slice) -> Bool {
    scale == other.scale && digest == other.digest && capInsets == other.capInsets && center == other.center
      && alignmentInsets == other.alignmentInsets && sourceSize == other.sourceSize
  }
}
