/// The sine and cosine of an angle in degrees. They have the same bits on every machine, and are exact at multiples of 90.
package struct Sine {
  package let sine: Double
  package let cosine: Double

  /// Creates the values for an angle of at most a billion degrees.
  package init(degrees: Double) {
    // Reduces the angle exactly to at most 45 degrees around the nearest multiple of 90.
    let quarters = (degrees / 90).rounded()
    let x = (degrees - quarters * 90) * (Double.pi / 180)
    let (sine, cosine) = (Sine.sine(of: x), Sine.cosine(of: x))
    switch (Int(quarters) % 4 + 4) % 4 {
    case 0: (self.sine, self.cosine) = (sine, cosine)
    case 1: (self.sine, self.cosine) = (cosine, -sine)
    case 2: (self.sine, self.cosine) = (-sine, -cosine)
    default: (self.sine, self.cosine) = (-cosine, sine)
    }
  }

  /// The angle of a right triangle from two sides that are not negative, and not both 0, within 1e-12 degrees: the one whose
  /// sine and cosine have their ratio, found by halving.
  package static func degrees(opposite: Double, adjacent: Double) -> Double {
    var (least, most) = (0.0, 90.0)
    for _ in 0..<48 {
      let middle = (least + most) / 2
      let angle = Sine(degrees: middle)
      if angle.sine * adjacent < angle.cosine * opposite { least = middle } else { most = middle }
    }
    return (least + most) / 2
  }

  /// The Maclaurin series of the sine, for up to pi / 4. The factors are the quotients of successive terms, 14 × 15 and so on;
  /// the first omitted term, x^17 / 17!, is below 5e-17.
  private static func sine(of x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for factor in [210.0, 156, 110, 72, 42, 20, 6] {
      sum = (1 - sum) * square / factor
    }
    return x * (1 - sum)
  }

  /// The Maclaurin series of the cosine, for up to pi / 4. The first omitted term is x^18 / 18!.
  private static func cosine(of x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for factor in [240.0, 182, 132, 90, 56, 30, 12, 2] {
      sum = (1 - sum) * square / factor
    }
    return 1 - sum
  }
}
