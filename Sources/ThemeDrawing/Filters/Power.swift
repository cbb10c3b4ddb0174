/// A number from 0 to 1 to a power, within a millionth, computed the same on every machine: the base is a power of two times a
/// number near 1, whose logarithm and exponential are series.
func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0 else { return exponent == 0 ? 1 : 0 }
  return twoRaised(to: logarithm(base) * exponent)
}

/// The logarithm to the base 2 of a positive number.
private func logarithm(_ number: Double) -> Double {
  // The significand is between 1 and 2, and its logarithm is the series of the inverse hyperbolic tangent.
  let part = (number.significand - 1) / (number.significand + 1)
  let square = part * part
  var sum = 0.0
  for factor in stride(from: 27.0, through: 1, by: -2) { sum = sum * square + 1 / factor }
  let ln2 = 0.6931471805599453
  return Double(number.exponent) + 2 * part * sum / ln2
}

/// Two to a power that is at most 1,000 in either direction.
private func twoRaised(to power: Double) -> Double {
  let power = min(max(power, -1_000), 1_000)
  let whole = power.rounded(.down)
  let x = (power - whole) * 0.6931471805599453
  var sum = 1.0
  for index in stride(from: 18.0, through: 1, by: -1) { sum = 1 + sum * x / index }
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
