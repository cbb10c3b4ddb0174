import ThemeGeometry
import ThemeModel
import ThemePictures
import ThemeStretch

extension ElementContext {
  /// Caps in points between which every picture of an element's part has equal lines, as a theme writes them; nil when
  /// there are none, and where caps are given by scale.
  func suggestedCaps(for part: PartContext, along axis: Axis) -> String? {
    if case .capsByScale = part.slicing.form.value { return nil }
    let inputs = variants.joined().filter { $0.name == part.name && !isFlipped($0) }.flatMap { part in
      part.images.map { AutoCapsInput(scale: $0.scale, lines: $0.picture.measured.lines) }
    }
    guard case .caps(let leading, let trailing) = autoCaps(inputs, mode: part.mode)[axis],
      leading != .zero || trailing != .zero
    else { return nil }
    return "\(axis.leading): \(leading), \(axis.trailing): \(trailing)"
  }
}

extension PartContext {
  /// Caps by scale that leave one pixel of each centre along an axis, as a theme writes them.
  func handCut(along axis: Axis) -> String {
    let scales = images.map { image in
      var caps = image.caps
      let core = image.core(along: axis)
      let left = core.count / 2
      let right = core.count - 1 - left
      switch axis {
      case .horizontal:
        caps.left = caps.left + Pixels(left)
        caps.right = caps.right + Pixels(right)
      case .vertical:
        caps.top = caps.top + Pixels(left)
        caps.bottom = caps.bottom + Pixels(right)
      }
      let sides = [("top", caps.top), ("left", caps.left), ("bottom", caps.bottom), ("right", caps.right)]
      let text = sides.filter { $0.1 != .zero }.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
      return "\(image.scale.name): { \(text) }"
    }
    return "caps: { \(scales.joined(separator: ", ")) }"
  }
}
