package import ThemeCore
import ThemeModel
package import ThemePictures
import ThemeResolution
import ThemeStretch

/// Why an element can become larger than its art along an axis.
struct Growth {
  fileprivate enum Cause {
    /// The app decides how long the part of a control is.
    case app(ControlPartID, Axis)
    case screen
    /// A title, of any length.
    case title
    /// A size that the theme says.
    case height(Points)
    case leastWidth(Points)
    case mostWidth(Points)
  }

  /// The place that says so.
  let range: SourceRange
  fileprivate let kind: ElementKind
  // Its texts are written only for a report.
  fileprivate let cause: Cause

  /// What stands under that place.
  var label: String {
    switch cause {
    case .app(_, let axis): "as \(axis.extent) as the app makes it"
    case .screen: "as wide as the screen"
    case .title: "of any length"
    case .height(let height): "\(height) pt high"
    case .leastWidth(let width): "at least \(width) pt"
    case .mostWidth(let width): "at most \(width) pt"
    }
  }

  /// As in "the button is as wide as its title".
  var reason: String {
    switch cause {
    case .app(let id, let axis):
      "the app decides how \(axis.extent) the \(id.part.name) of \(id.control.oneOfThem) is"
    case .screen: "a bar is as wide as the screen"
    case .title: "the \(kind.noun) is as wide as its title"
    case .height(let height): "the \(kind.noun) is \(height) pt high"
    case .leastWidth(let width): "the \(kind.noun) is at least \(width) pt wide"
    case .mostWidth(let width): "the \(kind.noun) can be \(width) pt wide"
    }
  }
}

extension ResolvedElement {
  /// Why the element can become larger than a background of some length in one of its variants; nil where it can't.
  ///
  /// The title of a button is the app's data, of any length. A bar is as wide as the screen; of its heights only one that
  /// the theme says is known.
  func growth(beyond length: Points, along axis: Axis, in variant: ResolvedVariant) -> Growth? {
    if case .part(let part) = id.kind {
      guard part.part.growth.contains(axis) else { return nil }
      return Growth(range: range, kind: id.kind, cause: .app(part, axis))
    }
    let settings = variant.settings
    func growth(_ size: Ranged<Points>?, _ cause: (Points) -> Growth.Cause) -> Growth? {
      guard let size, size.value > length else { return nil }
      return Growth(range: size.range, kind: id.kind, cause: cause(size.value))
    }
    if axis == .vertical { return growth(settings.height.ranged, Growth.Cause.height) }
    if id.kind == .navigationBar { return Growth(range: range, kind: id.kind, cause: .screen) }
    if let least = settings.minimumWidth.ranged, case .points(let width) = least.value,
      let growth = growth(Ranged(width, least.range), Growth.Cause.leastWidth)
    {
      return growth
    }
    if let most = settings.maximumWidth.value, most <= length { return nil }
    if let range = settings.title.range, settings.title.value != nil,
      settings.icon.value?.placement.value != .only
    {
      return Growth(range: range, kind: id.kind, cause: .title)
    }
    return growth(settings.maximumWidth.ranged, Growth.Cause.mostWidth)
  }

  /// Whether art of which nothing says how it stretches fills its element anyway: all of its lines are equal along every axis
  /// on which the element can become larger.
  func isFilled(by pictures: [Picture], in variant: ResolvedVariant) -> Bool {
    let axes = Axis.allCases.filter { axis in
      growth(beyond: pictures[0].length(along: axis), along: axis, in: variant) != nil
    }
    return !axes.isEmpty && axes.allSatisfy { axis in pictures.allSatisfy { $0.isUniform(along: axis) } }
  }
}

extension ElementContext {
  /// Why the element can become larger than the art of a part along an axis; nil where it can't, and for art that has no
  /// role.
  func growth(of part: PartContext, along axis: Axis) -> Growth? {
    guard part.name == mainPart, kind != .image else { return nil }
    return element.growth(beyond: part.images[0].length(along: axis), along: axis, in: part.variant)
  }
}

extension PartContext {
  /// Whether nothing says how the art fills a larger element: no caps, no marks of a nine-patch, no `resizing: tile`.
  var saysNothingOfCaps: Bool { slicing.form.value == nil && resizing == nil }
}

extension Picture {
  func length(along axis: Axis) -> Points { Points(measured.size.length(along: axis), at: scale) }

  /// Whether all lines of an axis are the same, so that it can be drawn out without caps.
  package func isUniform(along axis: Axis) -> Bool {
    measured.lines[axis].areEqual(in: 0..<measured.size.length(along: axis).count)
  }
}

extension PartContext {
  /// Whether all of its pictures can be drawn out along an axis without caps.
  func isUniform(along axis: Axis) -> Bool { images.allSatisfy { $0.picture.isUniform(along: axis) } }
}
