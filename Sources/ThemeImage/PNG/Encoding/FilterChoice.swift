internal import CPNG

/// How the filter of each row is chosen: the same for all, or by what it makes of the row.
enum FilterChoice: Int, CaseIterable {
  case none, sub, up, average, paeth
  case leastSum, leastEntropy, fewestPairs, leastPairEntropy

  /// Nil where all rows have the same filter.
  var measure: cpng_measure? {
    switch self {
    case .none, .sub, .up, .average, .paeth: nil
    case .leastSum: cpng_least_sum
    case .leastEntropy: cpng_least_entropy
    case .fewestPairs: cpng_fewest_pairs
    case .leastPairEntropy: cpng_least_pair_entropy
    }
  }
}
