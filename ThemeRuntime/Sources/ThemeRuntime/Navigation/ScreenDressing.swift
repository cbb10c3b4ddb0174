import UIKit

extension UIViewController {
  /// What the theme shows on this screen of a navigation controller, and what the app changes about it.
  public var themeScreen: ScreenDressing {
    AssociatedValues.value(of: self) { ScreenDressing(self) }
  }
}

/// What the theme shows on a screen of a navigation controller.
@MainActor public final class ScreenDressing {
  private weak var controller: UIViewController?
  private weak var navigation: UINavigationController?
  /// The screen to which this one goes back.
  private weak var pusher: UIViewController?
  private var wayBack: WayBack?
  /// What the way back was made of.
  private var choice: ThemeRevision?
  /// What the look of the back button says, for which every turn asks.
  private var backFacts: (revision: ThemeRevision, traits: ThemeTraits, facts: ButtonFacts)?
  private let barDressing = BarDressing()
  /// The title that the theme has given the screen.
  private var title: String?
  private var barRevision = ThemeRevision()
  private var backRevision = ThemeRevision()
  /// The button of SwiftUI by which this screen goes back, in place of what the screen before says.
  private var ownBackItem: (item: ThemeBackItem, revision: ThemeRevision)?
  /// Whether the screen has a way back of SwiftUI, which hides the platform's.
  private var hasOwnWayBack = false

  init(_ controller: UIViewController) { self.controller = controller }

  /// This screen's bar, if it differs from that of the theme.
  public var bar: BarLook? {
    didSet {
      barRevision = ThemeRevision()
      ThemeNavigation.refresh(navigation)
    }
  }

  /// What the screens that this one pushes show to go back, if it differs from what the theme says.
  public var backItem: ThemeBackItem? {
    didSet {
      backRevision = ThemeRevision()
      ThemeNavigation.refresh(navigation)
    }
  }

  /// The button of the theme by which this screen goes back. A title that the app gives it stays.
  public var backButton: ThemeButton? { wayBack?.button }

  /// Goes back by a button of SwiftUI with a look; false where the look leaves the platform's back button.
  func goesBack(by look: ButtonLook, in navigation: UINavigationController) -> Bool {
    let own = ownBackItem ?? (.button(look), ThemeRevision())
    ownBackItem = own
    let back = Back(own.item, in: navigation.navigationBar) { facts(of: $0, own.revision) }
    hasOwnWayBack = if case .replaced = back { true } else { false }
    return hasOwnWayBack
  }

  /// Whether something of the theme's takes the place of the platform's back button.
  var replacesBackButton: Bool {
    guard let item = controller?.navigationItem else { return false }
    return hasOwnWayBack || wayBack?.isShown(in: item) ?? false
  }

  private var screen: ThemeScreen? { controller.flatMap { ThemeTable.screen(for: $0) } }

  /// The look of the screen's bar, and the revision of it; nil for the platform's own.
  var shownBar: (look: BarLook?, revision: ThemeRevision?) {
    if let bar { return (bar, barRevision) }
    for screen in [self.screen, ThemeTable.current.defaults] {
      if let screen, let bar = screen.bar { return (bar, screen.barRevision) }
    }
    return (nil, nil)
  }

  var hasLargeTitle: Bool { barDressing.hasLargeTitle }

  func setLargeTitleMode() {
    if let controller { barDressing.setLargeTitleMode(of: controller.navigationItem) }
  }

  /// What the screens that this one pushes show to go back: its own choice, the theme's for it, or the default.
  private var pushedBackItem: (item: ThemeBackItem, revision: ThemeRevision) {
    if let backItem { return (backItem, backRevision) }
    let defaults = ThemeTable.current.defaults
    for screen in [self.screen, defaults] {
      if let screen, let item = screen.pushedBackItem { return (item, screen.backRevision) }
    }
    return (.platform, defaults.backRevision)
  }

  /// The title of the button by which others go back to this screen; empty for no title.
  var backTitle: String { controller?.navigationItem.backTitle(ofScreenTitled: ownTitle) ?? "" }

