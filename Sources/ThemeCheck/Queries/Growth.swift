package import ThemeCore
import ThemeModel
package import ThemePictures
import ThemeResolution
import ThemeStretch

/// Why an element can become larger than its art along an axis.
struct Growth {
  /// The place that says so.
  let range: SourceRange
  /// What stands under that place.
  let label: String
  /// As in "the button is as wide as its title".
  let reason: String
}

extension ResolvedElement {
  /// Why the element can become larger than a background of some length in one of its variants; nil where it can't.
  ///
  /// The title of a button is the app's data, of any length. A bar is as wide as the screen; of its heights only one that
  /// the theme says is known.
  func growth(beyond length: Points, along axis: Axis, in variant: ResolvedVariant) -> Growth? {
    if case .part(let id) = id.kind {
      guard id.part.growth.contains(axis) else { return nil }
      return Growth(
        range: range, label: "as \(axis.extent) as the app makes it",
        reason: "the app decides how \(axis.extent) the \(id.part.name) of \(id.control.oneOfThem) is")
    }
    let settings = variant.settings
    let noun = id.kind.noun
    func growth(_ setting: Setting<Points>, _ label: (Points) -> String, _ reason: (Points) -> String)
      -> Growth?
    {
      guard let size = setting.ranged, size.value > length else { return nil }
      return Growth(range: size.range, label: label(size.value), reason: "the \(noun) \(reason(size.value))")
    }
    if axis == .vertical {
      return growth(settings.height, { "\($0) pt high" }, { "is \($0) pt high" })
    }
    if id.kind == .navigationBar {
      return Growth(range: range, label: "as wide as the screen", reason: "a bar is as wide as the screen")
    }
    if let least = settings.minimumWidth.ranged, case .points(let width) = least.value,
      let growth = growth(
        .literal(width, least.range), { "at least \($0) pt" }, { "is at least \($0) pt wide" })
    {
      return growth
    }
    if let most = settings.maximumWidth.value, most <= length { return nil }
    if let range = settings.title.range, settings.title.value != nil,
      settings.icon.value?.placement.value != .only
    {
      return Growth(range: range, label: "of any length", reason: "the \(noun) is as wide as its title")
    }
    return growth(settings.maximumWidth, { "at most \($0) pt" }, { "can be \($0) pt wide" })
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
