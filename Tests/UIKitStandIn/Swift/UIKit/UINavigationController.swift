import Foundation

// Optional in Objective-C.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// What the platform itself asks: a swipe begins when there is somewhere to go, and the back button is the platform's.
@MainActor private class PlatformSwipe: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !controller.isNavigationBarHidden else { return false }
    return controller.navigationBar.simulatedBackButton != nil
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// What is swiped anywhere in a screen: what the screen itself takes a swipe for comes first.
@MainActor private final class PlatformContentSwipe: PlatformSwipe {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}

@MainActor open class UINavigationController: UIViewController {
  private let swipe = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private let (platformSwipe, platformContentSwipe) = (PlatformSwipe(), PlatformContentSwipe())
  private var bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  private var stack: [UIViewController] = []
  /// Whether it is seen: before, nobody is told of what is shown.
  private var isSeen = false
  private var shown: UIViewController?
  private var isTransitioning = false

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type, type != UINavigationBar.self {
      bar = type.init(coder: NSKeyedArchiver(requiringSecureCoding: false)) ?? bar
    }
    setUp()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for delegate in [platformSwipe, platformContentSwipe] { delegate.controller = self }
    (swipe.delegate, contentSwipe.delegate) = (platformSwipe, platformContentSwipe)
    (swipe.name, contentSwipe.name) = ("interactivePop", "interactiveContentPop")
  }

  open override func loadView() {
    super.loadView()
    bar.attach(to: view)
    view.addSubview(bar)
    view.addGestureRecognizer(swipe)
  }

  open var navigationBar: UINavigationBar { bar }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }
  private let contentSwipe = UIPanGestureRecognizer(target: nil, action: nil)
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipe }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open override var childForStatusBarStyle: UIViewController? { nil }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : .default
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "pushing the same view controller instance twice")
    Recorder.note("-- push \(name(viewController))")
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    Recorder.note("-- pop \(name(stack[stack.count - 1]))")
    return pop(to: stack.count - 1, animated: animated)?.last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    Recorder.note("-- pop to root")
    return pop(to: 1, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController), index + 1 < stack.count else { return nil }
    Recorder.note("-- pop to \(name(viewController))")
    return pop(to: index + 1, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    Recorder.note("-- set \(viewControllers.map { name($0) }.joined(separator: " > "))")
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func name(_ controller: UIViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    let gone = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return gone
  }

  private func change(to wanted: [UIViewController], animated: Bool, interactive: Bool = false) {
    let gone = stack.filter { !wanted.contains($0) }
    for controller in wanted where controller.parent !== self { addChild(controller) }
    stack = wanted
    bar.setItems(wanted.map(\.navigationItem), animated: animated)
    show(animated: animated) {
      for controller in gone {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      for controller in wanted { controller.didMove(toParent: self) }
    }
  }

  private func show(animated: Bool, completion: () -> Void) {
    guard isSeen, let next = stack.last, next !== shown else { return completion() }
    let coordinator = TransitionCoordinator(from: shown, to: next, isAnimated: animated, isInteractive: false)
    isTransitioning = true
    self.coordinator = coordinator
    begin(next, animated: animated)
    finish(next, animated: animated)
    completion()
    coordinator.complete()
    self.coordinator = nil
    isTransitioning = false
  }

  /// What the left side of the bar did when a screen was last shown, and what it had before.
  public private(set) var simulatedBarTransition = BarTransition.none
  private var shownAtLeft: [BarLeft] = []

  private func begin(_ next: UIViewController, animated: Bool) {
    next.loadViewIfNeeded()
    Recorder.note("-- will show \(name(next))")
    delegate?.navigationController(self, willShow: next, animated: animated)
    shown?.viewWillDisappear(animated)
    next.viewWillAppear(animated)
    simulatedBarTransition = BarTransition(from: shownAtLeft, to: bar.simulatedLeft, isAnimated: animated)
  }

  private func finish(_ next: UIViewController, animated: Bool) {
    shown?.viewIfLoaded?.removeFromSuperview()
    view.insertSubview(next.view, at: 0)
    next.viewIsAppearing(animated)
    view.layoutIfNeeded()
    shown?.viewDidDisappear(animated)
    shown = next
    shownAtLeft = bar.simulatedLeft
    next.viewDidAppear(animated)
    Recorder.note("-- did show \(name(next))")
    delegate?.navigationController(self, didShow: next, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isSeen else { return }
    isSeen = true
    show(animated: animated) {}
  }
}

// A finger.
extension UINavigationController {
  /// A swipe from the edge that goes all the way; or, when `cancelled`, back again. False when it did not begin.
  @discardableResult
  public func simulateSwipeBack(cancelled: Bool = false) -> Bool {
    let touch = UITouch(CGPoint(x: 1, y: 400), in: view, phase: .began)
    return swipeBack(UIGestureRecognizer.recognizing([swipe], touch), cancelled)
  }

  /// A swipe to the right in the middle of what a screen shows. Returns the names of those that recognize it.
  @discardableResult
  public func simulateSwipe(in content: UIView) -> [String] {
    let touch = UITouch(CGPoint(x: content.bounds.midX, y: content.bounds.midY), in: content, phase: .began)
    var candidates: [UIGestureRecognizer] = []
    var found: UIView? = content
    while let inside = found, inside !== view {
      candidates += (inside.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
      found = inside.superview
    }
    if #available(iOS 26.0, *) { candidates.append(contentSwipe) }
    let recognizing = UIGestureRecognizer.recognizing(candidates, touch)
    if recognizing.contains(contentSwipe) { _ = swipeBack(recognizing, false) }
    return recognizing.map { $0.name ?? "unnamed" }
  }

  private func swipeBack(_ recognizing: [UIGestureRecognizer], _ cancelled: Bool) -> Bool {
    guard !recognizing.isEmpty else {
      Recorder.note("-- swipe does not begin")
      return false
    }
    guard stack.count > 1, !isTransitioning else {
      // On a device, nothing answers to touches from here on.
      Recorder.note("-- swipe begins with nowhere to go: FROZEN")
      return true
    }
    Recorder.note("-- swipe begins")
    let previous = stack[stack.count - 2]
    let current = stack[stack.count - 1]
    let transition = TransitionCoordinator(from: current, to: previous, isAnimated: true, isInteractive: true)
    coordinator = transition
    isTransitioning = true
    // The stack is the shorter one while the finger is down.
    stack.removeLast()
    bar.setItems(stack.map(\.navigationItem), animated: true)
    begin(previous, animated: true)
    transition.endInteraction(cancelled: cancelled)
    if cancelled {
      Recorder.note("-- swipe cancelled")
      stack.append(current)
      bar.setItems(stack.map(\.navigationItem), animated: true)
      previous.viewWillDisappear(true)
      previous.viewDidDisappear(true)
      current.viewWillAppear(true)
      current.viewDidAppear(true)
      view.layoutIfNeeded()
    } else {
      Recorder.note("-- swipe finished: pop \(name(current))")
      finish(previous, animated: true)
      current.removeFromParent()
    }
    transition.complete()
    coordinator = nil
    isTransitioning = false
    return true
  }
}
