import UIKit

/// A navigation controller whose screens have the bars and the ways back of the theme in use, and whose status bar can be
/// read above them. In Interface Builder, its class is `ThemeNavigationController`.
///
/// Another navigation controller has the same by `ThemeNavigation.dress(_:)`, except for the status bar from iOS 27 on.
#if canImport(ObjectiveC)
  @objc(ThemeNavigationController)
#endif
open class ThemeNavigationController: UINavigationController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    ThemeNavigation.dress(self)
  }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.contains(viewController) {
      ThemeNavigation.prepare(viewControllers + [viewController], of: self)
    }
    super.pushViewController(viewController, animated: animated)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    ThemeNavigation.prepare(viewControllers, of: self)
    super.setViewControllers(viewControllers, animated: animated)
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    guard !isNavigationBarHidden, let look = topViewController?.themeScreen.shownBar.look else {
      return super.preferredStatusBarStyle
    }
    return look.statusBarStyle(for: traitCollection)
  }
}
