import Foundation

/// A sum of variables, each with a factor, and a constant.
struct LinearSum {
  private(set) var factors: [Int: Double]
  private(set) var constant: Double

  init(factors: [Int: Double] = [:], constant: Double = 0) {
    self.factors = factors
    self.constant = constant
  }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (left: LinearSum, right: Double) -> LinearSum {
    var sum = LinearSum()
    sum.add(left, times: right)
    return sum
  }

  /// Takes a variable out, and returns its factor.
  mutating func remove(_ variable: Int) -> Double? { factors.removeValue(forKey: variable) }

  func value(_ values: [Double]) -> Double {
    factors.sorted { $0.key < $1.key }.reduce(constant) { $0 + $1.value * values[$1.key] }
  }

  mutating func add(_ other: LinearSum, times factor: Double) {
    constant += other.constant * factor
    for (variable, value) in other.factors {
      let sum = factors[variable, default: 0] + value * factor
      factors[variable] = abs(sum) < 1e-9 ? nil : sum
    }
  }
}

/// Equations and inequalities, of which those of a higher priority are met first: each equation takes one of the variables
/// that are still free, or is met or not by those before it. An inequality that the equations leave unmet becomes one.
struct LinearSystem {
  struct Rule {
    /// What is zero, or at least zero.
    let sum: LinearSum
    let isEquation: Bool
    let priority: Float
  }

  private(set) var rules: [Rule] = []

  mutating func add(_ sum: LinearSum, isEquation: Bool = true, priority: Float = 1000) {
    rules.append(Rule(sum: sum, isEquation: isEquation, priority: priority))
  }

  /// The variables, with the values that they keep where no rule asks for another one.
  func solved(keeping values: [Double]) -> [Double] {
    var active: Set<Int> = []
    let inequalities = rules.indices.filter { !rules[$0].isEquation }
      .sorted { (rules[$1].priority, $0) < (rules[$0].priority, $1) }
    while true {
      let found = solution(active, keeping: values)
      let broken = inequalities.first { !active.contains($0) && rules[$0].sum.value(found) < -1e-6 }
      guard let broken else { return found }
      active.insert(broken)
    }
  }

  private func solution(_ active: Set<Int>, keeping values: [Double]) -> [Double] {
    let equations = rules.indices.filter { rules[$0].isEquation || active.contains($0) }
      .sorted { (rules[$1].priority, $0) < (rules[$0].priority, $1) }
    var solved: [(variable: Int, sum: LinearSum)] = []
    for index in equations {
      var sum = rules[index].sum
      for (variable, known) in solved { replace(variable, by: known, in: &sum) }
      // The variable of the highest number, so that places are kept rather than sizes.
      guard let variable = sum.factors.keys.max(), let factor = sum.remove(variable) else { continue }
      let known = sum * (-1 / factor)
      for place in solved.indices { replace(variable, by: known, in: &solved[place].sum) }
      solved.append((variable, known))
    }
    var found = values
    for (variable, known) in solved { found[variable] = known.value(values) }
    return found
  }

  private func replace(_ variable: Int, by known: LinearSum, in sum: inout LinearSum) {
    guard let factor = sum.remove(variable) else { return }
    sum.add(known, times: factor)
  }
}
