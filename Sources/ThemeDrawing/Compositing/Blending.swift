extension BlendMode {
  /// A color blended with the one below (W3C Compositing and Blending, §5.1 and §9.1). With premultiplied channels, this is
  /// s (1 - B) + b (1 - A) + A B mix, of which the last term depends on the mode.
  @inline(__always)
  func blend(_ top: DeepColor, over below: DeepColor) -> DeepColor {
    if self == .normal { return top.over(below) }
    let (topAlpha, belowAlpha) = (DeepColor(repeating: top.alpha), DeepColor(repeating: below.alpha))
    let whole = DeepColor(repeating: full)
    // Each sum is at most 65,535 squared, including that of alpha.
    let uncovered = top.products(whole &- belowAlpha) &+ below.products(whole &- topAlpha)
    let both = top.products(below)
    let mixed: SIMD4<UInt32>
    switch self {
    case .normal, .multiply:
      mixed = both
    case .screen:
      mixed = top.products(belowAlpha) &+ below.products(topAlpha) &- both
    case .overlay:
      // Twice the product where the color below is dark, and otherwise the inverse of twice the product of the inverses.
      let inverse = belowAlpha &- below
      let inverses = inverse.products(topAlpha &- top)
      let light = topAlpha.products(belowAlpha) &- inverses &- inverses
      let isDark = SIMD4<UInt32>(truncatingIfNeeded: below) .<= SIMD4<UInt32>(truncatingIfNeeded: inverse)
      mixed = light.replacing(with: both &+ both, where: isDark)
    }
    let sum = uncovered &+ mixed &+ 32_768
    var result = DeepColor(truncatingIfNeeded: (sum &+ sum &>> 16) &>> 16)
    result.w = top.alpha &+ below.alpha.times(full - top.alpha)
    return result
  }
}

extension SIMD4<UInt16> {
  /// The product of each channel, in 32 bits.
  @inline(__always)
  fileprivate func products(_ other: SIMD4<UInt16>) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: self) &* SIMD4<UInt32>(truncatingIfNeeded: other)
  }
}
