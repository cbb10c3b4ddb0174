package import ThemeCore

extension Limits {
  /// The standard limits but for one.
  package init(_ limit: Limit, to value: Int) {
    self.init()
    set(limit, to: value)
  }
}
