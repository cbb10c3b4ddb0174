// Part: NAVIGATION
import UIKit

extension MyTheme {
  /// The tint that a bar had before the theme gave it one.
  @MainActor
  final class BarTint {
    private var kept: (tint: UIColor?, prefersLargeTitles: Bool)?

    /// Keeps what the app has set; where that is the tint of what is around the bar, nothing.
    func keep(_ bar: UINavigationBar) {
      guard kept == nil else { return }
      let tint = bar.tintColor == bar.superview?.tintColor ? nil : bar.tintColor
      kept = (tint, bar.prefersLargeTitles)
    }

    func restore(_ bar: UINavigationBar) {
      guard let kept else { return }
      bar.tintColor = kept.tint
      bar.prefersLargeTitles = kept.prefersLargeTitles
      self.kept = nil
      if #available(iOS 13.0, *) { return }
      BarLook.platform.apply(to: bar)
    }
  }
}

extension UINavigationBar {
  /// What the theme keeps of this bar.
  var myThemeTint: MyTheme.BarTint { MyTheme.Kept.value(of: self) { MyTheme.BarTint() } }
}