  /// The title of the button by which this screen goes back; nil if nothing is behind it.
  func titleBefore(in navigation: UINavigationController) -> String? {
    let below = navigation.viewControllers.prefix { $0 !== controller }
    return below.last?.themeScreen.backTitle
  }

  /// The screen's title in the menu of a button that goes back.
  var menuTitle: String { ownTitle ?? ThemeBackItem.platformTitle }

  private var ownTitle: String? {
    [controller?.navigationItem.title, controller?.title, screen?.title].compactMap { $0 }
      .first { !$0.isEmpty }
  }

  /// Shows what holds now. What is the same as before is left as it is.
  func refresh(in navigation: UINavigationController, pushedBy pusher: UIViewController?) {
    guard let controller else { return }
    if let old = self.navigation, old !== navigation { leave(old) }
    self.navigation = navigation
    setTitle(of: controller)
    let bar = navigation.navigationBar
    let chosen = ownBackItem ?? pusher?.themeScreen.pushedBackItem
    var back = Back.platform
    if let chosen, !hasOwnWayBack { back = Back(chosen.item, in: bar) { facts(of: $0, chosen.revision) } }
    update(back, chosen?.revision, of: controller, pushedBy: pusher)
    var native: (look: ButtonLook, revision: ThemeRevision)?
    if case .dressed(let look) = back, let chosen { native = (look, chosen.revision) }
    barDressing.refresh(controller.navigationItem, in: bar, shownBar, native)
  }

  private func facts(of look: ButtonLook, _ revision: ThemeRevision) -> ButtonFacts {
    let traits = ThemeTraits(controller?.traitCollection ?? .current)
    if let known = backFacts, known.revision == revision, known.traits == traits { return known.facts }
    let facts = look.facts(for: traits)
    backFacts = (revision, traits, facts)
    return facts
  }

  private func setTitle(of controller: UIViewController) {
    let item = controller.navigationItem
    let isUntitled = (item.title ?? "").isEmpty && (controller.title ?? "").isEmpty
    guard isUntitled || item.title == title, let title = screen?.title, item.title != title else { return }
    item.title = title
    self.title = title
  }

  private func update(
    _ back: Back, _ revision: ThemeRevision?, of controller: UIViewController,
    pushedBy pusher: UIViewController?
  ) {
    let item = controller.navigationItem
    let isSame = revision == choice && pusher === self.pusher
    defer { (choice, self.pusher) = (revision, pusher) }
    guard case .replaced(let shown) = back, let pusher else {
      wayBack?.remove(from: item)
      if !isSame { wayBack = nil }
      return
    }
    if let wayBack, !isSame {
      if case .button(let look) = shown, let button = wayBack.button, pusher === self.pusher {
        button.look = look
      } else {
        wayBack.remove(from: item)
        self.wayBack = nil
      }
    }
    let title = pusher.themeScreen.backTitle
    let wayBack = self.wayBack ?? WayBack(shown, title: title, from: controller)
    self.wayBack = wayBack
    wayBack?.follow(title)
    wayBack?.show(in: item)
  }

  /// Takes back what the theme gave the screen's item, when the screen leaves a controller.
  func leave(_ navigation: UINavigationController) {
    guard self.navigation === navigation, let controller else { return }
    self.navigation = nil
    wayBack?.remove(from: controller.navigationItem)
    barDressing.remove(from: controller.navigationItem)
  }
}

/// Whose back button a screen has.
@MainActor private enum Back {
  case platform
  /// The platform's, with a look of the theme.
  case dressed(ButtonLook)
  /// One of the theme or a view of the app.
  case replaced(ThemeBackItem)

  init(_ item: ThemeBackItem, in bar: UINavigationBar, facts: (ButtonLook) -> ButtonFacts) {
    switch item {
    case .platform: self = .platform
    case .button(let look):
      let facts = facts(look)
      if facts.background == .system {
        self = .platform
      } else {
        self = facts.isNative || bar.isVertical ? .dressed(look) : .replaced(item)
      }
    case .view, .make: self = bar.isVertical ? .platform : .replaced(item)
    }
  }
}

extension UINavigationBar {
  /// Whether the bar is at a side. A view of the app's own would stay behind at the top there.
  var isVertical: Bool { bounds.height > bounds.width }
}
