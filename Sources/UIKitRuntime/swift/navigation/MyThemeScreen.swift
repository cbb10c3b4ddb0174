// Part: NAVIGATION
import UIKit

extension MyTheme {
  /// What a theme gives a screen, by the name of its class or of one that it inherits from.
  struct Screen {
    var bar: BarLook?
    var backButton: ButtonLook?
    var title: String?
    /// What the screens that it pushes show to go back, where that is no button of the theme's.
    var backItem: BackItem?
    #if SHARED

      init(
        bar: BarLook? = nil, backButton: ButtonLook? = nil, title: String? = nil, backItem: BackItem? = nil
      ) {
        self.bar = bar
        self.backButton = backButton
        self.title = title
        self.backItem = backItem
      }
    #endif
  }

  /// What the theme knows of a view controller: `controller.myTheme`.
  @MainActor
  final class ScreenLook {
    private weak var controller: UIViewController?
    /// The screen that this one goes back to.
    private weak var pusher: UIViewController?
    private var wayBack: WayBack?
    /// What the platform's own button is dressed with.
    private var nativeLook: ButtonLook?
    private var observations: [NSKeyValueObservation] = []
    private var titleObservation: NSKeyValueObservation?
    /// What the app has said, while the platform's button must not stand beside the theme's.
    private var supplementsBackButton = false
    private var isInstalling = false
    private var hasBar = false

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
    var backButton: Button? { wayBack?.button }

    /// Whether the way back in the bar is the theme's or the app's view, not the platform's button.
    var replacesBackButton: Bool {
      guard let item = controller?.navigationItem, let wayBack else { return false }
      return item.leftBarButtonItems?.contains(wayBack.item) ?? false
    }

    /// What the theme says of the controller's class, or of the nearest one that it inherits from.
    private var screen: Screen? {
      var type: AnyClass? = controller.map { Swift.type(of: $0) }
      while let found = type {
        if let screen = MyTheme.screens[String(describing: found)] { return screen }
        type = (found as? NSObject.Type)?.superclass()
      }
      return nil
    }

    /// What a screen that this one pushes shows to go back: its own choice, the theme's for it, the default.
    private var pushedBackItem: BackItem {
      if let backItem { return backItem }
      for screen in [self.screen, MyTheme.defaults] {
        if let item = screen?.backItem { return item }
        if let look = screen?.backButton { return .button(look) }
      }
      return .platform
    }

    /// What the button says by which others go back to this screen, as UIKit has it; empty for no text.
    var backTitle: String {
      guard let item = controller?.navigationItem else { return "" }
      if let own = item.backBarButtonItem { return own.title ?? "" }
      if #available(iOS 14.0, *) {
        if item.backButtonDisplayMode == .minimal { return "" }
        if item.backButtonDisplayMode == .generic { return MyTheme.platformBack }
      }
      return item.backButtonTitle ?? ownTitle ?? MyTheme.platformBack
    }

    /// What the screen is called in the menu of a button that goes back.
    var menuTitle: String { ownTitle ?? MyTheme.platformBack }

    private var ownTitle: String? {
      [controller?.navigationItem.title, controller?.title, screen?.title].compactMap { $0 }
        .first { !$0.isEmpty }
    }

