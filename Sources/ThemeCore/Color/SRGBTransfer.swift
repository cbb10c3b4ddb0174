/// The transfer function of sRGB (IEC 61966-2-1), which Display P3 shares. It uses only `+ - * /` and square roots, so that the
/// result has the same bits on every machine. From 0 to 1, it is within 1e-14 of the exact value.
package enum SRGBTransfer {
  /// The linear light of a stored component.
  package static func decoded(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // base^2.4 = base^2 · (base^2)^(1/5)
    let square = base * base
    return square * fifthRoot(square)
  }

  /// The stored component of linear light.
  package static func encoded(_ light: Double) -> Double {
    if light <= 0.0031308 { return light * 12.92 }
    // light^(5/12)
    let twelfth = cubeRoot(light).squareRoot().squareRoot()
    let square = twelfth * twelfth
    return 1.055 * (square * square * twelfth) - 0.055
  }

  /// The fifth root by Newton's method. 64 steps from 1 are more than enough for numbers from 1e-18 to 4.
  static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let square = root * root
      root = (4 * root + number / (square * square)) / 5
    }
    return root
  }

  /// The cube root by Newton's method, for numbers from 1e-3 to a million.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 { root = (2 * root + number / (root * root)) / 3 }
    return root
  }
}
