import UIKit

/// What a screen that is pushed shows to go back.
public enum ThemeBackItem {
  /// The platform's own back button.
  case platform
  /// A button of the theme with the title of the screen before.
  case button(ButtonLook)
  /// A view of the app. A tap on it goes back, except where a control or a gesture recognizer inside it takes the touch.
  case view(UIView)
  /// Makes such a view for the screen that is pushed, which is its argument.
  case make(@MainActor (UIViewController) -> UIView)

  /// What the platform calls the way back from a screen without a title.
  static var platformTitle: String {
    Bundle(for: UINavigationController.self).localizedString(forKey: "Back", value: "Back", table: nil)
  }

  /// What VoiceOver reads for a way back, as for the platform's own button.
  static func spoken(_ title: String?) -> String {
    guard let title, !title.isEmpty, title != platformTitle else { return platformTitle }
    return "\(title), \(platformTitle)"
  }
}

extension UINavigationItem {
  /// The title of the button by which others go back to this screen, as UIKit has it; empty for no title.
  func backTitle(ofScreenTitled title: String?) -> String {
    if let own = backBarButtonItem { return own.title ?? "" }
    switch backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return ThemeBackItem.platformTitle
    default: return backButtonTitle ?? title ?? ThemeBackItem.platformTitle
    }
  }

  /// The app's action for going back, which takes the place of going back to the screen before.
  var ownBackAction: UIAction? {
    if #available(iOS 16.0, *) { return backAction }
    return nil
  }

  /// The items that the app has put into the bar.
  var allItems: [UIBarButtonItem] {
    let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    guard #available(iOS 16.0, *) else { return items }
    let pinned = pinnedTrailingGroup.map { [$0] } ?? []
    let groups = leadingItemGroups + centerItemGroups + trailingItemGroups + pinned
    return items + groups.flatMap(\.barButtonItems).filter { !items.contains($0) }
  }

  /// Whether the app has put groups at the leading side, which take the place of left items.
  var hasLeadingGroups: Bool {
    guard #available(iOS 16.0, *) else { return false }
    let items = leftBarButtonItems ?? []
    return leadingItemGroups.contains { group in group.barButtonItems.contains { !items.contains($0) } }
  }
}
