internal import CPNG

/// How the filters of rows are chosen: the same filter for all rows, or the best one for each row by a measure.
enum FilterChoice: Int, CaseIterable {
  /// The filters by their numbers in PNG.
  case none = 0
  case sub = 1
  case up = 2
  case paeth = 4
  case leastSum, fewestPairs

  /// The measure by which the filter of each row is chosen; nil if all rows have the same filter.
  var measure: cpng_measure? {
    switch self {
    case .none, .sub, .up, .paeth: nil
    case .leastSum: cpng_least_sum
    case .fewestPairs: cpng_fewest_pairs
    }
  }
}