    /// Gives the screen its bar, or that of the defaults. What belongs to no screen alone, such as the bar's
    /// tint, is that of the screen that is shown.
    func applyBar(in navigation: UINavigationController, isShown: Bool = true) {
      guard let controller else { return }
      let bar = navigation.navigationBar
      defer {
        if isShown {
          bar.myThemeTint.finish(bar)
          navigation.setNeedsStatusBarAppearanceUpdate()
        }
        if let below = pusher?.navigationItem, let nativeLook {
          hasBar = true
          nativeLook.dressBackButton(of: controller.navigationItem, above: below, in: bar)
        }
      }
      guard let look = self.bar ?? screen?.bar ?? MyTheme.defaults.bar else {
        if hasBar { BarLook.platform.apply(to: controller.navigationItem, in: bar) }
        hasBar = false
        if isShown { bar.myThemeTint.restore(bar) }
        return
      }
      hasBar = true
      if isShown { bar.myThemeTint.keep(bar, for: look) }
      guard #available(iOS 13.0, *) else {
        if isShown { look.apply(to: bar) }
        return
      }
      look.apply(to: controller.navigationItem, in: bar)
      if isShown { look.applyTint(to: bar) }
    }

    /// Gives the screen its title and the way back of the screen that pushes it.
    func dress(pushedBy pusher: UIViewController?) {
      guard let controller else { return }
      let item = controller.navigationItem
      if (item.title ?? "").isEmpty, (controller.title ?? "").isEmpty, let title = screen?.title {
        item.title = title
      }
      if pusher == nil || pusher !== self.pusher {
        remove()
        self.pusher = pusher
        wayBack = pusher?.myTheme.wayBack(from: controller)
        nativeLook = pusher?.myTheme.nativeLook(on: controller)
        observe()
      }
      follow()
      install()
    }

    /// What goes back from a screen that this one pushes; nil for the platform's own.
    private func wayBack(from pushed: UIViewController) -> WayBack? {
      switch pushedBackItem {
      case .platform: return nil
      case .button(let look):
        if look.isNative || look.isPlatforms(on: pushed) { return nil }
        return WayBack(look, text: backTitle, from: pushed)
      case .view(let view): return WayBack(view, from: pushed)
      case .make(let make): return WayBack(make(pushed), from: pushed)
      }
    }

    /// The look of the platform's own button on a screen that this one pushes.
    private func nativeLook(on pushed: UIViewController) -> ButtonLook? {
      guard case .button(let look) = pushedBackItem, look.isNative, !look.isPlatforms(on: pushed) else {
        return nil
      }
      return look
    }

    /// Puts the way back before the items that the app has put there, as UIKit does with its own button. Where
    /// the app's take its place, or the screen hides it, there is none.
    private func install() {
      guard !isInstalling, let item = controller?.navigationItem, let wayBack else { return }
      isInstalling = true
      defer { isInstalling = false }
      if item.leftItemsSupplementBackButton {
        supplementsBackButton = true
        item.leftItemsSupplementBackButton = false
      }
      let shown = item.leftBarButtonItems ?? []
      let own = shown.filter { $0 !== wayBack.item }
      let hasRoom = own.isEmpty || supplementsBackButton
      let wanted = hasRoom && !item.hidesBackButton ? [wayBack.item] + own : own
      if wanted == shown { return }
      if wanted.count > 1 { item.leftBarButtonItems = wanted } else { item.leftBarButtonItem = wanted.first }
    }

    private func remove() {
      (observations, titleObservation) = ([], nil)
      guard let item = controller?.navigationItem, let old = wayBack else { return }
      wayBack = nil
      let shown = item.leftBarButtonItems ?? []
      let own = shown.filter { $0 !== old.item }
      if own != shown { item.leftBarButtonItems = own.isEmpty ? nil : own }
      if supplementsBackButton { item.leftItemsSupplementBackButton = true }
      supplementsBackButton = false
    }

    /// Hears of everything that UIKit's own button goes by.
    private func observe() {
      guard wayBack != nil, let item = controller?.navigationItem, let back = pusher?.navigationItem
      else { return }
      observations = [
        hear(item, \.hidesBackButton) { $0.install() },
        hear(item, \.leftBarButtonItem) { $0.install() },
        hear(item, \.leftBarButtonItems) { $0.install() },
        hear(item, \.leftItemsSupplementBackButton) {
          if !$0.isInstalling { $0.supplementsBackButton = false }
          $0.install()
        },
        hear(back, \.title) { $0.follow() },
        hear(back, \.backButtonTitle) { $0.follow() },
        hear(back, \.backBarButtonItem) { $0.follow() },
      ]
      if #available(iOS 14.0, *) {
        observations.append(hear(back, \.backButtonDisplayMode) { $0.follow() })
      }
    }

    private func follow() {
      guard let pusher, wayBack?.button != nil else { return }
      followTitle()
      titleObservation = pusher.navigationItem.backBarButtonItem.map { own in
        hear(own, \.title) { $0.followTitle() }
      }
    }

    private func followTitle() {
      if let look = pusher?.myTheme { wayBack?.follow(look.backTitle) }
    }

    private func hear<Object: NSObject, Value>(
      _ object: Object, _ property: KeyPath<Object, Value>,
      _ action: @escaping @MainActor @Sendable (ScreenLook) -> Void
    ) -> NSKeyValueObservation {
      object.observe(property) { [weak self] _, _ in
        guard let self else { return }
        if #available(iOS 13.0, *) {
          MainActor.assumeIsolated { action(self) }
        } else {
          DispatchQueue.main.async { action(self) }
        }
      }
    }
  }
}

extension MyTheme.ButtonLook {
  /// Whether a screen shows the platform's own button instead.
  fileprivate func isPlatforms(on screen: UIViewController) -> Bool {
    facts(for: .init(screen.traitCollection)).background == .system
  }
}

extension UIViewController {
  /// What the theme knows of this screen.
  var myTheme: MyTheme.ScreenLook { MyTheme.Kept.value(of: self) { MyTheme.ScreenLook(self) } }
}
