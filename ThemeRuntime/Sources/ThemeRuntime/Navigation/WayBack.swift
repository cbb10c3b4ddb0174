import UIKit

/// What a screen shows to go back to another one, in place of the platform's back button.
@MainActor final class WayBack {
  let item: UIBarButtonItem
  let button: ThemeBackButton?
  /// The title that the button was given; the app may have given it another one.
  private var title: String
  /// Whether the app wants its left items beside the back button. The platform would show its own there.
  private var isSupplemented = false

  /// Nil for the platform's own.
  init?(_ back: ThemeBackItem, title: String, from screen: UIViewController) {
    self.title = title
    switch back {
    case .platform: return nil
    case .button(let look):
      let button = ThemeBackButton(look, title: title, from: screen)
      (self.button, item) = (button, button.barButtonItem())
    case .view(let content): (button, item) = (nil, BackView(content, from: screen).itemWithoutBackground())
    case .make(let make):
      (button, item) = (nil, BackView(make(screen), from: screen).itemWithoutBackground())
    }
  }

  /// Gives the button another title, unless the app has given it its own.
  func follow(_ title: String) {
    guard title != self.title, let button else { return }
    if button.title == self.title { button.title = title }
    self.title = title
  }

  func isShown(in item: UINavigationItem) -> Bool {
    item.leftBarButtonItems?.contains { $0 === self.item } ?? false
  }

  /// Stands before the items that the app has put at the left side. Like the platform's button, it isn't shown if they take
  /// its place or if the screen hides it.
  func show(in item: UINavigationItem) {
    // The menu would skip an action of the app's own.
    if let button, button.menu != nil { button.isContextMenuInteractionEnabled = item.ownBackAction == nil }
    guard !item.hasLeadingGroups else { return remove(from: item) }
    if item.leftItemsSupplementBackButton {
      isSupplemented = true
      item.leftItemsSupplementBackButton = false
    }
    let own = (item.leftBarButtonItems ?? []).filter { $0 !== self.item }
    let hasRoom = own.isEmpty || isSupplemented
    set(hasRoom && !item.hidesBackButton ? [self.item] + own : own, in: item)
  }

  func remove(from item: UINavigationItem) {
    set((item.leftBarButtonItems ?? []).filter { $0 !== self.item }, in: item)
    if isSupplemented { item.leftItemsSupplementBackButton = true }
    isSupplemented = false
  }

  private func set(_ items: [UIBarButtonItem], in item: UINavigationItem) {
    let shown = item.leftBarButtonItems ?? []
    guard !items.elementsEqual(shown, by: ===) else { return }
    item.leftBarButtonItems = items.isEmpty ? nil : items
  }

  /// Does what a screen's back button does: the app's own action, or else going back. A screen that isn't on top any more
  /// does nothing.
  static func goBack(from screen: UIViewController?, _ sender: Any?) {
    guard let screen, let navigation = screen.navigationController, navigation.topViewController === screen
    else { return }
    if #available(iOS 16.0, *), let action = screen.navigationItem.backAction {
      action.performWithSender(sender, target: nil)
    } else {
      navigation.popViewController(animated: true)
    }
  }

  /// The screens that a screen can go back to, the nearest first, as in the menu of the platform's own button.
  static func menuElements(of screen: UIViewController?) -> [UIMenuElement] {
    guard let screen, screen.navigationItem.ownBackAction == nil, let navigation = screen.navigationController
    else { return [] }
    return navigation.viewControllers.prefix { $0 !== screen }.reversed().map { target in
      UIAction(title: target.themeScreen.menuTitle) { [weak navigation, weak target] _ in
        if let target { navigation?.popToViewController(target, animated: true) }
      }
    }
  }
}

/// A button of the theme that goes back.
final class ThemeBackButton: ThemeButton {
  init(_ look: ButtonLook, title: String, from screen: UIViewController) {
    super.init(look, title: title)
    let back = UIAction { [weak screen] action in WayBack.goBack(from: screen, action.sender) }
    addAction(back, for: .primaryActionTriggered)
    menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak screen] show in show(WayBack.menuElements(of: screen)) }
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      return label == title ? ThemeBackItem.spoken(label) : label
    }
    set { super.accessibilityLabel = newValue }
  }
}
