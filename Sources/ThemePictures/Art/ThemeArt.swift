import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The art of all elements of a theme, through which an element finds the art of another.
///
/// A class because all of its elements refer to it.
final class ThemeArt {
  /// A part of a variant, by the indices of its element and variant.
  struct Place: Equatable {
    let element: Int
    let variant: Int
    let part: PartName
  }

  let only: [Scale]?
  /// The parts whose art is being looked up, each needed by the one before it. A part that occurs twice is art made from
  /// itself.
  var inProgress: [Place] = []
  private let theme: ResolvedTheme
  var isAbstract: Bool { theme.isAbstract }
  private var known: [ElementArt?]
  private lazy var places = Dictionary(
    theme.elements.indices.map { (theme.elements[$0].id, $0) }
  ) { first, _ in first }

  init(_ theme: ResolvedTheme, only: [Scale]?) {
    self.theme = theme
    self.only = only
    known = theme.elements.map { _ in nil }
  }

  func element(at place: Int) -> ElementArt {
    if let element = known[place] { return element }
    let element = ElementArt(theme.elements[place], at: place, of: self)
    known[place] = element
    return element
  }

  /// The art of another element for a variant of `element`. It is not mirrored yet for that variant.
  func art(
    of other: Ranged<ElementID>, for element: ResolvedElement, in index: Int, _ loader: inout ArtLoader
  ) -> PartArt {
    // A reference to an element that does not exist was already reported.
    guard let place = places[other.value] else { return .broken }
    let source = self.element(at: place)
    let variant = element.variants[index]
    guard let found = source.element.index(of: source.element.key(nearestTo: variant.key)) else {
      return .broken
    }
    let part: PartName = other.value.kind.isPicture ? .image : .background
    let wanted = Place(element: place, variant: found, part: part)
    if let start = inProgress.firstIndex(of: wanted) {
      return loader.sink.refuse(
        .artOfItself(inProgress[start...].map { theme.elements[$0.element].id }, at: other.range)) ?? .broken
    }
    let most = Limit.referenceDepth.standard
    guard inProgress.count <= most else {
      return loader.sink.refuse(
        Diagnostic(
          .limitExceeded, "more than \(most) elements in a row show each other's art", at: other.range
        ).helping("name the element that has the art")) ?? .broken
    }
    let shown = source.element.variants[found]
    guard let art = shown.part(part)?.art else {
      if loader.sink.doubted.contains(other.value.description) { return .broken }
      return loader.sink.refuse(
        Diagnostic(
          .artIncomplete, "`\(other.value)` has no art in `\(shown.key.text)`", at: other.range
        ).also(at: source.element.range, "the element")) ?? .broken
    }
    let asking = loader.sink.element
    loader.sink.element = other.value.description
    var result = source.art(found, part, art, &loader)
    if shown.isMirrored, !variant.isMirrored { result = result.mirrored(keepingSymmetric: true, &loader) }
    loader.sink.element = asking
    guard case .pictures(let pictures, _) = result else { return result }
    let scales = element.scales?.value.scales.filter { only?.contains($0) ?? true }
    if let missing = scales?.first(where: { scale in !pictures.contains { $0.scale == scale } }) {
      return loader.sink.refuse(
        Diagnostic(
          .scaleUnavailable, "there is no art for \(missing.name)", at: other.range,
          "has \(pictures.map(\.scale.name).listed)"
        ).also(at: element.scales?.range, "selected here")) ?? .broken
    }
    let wantedPictures = pictures.filter { scales?.contains($0.scale) ?? true }
    return wantedPictures.isEmpty ? .broken : .pictures(wantedPictures, origin: .of(other.value))
  }
}

extension Diagnostic {
  /// The diagnostic for elements that show each other's art in a cycle.
  fileprivate static func artOfItself(_ circle: [ElementID], at range: SourceRange) -> Diagnostic {
    var names: [String] = []
    for id in circle where names.last != "`\(id)`" { names.append("`\(id)`") }
    // A longer cycle would not be readable.
    let shown = names.prefix(16) + (names.count > 16 ? ["…"] : []) + names.prefix(1)
    return Diagnostic(
      .referenceCycle, "the art of \(names[0]) depends on itself: \(shown.joined(separator: " → "))",
      at: range
    ).helping("give one of them art of its own")
  }
}
