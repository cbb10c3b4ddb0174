internal import CPNG

/// How the filters of rows are chosen: the same filter for all rows, or the best one for each row by a measure.
enum FilterChoice: Int, CaseIterable {
  case none, sub, up, average, paeth
  case leastSum, leastEntropy, fewestPairs, leastPairEntropy

  /// The measure by which the filter of each row is chosen; nil if all rows have the same filter.
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
