extension Mask {
  /// The part of the blurred mask within `target`. Nothing is covered outside the mask's own bounds.
  func blurred(by gaussian: Gaussian?, in target: PixelBounds) -> Mask {
    guard let gaussian else { return cropped(to: target) }
    guard gaussian.step > 1 else { return convolved(with: gaussian.weights, in: target) }
    // The pixels after the first convolution, as far as they contribute to the target.
    let needed = target.expanded(by: (gaussian.weights.count - 1) * gaussian.step)
    let tented = bounds.expanded(by: gaussian.tent.count - 1).intersection(needed)
    return convolved(with: gaussian.tent, in: tented)
      .convolved(with: gaussian.weights, step: gaussian.step, in: target)
  }
}
