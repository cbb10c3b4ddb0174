import ThemeModel

extension StateName {
  /// The priority of a state among several that apply at once: the highest one is shown. Disabled comes before highlighted,
  /// then focused, selected and hovered. A combination comes before each of its states.
  var priority: Int {
    (bits & 2 != 0 ? 16 : 0) + (bits & 1 != 0 ? 8 : 0) + (bits & 8 != 0 ? 4 : 0) + (bits & 4 != 0 ? 2 : 0)
      + (bits & 16 != 0 ? 1 : 0)
  }
}
