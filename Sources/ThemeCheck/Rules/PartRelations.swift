import ThemeCore
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeStretch

extension ElementContext {
  /// Whether a part is what its variant for left to right has, flipped.
  func isFlipped(_ part: PartContext) -> Bool { part.isFlipped(of: fallback(of: part)) }

  /// The same part in the state `normal`, all other axes alike; nil for a part of that state.
  func normal(of part: PartContext) -> PartContext? {
    var key = part.variant.key
    guard key.state != .normal else { return nil }
    key[.state] = AxisValue(.state, code: 0)
    return element.index(of: key).flatMap { self.part(part.name, ofVariant: $0) }
  }

  /// What a message calls a part: by its variant, or, where the element has no other, by the element's name.
  func title(of part: PartContext) -> String {
    if element.variants.count > 1 { return part.title }
    return part.name == mainPart ? element.id.name : "\(element.id.name) \(part.name.rawValue)"
  }

  /// The part that the element is about: what buttons and bars have behind everything, or the image.
  var mainPart: PartName { element.id.kind == .image ? .image : .background }

  /// Whether a part's art is ever drawn longer or shorter along an axis than it is: any width, but only those heights
  /// that the theme or the platform gives.
  func isResized(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.stretches else { return false }
    if axis == .horizontal || part.name == .image { return true }
    guard part.name == .background else { return false }
    let facts = facts[part.variantIndex]
    if facts.position == .topAttached { return true }
    guard let height = facts.height else { return element.id.kind == .navigationBar }
    return part.images.contains { $0.picture.size.height != height }
  }
}

extension PartContext {
  var isDerived: Bool {
    if case .derived = origin { return true }
    return false
  }

  /// Whether this is another part, flipped.
  func isFlipped(of other: PartContext?) -> Bool {
    guard variant.isMirrored, let other, other.images.count == images.count else { return false }
    return zip(images, other.images).allSatisfy { image, other in
      var recipe = other.picture.recipe
      recipe.isMirrored.toggle()
      // What is its own mirror image stays the same picture.
      let isMirrorImage =
        image.picture.recipe == recipe || image.picture.measured === other.picture.measured
      return isMirrorImage && image.caps == other.caps.mirrored
    }
  }

  func image(at scale: Scale) -> ImageContext? { images.first { $0.scale == scale } }
}

extension ImageContext {
  func lengthPx(along axis: Axis) -> Int { size.length(along: axis).count }

  func length(along axis: Axis) -> Points { picture.length(along: axis) }

  func core(along axis: Axis) -> Range<Int> { caps.core(of: size, along: axis) }
}
