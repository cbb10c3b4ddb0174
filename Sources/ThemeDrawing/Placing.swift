import ThemeCore

/// How the points of a layer become pixels.
///
/// Outlines and strokes are made after a similarity, which keeps the width of strokes the same in every direction, and what is left of
/// the transform is applied to their lines.
struct Placing {
  /// The pixels of a point of the artboard.
  let scale: Double
  /// From the layer's points to those of the artboard.
  let transform: Affine
  /// The part of the transform before outlines are made, and what multiplies their coordinates.
  let similarity: Affine
  let factor: Double
  /// What is left to do with the lines, in pixels; nil for nothing.
  let rest: Affine?
  /// The pixels of a length of the layer, before `rest`.
  let length: Double

  init(scale: Double, transform: Affine = Affine()) {
    self.scale = scale
    self.transform = transform
    if let similar = transform.factor {
      (similarity, factor, rest, length) = (transform, scale, nil, similar * scale)
    } else {
      // Curves are flattened as finely as the longer axis needs.
      let stretch = max(transform.stretch, 1e-9)
      (similarity, factor, length) = (Affine(), stretch * scale, stretch * scale)
      rest = Affine(
        a: transform.a / stretch, b: transform.b / stretch, c: transform.c / stretch,
        d: transform.d / stretch, e: transform.e * scale, f: transform.f * scale)
    }
  }

  /// The placing of what is transformed before.
  func after(_ transform: Affine) -> Placing {
    transform.isIdentity ? self : Placing(scale: scale, transform: self.transform.after(transform))
  }

  /// Whether an outline that does not cross itself still goes around clockwise.
  var keepsSimple: Bool { transform.determinant > 0 }

  /// From the coordinates of a fill in the layer to pixels.
  func pixels(from inner: Affine) -> Affine { Affine.scaling(scale, scale).after(transform).after(inner) }
}
