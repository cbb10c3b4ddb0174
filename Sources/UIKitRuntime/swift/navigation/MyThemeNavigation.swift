// Part: NAVIGATION
import UIKit

extension MyTheme {
  /// Gives the screens of a navigation controller their bars and their ways back, and keeps the swipe back.
  /// Keep it as long as the controller: `navigator = MyTheme.Navigator(controller)`.
  @MainActor
  final class Navigator: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?
    /// Who judges the swipe on screens with the platform's own back button.
    private weak var platformSwipe: (any UIGestureRecognizerDelegate)?
    private var observations: [Observation] = []

    /// Becomes the delegate of the controller and of its swipe back.
    init(_ controller: UINavigationController) {
      self.controller = controller
      super.init()
      controller.delegate = self
      for name in Observation.accessibility {
        observations.append(Observation(of: name) { [weak self] in self?.update() })
      }
      if #available(iOS 17.0, *) {
        controller.registerForTraitChanges(MyTheme.watchedTraits) {
          [weak self] (_: UINavigationController, _: UITraitCollection) in
          self?.update()
        }
      }
      update()
    }

    /// Takes what there is only while the controller's view is.
    private func watch(_ controller: UINavigationController) {
      if let swipe = controller.interactivePopGestureRecognizer, swipe.delegate !== self {
        platformSwipe = swipe.delegate
        swipe.delegate = self
      }
      if #available(iOS 17.0, *) { return }
      guard !controller.view.subviews.contains(where: { $0 is TraitWatcher }) else { return }
      controller.view.insertSubview(TraitWatcher { [weak self] in self?.update() }, at: 0)
    }

    /// Gives the screens their bars and ways back again, as when traits have changed.
    func update() {
      guard let controller else { return }
      if controller.isViewLoaded { watch(controller) }
      dress(controller.viewControllers)
      for screen in controller.viewControllers {
        screen.myTheme.applyBar(in: controller, isShown: screen === controller.topViewController)
      }
    }

    /// Gives each screen of a stack the way back of the one below.
    func dress(_ stack: [UIViewController]) {
      var pusher: UIViewController?
      for screen in stack {
        screen.myTheme.dress(pushedBy: pusher)
        pusher = screen
      }
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      watch(navigationController)
      dress(navigationController.viewControllers)
      viewController.myTheme.applyBar(in: navigationController)
      // A swipe that is given up leaves the screen that was there, while the stack still says otherwise.
      navigationController.transitionCoordinator?.notifyWhenInteractionChanges {
        [weak navigationController] context in
        guard context.isCancelled, let navigationController else { return }
        context.viewController(forKey: .from)?.myTheme.applyBar(in: navigationController)
      }
    }

    /// The platform refuses the swipe where a screen has its own item to go back; elsewhere it decides itself.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let controller, controller.viewControllers.count > 1, let screen = controller.topViewController
      else { return false }
      if screen.myTheme.replacesBackButton {
        return controller.transitionCoordinator == nil && !screen.navigationItem.hidesBackButton
      }
      let ask: ((UIGestureRecognizer) -> Bool)? = platformSwipe?.gestureRecognizerShouldBegin
      return ask?(gestureRecognizer) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      if controller?.topViewController?.myTheme.replacesBackButton ?? false { return true }
      let ask: ((UIGestureRecognizer, UITouch) -> Bool)? = platformSwipe?.gestureRecognizer(_:shouldReceive:)
      return ask?(gestureRecognizer, touch) ?? true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let ask: Ask? = platformSwipe?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let ask: Ask? = platformSwipe?.gestureRecognizer(_:shouldRequireFailureOf:)
      return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let ask: Ask? = platformSwipe?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
      return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    private typealias Ask = (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  }

  /// A navigation controller whose screens have the theme's bars and ways back. It is its own delegate,
  /// through a `Navigator`: an app that needs the delegate makes a `Navigator` and calls it.
  @MainActor
  class NavigationController: UINavigationController {
    /// What dresses the screens.
    private(set) lazy var navigator = Navigator(self)

    override func viewDidLoad() {
      super.viewDidLoad()
      navigator.update()
    }

    // The style of the bar alone is light content in dark mode, which is not seen on light art.
    override var preferredStatusBarStyle: UIStatusBarStyle {
      navigationBar.myThemeStatusBarStyle ?? super.preferredStatusBarStyle
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewController.myTheme.dress(pushedBy: topViewController)
      super.pushViewController(viewController, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      navigator.dress(viewControllers)
      super.setViewControllers(viewControllers, animated: animated)
    }
  }
}

/// The same for Interface Builder, which finds it by this name.
class MyThemeNavigationController: MyTheme.NavigationController {}
