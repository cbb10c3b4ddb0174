import UIKit

/// What UIKit does that is easily forgotten, a part each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("a state of two bits falls back to normal", states),
      ("a finger that leaves a control", tracking),
      ("a replaced back button stops the swipe", replaced),
      ("a swipe that nobody judges freezes at the root", unjudged),
      ("a transition that is cancelled", cancelled),
      ("a screen is not told before it is seen", unseen),
      ("what changes while an app runs", changes),
      ("from right to left", rightToLeft),
      ("what is not there", missing),
      ("images", images),
      ("associated objects", associated),
      ("appearances are copied by value", copies),
    ]
    for (name, part) in parts {
      Recorder.note("# \(name)")
      part()
    }
    Recorder.dump()
  }

  private static func states() {
    StandIn.findsEveryImage = true
    let button = UIButton(type: .custom)
    for (name, state) in [
      ("normal", UIControl.State.normal), ("selected", .selected), ("disabled", .disabled),
    ] {
      button.setBackgroundImage(UIImage(named: name), for: state)
    }
    button.isSelected = true
    Recorder.note("\(button.state): \(Recorder.text(button.currentBackgroundImage))")
    button.isHighlighted = true
    Recorder.note("\(button.state): \(Recorder.text(button.currentBackgroundImage))")
    button.setTitle("Menu", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 3)
    button.frame = CGRect(x: 0, y: 0, width: 52, height: 30)
    button.layoutIfNeeded()
    Recorder.note(button.simulatedTree())
  }

  private static func tracking() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    for event in [
      UIControl.Event.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside,
    ] {
      control.addAction(UIAction { _ in Recorder.note("\(event) \(control.state)") }, for: event)
    }
    control.simulateTouchDown()
    control.simulateTouchMove(to: CGPoint(x: 40, y: 10))
    control.simulateTouchMove(to: CGPoint(x: 10, y: 10))
    control.simulateTouchMove(to: CGPoint(x: 40, y: 10))
    control.simulateTouchUp(at: CGPoint(x: 40, y: 10))
    control.simulateTap()
    control.isEnabled = false
    control.simulateTap()
  }

  private static func screens() -> (UIWindow, UINavigationController, UIViewController) {
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("A", "B")
    let controller = UINavigationController(rootViewController: a)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller, b)
  }

  private static func replaced() {
    let (window, controller, b) = screens()
    controller.pushViewController(b, animated: true)
    StandIn.settle()
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    controller.simulateSwipeBack()
    b.navigationItem.leftItemsSupplementBackButton = true
    controller.simulateSwipeBack()
    withExtendedLifetime(window) {}
  }

  private static func unjudged() {
    let (window, controller, _) = screens()
    controller.interactivePopGestureRecognizer?.delegate = nil
    controller.simulateSwipeBack()
    withExtendedLifetime(window) {}
  }

  private static func cancelled() {
    let (window, controller, b) = screens()
    let delegate = Listener()
    controller.delegate = delegate
    controller.pushViewController(b, animated: true)
    StandIn.settle()
    controller.simulateSwipeBack(cancelled: true)
    Recorder.note("top is \(controller.topViewController?.title ?? "none")")
    controller.popToRootViewController(animated: false)
    StandIn.settle()
    withExtendedLifetime(window) {}
  }

  private static func unseen() {
    let delegate = Listener()
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.delegate = delegate
    controller.setViewControllers([UIViewController(), UIViewController()], animated: false)
    Recorder.note("in \(controller.viewControllers.count)")
  }

  private static func changes() {
    let (window, controller, _) = screens()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { Recorder.note("heard: \(UIAccessibility.buttonShapesEnabled)") }
    }
    StandIn.simulateButtonShapes(true)
    NotificationCenter.default.removeObserver(token)
    StandIn.simulateButtonShapes(false)
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: UINavigationController, before) in
      Recorder.note("style \(before.userInterfaceStyle) > \(self.traitCollection.userInterfaceStyle)")
    }
    window.overrideUserInterfaceStyle = .dark
    StandIn.simulateDarkerSystemColors(true)
    Recorder.note("contrast \(controller.traitCollection.accessibilityContrast)")
    StandIn.simulateDarkerSystemColors(false)
  }

  private static func rightToLeft() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
    bar.setItems([item], animated: false)
    bar.layoutIfNeeded()
    Recorder.note(bar.simulatedTree())
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    Recorder.note(bar.simulatedTree())
  }

  private static func missing() {
    StandIn.findsEveryImage = false
    Recorder.note("\(UIImage(named: "bars/none") == nil) \(UIFont(name: "None", size: 12) == nil)")
  }

  private static func images() {
    StandIn.images["a"] = StandIn.Art(width: 71, height: 62, scale: 2)
    let image = UIImage(named: "a")
    Recorder.note(Recorder.text(image?.stretchableImage(withLeftCapWidth: 14, topCapHeight: 0)))
    Recorder.note(
      Recorder.text(
        image?.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 20.5))))
    Recorder.note(
      Recorder.text(image?.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()))
  }

  private static func associated() {
    let view = UIView()
    withUnsafePointer(to: &key) { key in
      objc_setAssociatedObject(view, key, "kept", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      Recorder.note("\(objc_getAssociatedObject(view, key) as? String ?? "gone")")
      Recorder.note("\(objc_getAssociatedObject(UIView(), key) == nil)")
    }
  }

  private static func copies() {
    let (bar, appearance) = (UINavigationBar(frame: .zero), UINavigationBarAppearance())
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    Recorder.note("bar has \(Recorder.text(bar.standardAppearance.backgroundColor))")
  }
}

@MainActor private var key: UInt8 = 0

private final class Listener: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let coordinator = navigationController.transitionCoordinator
    Recorder.note("will \(viewController.title ?? "") interactive \(coordinator?.isInteractive ?? false)")
    coordinator?.animate(alongsideTransition: nil) { context in
      Recorder.note("completed, cancelled \(context.isCancelled)")
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    Recorder.note("did \(viewController.title ?? "")")
  }
}
