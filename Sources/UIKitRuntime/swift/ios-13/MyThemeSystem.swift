import UIKit

// For apps whose oldest system is iOS 13 or newer.

extension MyTheme {
  /// The traits of what is drawn now.
  @MainActor static var currentTraits: UITraitCollection { .current }
}

extension MyTheme.BarLook {
  /// Gives a bar this look, now and at any time again. Call it again when the bar's traits change; the
  /// theme's navigator does.
  func apply(to bar: UINavigationBar) {
    let traits = bar.traitCollection
    apply(appearances(for: traits), to: bar)
    applyTint(to: bar)
  }
}
