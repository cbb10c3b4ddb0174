// Part: NAVIGATION
import UIKit

extension MyTheme {
  /// What a screen that is pushed shows to go back.
  enum BackItem {
    /// The platform's own back button.
    case platform
    /// A button of the theme with the title of the screen before.
    case button(ButtonLook)
    /// A view of the app's own. A tap on it goes back.
    case view(UIView)
  }

  /// What a theme gives a screen, by the name of its class.
  struct Screen {
    var bar: BarLook?
    var backButton: ButtonLook?
    var title: String?
    #if SHARED

      init(bar: BarLook? = nil, backButton: ButtonLook? = nil, title: String? = nil) {
        self.bar = bar
        self.backButton = backButton
        self.title = title
      }
    #endif
  }

  /// What the theme knows of a view controller: `controller.myTheme`.
  @MainActor
  final class ScreenLook {
    private weak var controller: UIViewController?

    fileprivate init(_ controller: UIViewController) {
      self.controller = controller
    }

    /// What the screens that this one pushes show to go back, where it differs from the theme. Applies to
    /// what is pushed from now on.
    var backItem: BackItem?

    /// This screen's bar, where it differs from the theme; seen at once.
    var bar: BarLook? {
      didSet {
        guard let controller, let navigation = controller.navigationController,
          navigation.topViewController === controller
        else { return }
        applyBar(in: navigation)
      }
    }

    /// The button of the theme by which this screen goes back, to relabel it.
    var backButton: Button? { shown?.item.customView as? Button }

    /// What stands in the screen's bar to go back, and who asked for it.
    private var shown: (item: UIBarButtonItem, pusher: ObjectIdentifier)?

    /// What the theme says of the controller's class.
    private var screen: Screen? { controller.flatMap { MyTheme.screens[String(describing: type(of: $0))] } }

    /// What a screen that this one pushes shows to go back: its own choice, the theme's for it, the default.
    fileprivate var pushedBackItem: BackItem {
      if let backItem { return backItem }
      guard let look = screen?.backButton ?? MyTheme.defaults.backButton else { return .platform }
      return .button(look)
    }

    /// What the screen is called on the button by which others go back to it.
    fileprivate var backTitle: String? {
      let item = controller?.navigationItem
      let titles = [item?.backButtonTitle, item?.title, controller?.title, screen?.title]
      return titles.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Gives the screen its bar, or that of the defaults.
    fileprivate func applyBar(in navigation: UINavigationController) {
      guard let controller, let look = bar ?? screen?.bar ?? MyTheme.defaults.bar else { return }
      let bar = navigation.navigationBar
      guard #available(iOS 13.0, *) else { return look.apply(to: bar) }
      look.apply(to: controller.navigationItem, in: bar)
      look.applyTint(to: bar)
    }

    /// Gives the screen its title and the way back of the screen that pushes it. What the app has put there
    /// stays.
    fileprivate func dress(pushedBy pusher: UIViewController?) {
      guard let controller else { return }
      let item = controller.navigationItem
      if (item.title ?? "").isEmpty, (controller.title ?? "").isEmpty, let title = screen?.title {
        item.title = title
      }
      if let there = item.leftBarButtonItem {
        // What the app has put there stays, and so does a button that it may have relabelled.
        if there !== shown?.item || pusher.map({ ObjectIdentifier($0) == shown?.pusher }) ?? false { return }
        item.leftBarButtonItem = nil
      }
      shown = nil
      // A screen that hides its way back has none of the theme's either.
      guard let pusher, !item.hidesBackButton, let button = pusher.myTheme.wayBack(to: controller) else {
        return
      }
      item.leftBarButtonItem = button
      shown = (button, ObjectIdentifier(pusher))
    }

    /// What goes back from a screen that this one pushes; nil for the platform's own.
    private func wayBack(to pushed: UIViewController) -> UIBarButtonItem? {
      let pop: @MainActor () -> Void = { [weak pushed] in
        _ = pushed?.navigationController?.popViewController(animated: true)
      }
      switch pushedBackItem {
      case .platform: return nil
      case .button(let look):
        if look.facts(for: Traits(pushed.traitCollection)).background == .system { return nil }
        let button = Button(look, text: backTitle ?? MyTheme.back)
        button.onTap = pop
        return button.barButtonItem()
      case .view(let view):
        let item = UIBarButtonItem(customView: BackView(view, onTap: pop))
        #if compiler(>=6.2)
          if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
        #endif
        return item
      }
    }
  }

  /// Holds a view of the app's own that goes back.
  @MainActor
  final class BackView: UIControl {
    private let content: UIView
    private let onTap: @MainActor () -> Void

    init(_ content: UIView, onTap: @escaping @MainActor () -> Void) {
      self.content = content
      self.onTap = onTap
      super.init(frame: .zero)
      // Touches are this control's own, whatever the view is.
      content.isUserInteractionEnabled = false
      addSubview(content)
      isAccessibilityElement = true
      accessibilityTraits = .button
      accessibilityLabel = content.accessibilityLabel
      if #available(iOS 14.0, *) {
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
      }
      sizeToFit()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("made in code")
    }

    override var isHighlighted: Bool { didSet { (content as? UIControl)?.isHighlighted = isHighlighted } }

    override var intrinsicContentSize: CGSize {
      let (own, size) = (content.intrinsicContentSize, content.bounds.size)
      return CGSize(
        width: own.width == UIView.noIntrinsicMetric ? size.width : own.width,
        height: own.height == UIView.noIntrinsicMetric ? size.height : own.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = bounds
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      if #available(iOS 14.0, *) { return }
      if isTouchInside { onTap() }
    }
  }

  /// Gives the screens of a navigation controller their bars and their ways back, and keeps the swipe back.
  /// Keep it as long as the controller: `navigator = MyTheme.Navigator(controller)`.
  @MainActor
  final class Navigator: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?
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
      dress(controller.viewControllers)
      update()
    }

    /// Takes what there is only while the controller's view is.
    private func watch(_ controller: UINavigationController) {
      controller.interactivePopGestureRecognizer?.delegate = self
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { controller.interactiveContentPopGestureRecognizer?.delegate = self }
      #endif
      if #available(iOS 17.0, *) { return }
      guard !controller.view.subviews.contains(where: { $0 is TraitWatcher }) else { return }
      controller.view.insertSubview(TraitWatcher { [weak self] in self?.update() }, at: 0)
    }

    /// Gives the screens their bars again, as when traits have changed.
    func update() {
      guard let controller else { return }
      if controller.isViewLoaded { watch(controller) }
      for screen in controller.viewControllers { screen.myTheme.applyBar(in: controller) }
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

    /// The platform refuses the swipe where a screen has its own item to go back; at the root there is
    /// nowhere to go.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let controller, controller.viewControllers.count > 1 else { return false }
      return controller.transitionCoordinator == nil
        && controller.topViewController?.navigationItem.hidesBackButton != true
    }
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

extension UIViewController {
  /// What the theme knows of this screen.
  var myTheme: MyTheme.ScreenLook {
    if let look = objc_getAssociatedObject(self, MyTheme.key) as? MyTheme.ScreenLook { return look }
    let look = MyTheme.ScreenLook(self)
    objc_setAssociatedObject(self, MyTheme.key, look, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return look
  }
}

extension MyTheme {
  /// What the platform calls the way back from a screen without a title.
  fileprivate static var back: String {
    Bundle(for: UINavigationController.self).localizedString(forKey: "Back", value: "Back", table: nil)
  }

  /// Names what a view controller keeps of the theme.
  @MainActor fileprivate static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
