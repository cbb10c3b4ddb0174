import UIKit

/// Gives the screens of navigation controllers the bars and the ways back of the theme in use.
@MainActor public final class ThemeNavigation {
  private weak var controller: UINavigationController?
  private let swipe: BackSwipe
  private var screens: [Weak<UIViewController>] = []
  private var isStatusBarOutdated = false
  private var isRefreshing = false

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private init(_ controller: UINavigationController) {
    self.controller = controller
    swipe = BackSwipe(controller)
  }

  /// Gives the screens of a navigation controller the bars and the ways back of the theme in use, from now on and for as long
  /// as the controller exists.
  ///
  /// The controller can be of any class and keeps its delegate. The theme follows the app: before each frame, it compares the
  /// controller's stack and its screens' items with what they were. Call this again to show a change at once.
  public static func dress(_ controller: UINavigationController) { navigation(of: controller).refresh() }

  /// Gives the screens of a stack that the controller is about to have what they show, before a transition begins.
  static func prepare(_ stack: [UIViewController], of controller: UINavigationController) {
    navigation(of: controller).refresh(stack)
  }

  /// Shows a change at once on the screens of a controller that has the theme.
  static func refresh(_ controller: UINavigationController?) {
    controller.flatMap { AssociatedValues.value(ThemeNavigation.self, of: $0) }?.refresh()
  }

  private static func navigation(of controller: UINavigationController) -> ThemeNavigation {
    AssociatedValues.value(of: controller) {
      let navigation = ThemeNavigation(controller)
      observe(navigation)
      return navigation
    }
  }

  private func refresh(_ prepared: [UIViewController]? = nil) {
    // What the app makes for a screen may change another one.
    guard let controller, !isRefreshing else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    let stack = prepared ?? controller.viewControllers
    var pusher: UIViewController?
    for screen in stack {
      screen.themeScreen.refresh(in: controller, pushedBy: pusher)
      pusher = screen
    }
    let bar = controller.navigationBar
    let state = bar.barState
    state.enlargeTitles(of: bar, for: stack.map(\.themeScreen))
    if let shown = stack.last?.themeScreen, state.show(shown.shownBar, on: bar) { isStatusBarOutdated = true }
    if prepared == nil {
      if isStatusBarOutdated { controller.setNeedsStatusBarAppearanceUpdate() }
      isStatusBarOutdated = false
      release(except: stack, in: controller)
    }
    screens = (screens.compactMap(\.object).filter { !stack.contains($0) } + stack).map(Weak.init)
    swipe.attach()
  }

  /// Takes back what the theme gave screens that have left. They are still seen while a transition lasts.
  private func release(except stack: [UIViewController], in controller: UINavigationController) {
    screens.removeAll { entry in
      guard let screen = entry.object, !stack.contains(screen) else { return true }
      let hasMoved = screen.parent != nil && screen.parent !== controller
      guard hasMoved || screen.viewIfLoaded?.window == nil else { return false }
      screen.themeScreen.leave(controller)
      return true
    }
  }

  // One observer serves all controllers. It comes before Core Animation's, whose order is 2,000,000.

  private static var navigations: [Weak<ThemeNavigation>] = []
  private static var observer: CFRunLoopObserver?

  private static func observe(_ navigation: ThemeNavigation) {
    navigations.append(Weak(object: navigation))
    guard observer == nil else { return }
    observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      MainActor.assumeIsolated { ThemeNavigation.refreshAll() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  private static func refreshAll() {
    navigations.removeAll { $0.object?.controller == nil }
    for entry in navigations { entry.object?.refresh() }
    guard navigations.isEmpty, let observer else { return }
    CFRunLoopObserverInvalidate(observer)
    self.observer = nil
  }
}
