extension BlendMode {
  /// A colour blended with what lies below (W3C Compositing and Blending, §5.1 and §9.1), with premultiplied channels:
  /// s (1 - B) + b (1 - A) + A B mix, of which the mix is below.
  func blend(_ top: DeepColor, over below: DeepColor) -> DeepColor {
    if self == .normal { return top.over(below) }
    let (s, b) = (SIMD4<UInt32>(truncatingIfNeeded: top), SIMD4<UInt32>(truncatingIfNeeded: below))
    let (topAlpha, belowAlpha) = (UInt32(top.alpha), UInt32(below.alpha))
    let whole = UInt32(full)
    // Each sum is at most 65,535 squared, alpha's among them.
    let uncovered = s &* (whole - belowAlpha) &+ b &* (whole - topAlpha)
    let mixed: SIMD4<UInt32>
    switch self {
    case .normal, .multiply:
      mixed = s &* b
    case .screen:
      mixed = s &* belowAlpha &+ b &* topAlpha &- s &* b
    case .overlay:
      // Twice the product where the lower colour is dark, else the inverse of twice the inverses' product.
      let dark = 2 &* s &* b
      let light =
        SIMD4(repeating: topAlpha &* belowAlpha)
        &- 2 &* (SIMD4(repeating: belowAlpha) &- b) &* (SIMD4(repeating: topAlpha) &- s)
      mixed = light.replacing(with: dark, where: 2 &* b .<= SIMD4(repeating: belowAlpha))
    }
    let sum = uncovered &+ mixed
    var result = DeepColor(truncatingIfNeeded: ((sum &+ 32_768) &+ (sum &+ 32_768) &>> 16) &>> 16)
    result.w = top.alpha + below.alpha.times(full - top.alpha)
    return result
  }
}
