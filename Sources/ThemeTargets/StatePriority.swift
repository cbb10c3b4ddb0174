import ThemeModel

extension StateName {
  /// Of two states that hold at once the one that is shown: disabled before pressed before focused before selected before
  /// hovered, and before each the combinations that have it.
  var priority: Int {
    (bits & 2 != 0 ? 16 : 0) + (bits & 1 != 0 ? 8 : 0) + (bits & 8 != 0 ? 4 : 0) + (bits & 4 != 0 ? 2 : 0)
      + (bits & 16 != 0 ? 1 : 0)
  }
}
