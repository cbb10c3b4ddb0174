package import ThemeCore
import ThemeImage
import ThemeModel
package import ThemePictures
import ThemeResolution

/// The reason why an element can become larger than its art along an axis.
struct Growth {
  fileprivate enum Cause {
    /// The app decides the length of the control part along the axis.
    case app(ControlPartID, Axis)
    case screen
    /// The element is as wide as its title, which can have any length.
    case title
    /// The theme declares a height.
    case height(Points)
    case leastWidth(Points)
    case maxWidth(Points)
  }

  /// The place in the theme from which the reason follows.
  let range: SourceRange
  fileprivate let kind: ElementKind
  // Kept as a case rather than as texts, which only a report needs.
  fileprivate let cause: Cause

  /// The label under `range` in a diagnostic.
  var label: String {
    switch cause {
    case .app(_, let axis): "as \(axis.extent) as the app makes it"
    case .screen: "as wide as the screen"
    case .title: "of any length"
    case .height(let height): "\(height) pt high"
    case .leastWidth(let width): "at least \(width) pt"
    case .maxWidth(let width): "at most \(width) pt"
    }
  }

  /// The reason as a clause, as in "the button is as wide as its title".
  var reason: String {
    switch cause {
    case .app(let id, let axis):
      "the app decides how \(axis.extent) the \(id.part.name) of \(id.control.oneOfThem) is"
    case .screen: "a bar is as wide as the screen"
    case .title: "the \(kind.noun) is as wide as its title"
    case .height(let height): "the \(kind.noun) is \(height) pt high"
    case .leastWidth(let width): "the \(kind.noun) is at least \(width) pt wide"
    case .maxWidth(let width): "the \(kind.noun) can be \(width) pt wide"
    }
  }
}

extension ResolvedElement {
  /// The reason why the element can become larger than a background of some length in one of its variants; nil if it can't.
  ///
  /// The title of a button is the app's data and can have any length. A bar is as wide as the screen, and of its heights only
  /// one that the theme declares is known.
  func growth(beyond length: Points, along axis: Axis, in variant: ResolvedVariant) -> Growth? {
    if case .part(let part) = id.kind {
      guard part.part.growth.contains(axis) else { return nil }
      return Growth(range: range, kind: id.kind, cause: .app(part, axis))
    }
    let facts = variant.facts
    func growth(_ size: Ranged<Points>?, _ cause: (Points) -> Growth.Cause) -> Growth? {
      guard let size, size.value > length else { return nil }
      return Growth(range: size.range, kind: id.kind, cause: cause(size.value))
    }
    if axis == .vertical { return growth(variant.ranged(facts.height, .height), Growth.Cause.height) }
    if id.kind == .navigationBar { return Growth(range: range, kind: id.kind, cause: .screen) }
    let width = variant.ranged(facts.width)
    if let growth = growth(width.minimum, Growth.Cause.leastWidth) { return growth }
    if let most = width.maximum, most.value <= length { return nil }
    if let range = variant.range(of: .title), facts.icon?.placement != .only {
      return Growth(range: range, kind: id.kind, cause: .title)
    }
    return growth(width.maximum, Growth.Cause.maxWidth)
  }

  /// Whether art without declared slicing fills its element anyway: the element can become larger along at least one axis, and
  /// all lines of the art are equal along each such axis.
  func isFilled(by pictures: [Picture], in variant: ResolvedVariant) -> Bool {
    let axes = Axis.allCases.filter { axis in
      growth(beyond: pictures[0].length(along: axis), along: axis, in: variant) != nil
    }
    return !axes.isEmpty && axes.allSatisfy { axis in pictures.allSatisfy { $0.isUniform(along: axis) } }
  }
}

extension ElementContext {
  /// The reason why the element can become larger than the art of a part along an axis. Nil if it can't, for parts other than
  /// the main one, and for images, whose use the theme does not know.
  func growth(of part: PartContext, along axis: Axis) -> Growth? {
    guard part.name == mainPart, kind != .image else { return nil }
    return element.growth(beyond: part.images[0].length(along: axis), along: axis, in: part.variant)
  }
}

extension PartContext {
  /// Whether nothing determines how the art fills a larger element: neither declared caps, `resizing: tile`, a box or
  /// nine-patch marks, nor equal lines along the axes on which the element grows.
  var saysNothingOfCaps: Bool { slicing.form == nil && resizing == nil }
}

extension Picture {
  func length(along axis: Axis) -> Points { Points(measured.size.length(along: axis), at: scale) }

  /// Whether all lines of the picture along an axis are equal, so that it can stretch without caps.
  package func isUniform(along axis: Axis) -> Bool {
    measured.lines[axis].areEqual(in: 0..<measured.size.length(along: axis).count)
  }
}

extension PartContext {
  /// Whether all pictures of the part can stretch along an axis without caps.
  func isUniform(along axis: Axis) -> Bool { images.allSatisfy { $0.picture.isUniform(along: axis) } }
}
