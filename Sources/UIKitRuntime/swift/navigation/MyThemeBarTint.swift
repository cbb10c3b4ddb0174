// Part: NAVIGATION
import UIKit

extension MyTheme {
  /// What a bar had before the theme dressed it, and the look that it has now.
  @MainActor
  final class BarTint {
    /// The look of the screen that is shown; nil where that is the platform's.
    private(set) var look: BarLook?
    private var tint: UIColor?
    private var style = UIBarStyle.default
    /// Whether the bar has large titles because of the theme.
    private var isEnlarged = false

    /// Keeps what the app has set before a look is applied; where that is the tint of what is around the bar, nothing.
    func keep(_ bar: UINavigationBar, for look: BarLook) {
      if self.look == nil {
        tint = bar.tintColor == (bar.superview ?? UIView()).tintColor ? nil : bar.tintColor
        style = bar.barStyle
      }
      self.look = look
      if look.facts(for: .init(bar.traitCollection)).largeTitle == nil {
        reduce(bar)
      } else if !bar.prefersLargeTitles {
        isEnlarged = true
      }
    }

    /// Shows what is the app's own where a look that was applied says nothing.
    func finish(_ bar: UINavigationBar) {
      guard let look, let tint, look.facts(for: .init(bar.traitCollection)).tint == nil else { return }
      bar.tintColor = tint
    }

    func restore(_ bar: UINavigationBar) {
      guard look != nil else { return }
      look = nil
      bar.tintColor = tint
      if bar.barStyle != style { bar.barStyle = style }
      reduce(bar)
      if #available(iOS 13.0, *) { return }
      BarLook.platform.apply(to: bar)
    }

    private func reduce(_ bar: UINavigationBar) {
      if isEnlarged { bar.prefersLargeTitles = false }
      isEnlarged = false
    }
  }
}

extension UINavigationBar {
  /// What the theme keeps of this bar.
  var myThemeTint: MyTheme.BarTint { MyTheme.Kept.value(of: self) { MyTheme.BarTint() } }

  /// How the status bar above the theme's bar can be read; nil above the platform's.
  var myThemeStatusBarStyle: UIStatusBarStyle? { myThemeTint.look?.statusBarStyle(for: traitCollection) }
}
