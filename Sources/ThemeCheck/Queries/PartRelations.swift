package import ThemeCore
import ThemeModel
package import ThemePictures
import ThemeResolution
import ThemeStretch

extension ElementContext {
  /// Whether a part is what its variant for left to right has, flipped.
  func isFlipped(_ part: PartContext) -> Bool { part.isFlipped(of: fallback(of: part)) }

  /// The same part in the state `normal`, all other axes alike; nil for a part of that state.
  func normal(of part: PartContext) -> PartContext? {
    guard part.key.state != .normal else { return nil }
    return element.index(of: part.key, in: .normal).flatMap { self.part(part.name, ofVariant: $0) }
  }

  /// What a message calls a part: by its variant, or, where the element has no other, by the element's name.
  func title(of part: PartContext) -> String {
    if element.variants.count > 1 { return part.title }
    return part.name == mainPart ? element.id.name : "\(element.id.name) \(part.name.rawValue)"
  }

  /// The part that the element is about: what buttons and bars have behind everything, or the image.
  package var mainPart: PartName { kind.isPicture ? .image : .background }

  /// Whether a part fills an axis whatever its art: the widths of bars are the rule `width-not-multiple`'s.
  func isFilled(_ part: PartContext, along axis: Axis) -> Bool {
    axis == .horizontal
      && (part.name == .shadowImage || part.name == .background && kind == .navigationBar)
  }

  /// Whether a part's art is ever drawn longer or shorter along an axis than it is: any width, but only those heights
  /// that the theme or the platform gives.
  func isResized(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.stretches else { return false }
    if axis == .horizontal || part.name == .image { return true }
    guard part.name == .background else { return false }
    let facts = facts[part.variantIndex]
    if facts.position == .topAttached { return true }
    guard let height = facts.height else { return kind == .navigationBar }
    return part.images.contains { $0.picture.size.height != height }
  }
}

extension ResolvedElement {
  /// The place of the variant that differs from a key in a value at most.
  func index(of key: VariantKey, with value: AxisValue) -> Int? {
    var key = key
    key[value.axis] = value
    return index(of: key)
  }

  /// The place of the variant of a state, all other axes as in a key.
  func index(of key: VariantKey = .normal, in state: StateName) -> Int? {
    index(of: key, with: AxisValue(.state, code: state.bits))
  }
}

extension PartContext {
  /// What is found first where the picture of the first scale is compared with those of the others, with the two pictures.
  func firstDifference<Found>(_ find: (_ first: ImageContext, _ other: ImageContext) -> Found?)
    -> (first: ImageContext, other: ImageContext, found: Found)?
  {
    for other in images.dropFirst() {
      if let found = find(images[0], other) { return (images[0], other, found) }
    }
    return nil
  }

  var isDerived: Bool {
    if case .derived = origin.unflipped { return true }
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

  /// Whether the art of two scales is of two lengths in points along an axis without caps, where that is not because
  /// the length says nothing: a hairline is one pixel at every scale, and a strip of equal lines only exists to be drawn
  /// out.
  func differs(_ first: ImageContext, _ other: ImageContext, along axis: Axis, stretches: Bool) -> Bool {
    guard first.length(along: axis) != other.length(along: axis), !first.caps.hasCaps(along: axis),
      !other.caps.hasCaps(along: axis), first.lengthPx(along: axis) != 1 || other.lengthPx(along: axis) != 1
    else { return false }
    return !stretches
      || ![first, other].allSatisfy {
        $0.length(along: axis) <= Points(16) && $0.picture.isUniform(along: axis)
      }
  }

  func image(at scale: Scale) -> ImageContext? { images.first { $0.scale == scale } }
}

extension ImageContext {
  func lengthPx(along axis: Axis) -> Int { size.length(along: axis).count }

  func length(along axis: Axis) -> Points { picture.length(along: axis) }

  /// What the caps leave of an axis, in pixels.
  package func core(along axis: Axis) -> Range<Int> { caps.core(of: size, along: axis) }
}
