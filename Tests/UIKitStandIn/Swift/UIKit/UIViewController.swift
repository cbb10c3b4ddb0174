import Foundation

@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer {
  private var storedView: UIView?
  var registrations: [any NSObjectProtocol] = []
  weak var coordinator: TransitionCoordinator?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      newValue?.controller = self
    }
  }
  open var isViewLoaded: Bool { storedView != nil }
  open var viewIfLoaded: UIView? { storedView }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// The style of the status bar when it was last asked for.
  public private(set) var simulatedStatusBarStyle = UIStatusBarStyle.default

  open func setNeedsStatusBarAppearanceUpdate() {
    simulatedStatusBarStyle = (childForStatusBarStyle ?? self).preferredStatusBarStyle
  }

  open override var next: UIResponder? { storedView?.superview ?? parent }

  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open internal(set) weak var parent: UIViewController?
  /// Whether it was told of its parent.
  var hasMovedToParent = false
  open private(set) var children: [UIViewController] = []
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open private(set) var presentedViewController: UIViewController?
  private weak var presenter: UIViewController?
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    hasMovedToParent = false
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// What is presented appears at once, above what presents it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    viewIfLoaded?.window?.addSubview(viewControllerToPresent.view)
    viewControllerToPresent.viewWillAppear(flag)
    viewControllerToPresent.viewIsAppearing(flag)
    viewControllerToPresent.view.layoutIfNeeded()
    viewControllerToPresent.viewDidAppear(flag)
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.viewWillDisappear(flag)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewDidDisappear(flag)
    presentedViewController = nil
    presented.presenter = nil
    completion?()
  }

  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection {
    let inherited = storedView?.traitCollection ?? parent?.traitCollection ?? .current
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [inherited, own])
  }

  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    if #available(iOS 17.0, *) {
      for case let registration as TraitRegistration in registrations {
        registration.tell(previous, current: traitCollection)
      }
    }
  }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UITraitChangeObservable where Self: UIViewController {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, of: self, handler: handler)
    registrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}
