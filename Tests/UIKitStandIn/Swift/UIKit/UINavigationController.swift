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

@MainActor open class UINavigationController: UIViewController {
  private var bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  var stack: [UIViewController] = []
  /// Whether it is seen: before, nobody is told of what is shown.
  var isSeen = false
  /// Whether it comes to be seen with its first screen.
  var isAppearing = false
  /// Whether it begins or ends a transition just now.
  var isChanging = false
  var shown: UIViewController?
  /// Whether the stack is another one than what is seen, and how that is to change.
  var waiting: (isAnimated: Bool, isInteractive: Bool)?
  var running: NavigationTransition?
  /// What the left side of the bar did when a screen was last shown, and what it had before.
  public internal(set) var simulatedBarTransition = BarTransition.none
  var shownAtLeft: [BarLeft] = []

  let swipe = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  let contentSwipe = UIPanGestureRecognizer(target: nil, action: nil)
  private let (platformSwipe, platformContentSwipe) = (PlatformSwipe(), PlatformContentSwipe())

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
    NavigationControllers.add(self)
    for delegate in [platformSwipe, platformContentSwipe] { delegate.controller = self }
    (swipe.delegate, contentSwipe.delegate) = (platformSwipe, platformContentSwipe)
    (swipe.name, contentSwipe.name) = ("interactivePop", "interactiveContentPop")
    for recognizer in [swipe, contentSwipe] { recognizer.isPlatforms = true }
  }

  open override func loadView() {
    view = NavigationContainer(of: self)
    bar.attach(to: view)
    view.addSubview(bar)
    view.addGestureRecognizer(swipe)
  }

  open var navigationBar: UINavigationBar { bar }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }
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
  // From iOS 27 on, the bar's appearance decides rather than its style.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    guard StandIn.isAvailable(27) else { return bar.barStyle == .black ? .lightContent : .default }
    switch bar.shownAppearance.overridesStyle {
    case .dark: return .lightContent
    case .light: return .darkContent
    default: return .default
    }
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

  func name(_ controller: UIViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    let gone = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return gone
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isSeen else { return }
    (isSeen, isAppearing) = (true, true)
    waiting = (animated, false)
    beginIfWaiting()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isAppearing = false
    end()
  }
}
