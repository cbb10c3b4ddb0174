extension Mask {
  /// The mask blurred, within `target`; beyond its bounds nothing is covered.
  func blurred(by gaussian: Gaussian?, in target: PixelBounds) -> Mask {
    guard let gaussian else { return cropped(to: target) }
    guard gaussian.step > 1 else { return convolved(with: gaussian.weights, in: target) }
    // Where the mask is blurred a little, as far as that counts for the target.
    let needed = target.expanded(by: (gaussian.weights.count - 1) * gaussian.step)
    let tented = bounds.expanded(by: gaussian.tent.count - 1).intersection(needed)
    return convolved(with: gaussian.tent, in: tented)
      .convolved(with: gaussian.weights, step: gaussian.step, in: target)
  }
}
