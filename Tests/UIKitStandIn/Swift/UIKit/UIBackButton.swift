import Foundation

/// What UIKit shows by itself to go back.
public struct SimulatedBackButton {
  /// Nil for the indicator alone.
  public let title: String?
  /// How it is dressed.
  public let appearance: UIBarButtonItemAppearance
  /// Whether it has the platform's chevron, or the empty image of an app.
  public let showsIndicator: Bool
  /// The color that the title is really seen in.
  public let titleColor: UIColor
  /// The color that the indicator is really seen in; nil where its picture has its own colors.
  public let indicatorColor: UIColor?
}

extension UINavigationItem {
  /// What the button says that goes back to this item: a button of the app's own comes first, then how to show it, then
  /// a title for the button, then the item's.
  var shownBackTitle: String? {
    if let own = backBarButtonItem { return own.title }
    switch backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return "Back"
    case .default: break
    }
    if let backButtonTitle { return backButtonTitle.isEmpty ? nil : backButtonTitle }
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }
}

extension UINavigationBar {
  /// Nil where there is nothing behind, the item hides it, or left items take its place. An action for going back makes one
  /// where there is nothing behind.
  public var simulatedBackButton: SimulatedBackButton? {
    guard let topItem, !topItem.hidesBackButton,
      topItem.shownLefts.isEmpty || topItem.leftItemsSupplementBackButton,
      backItem != nil || topItem.storedBackAction != nil
    else { return nil }
    let title = backItem == nil ? topItem.storedBackAction?.title : backItem?.shownBackTitle
    let (shown, own) = (shownAppearance, backItem?.backBarButtonItem?.tintColor)
    let plain = seenTint(own)
    let attributes = shown.backButtonAppearance.normal.titleTextAttributes
    return SimulatedBackButton(
      title: title, appearance: shown.backButtonAppearance, showsIndicator: !shown.hidesIndicator,
      titleColor: attributes[.foregroundColor] as? UIColor ?? plain,
      indicatorColor: shown.indicatorColor(plain))
  }

  /// From iOS 26 on, the bar's own tint is ignored.
  private func seenTint(_ own: UIColor?) -> UIColor { own ?? (StandIn.isAvailable(26) ? .label : tintColor) }

  /// The color that an item of the platform's making is really seen in.
  public func simulatedColor(of item: UIBarButtonItem) -> UIColor {
    let attributes =
      item.titleTextAttributes(for: .normal) ?? shownAppearance.buttonAppearance.normal.titleTextAttributes
    return attributes[.foregroundColor] as? UIColor ?? seenTint(item.tintColor)
  }

  /// What the platform's back button says, and what is around it.
  public var simulatedBack: String {
    guard let button = simulatedBackButton else { return "no back button of the platform's" }
    let art = Recorder.text(button.appearance.normal.backgroundImage)
    return "the platform's back button: \(Recorder.text(button.title)), art \(art), "
      + "indicator \(button.showsIndicator)"
  }
}

extension UINavigationController {
  /// What the menu of the platform's back button says: the screens that one can go back to, the nearest first.
  public var simulatedBackMenu: [String] {
    guard navigationBar.simulatedBackButton != nil else { return [] }
    return viewControllers.dropLast().reversed().map { $0.navigationItem.title ?? "Back" }
  }

  /// Taps the platform's back button. False where there is none.
  @discardableResult
  public func simulateBackButtonTap() -> Bool {
    guard mayBeTouched(), navigationBar.simulatedBackButton != nil else { return false }
    if let action = navigationBar.topItem?.storedBackAction {
      action.perform(navigationBar)
    } else {
      popViewController(animated: true)
    }
    return true
  }
}
