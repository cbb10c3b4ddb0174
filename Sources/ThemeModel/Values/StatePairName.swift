/// The states of two neighbors, the left one first, as in `normal+selected`.
package struct StatePairName: Hashable, Sendable {
  package let left: StateName
  package let right: StateName

  /// Parses a pair such as `normal+selected`. Nil for text that is not a pair of single states, and for `normal+normal`.
  package init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let left = StateName(parts[0]), let right = StateName(parts[1]),
      left != .normal || right != .normal
    else { return nil }
    self.left = left
    self.right = right
  }

  /// The regular expression that the names of pairs match.
  package static var pattern: String {
    let names = VariantAxis.state.names
    let others = names.dropFirst().joined(separator: "|")
    return "(\(names.joined(separator: "|")))\\+(\(others))|(\(others))\\+normal"
  }
}
