extension SupportText {
  /// The files of Swift beside a theme's tables.
  static let swift = [
    swiftLooks, swiftGeometry, swiftButton, swiftNavigationBar, swiftNavigation, swiftSwiftUI,
  ]
}
