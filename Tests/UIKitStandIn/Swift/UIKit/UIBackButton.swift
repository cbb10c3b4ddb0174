import Foundation

/// What UIKit shows by itself to go back.
public struct SimulatedBackButton {
  /// Nil for the indicator alone.
  public let title: String?
  /// How it is dressed.
  public let appearance: UIBarButtonItemAppearance
  /// Whether it has the platform's chevron, or the empty image of an app.
  public let showsIndicator: Bool
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
  /// Nil where there is nothing behind, the item hides it, or left items take its place.
  public var simulatedBackButton: SimulatedBackButton? {
    guard let backItem, let topItem, !topItem.hidesBackButton,
      topItem.leftBarButtonItems == nil || topItem.leftItemsSupplementBackButton
    else { return nil }
    let appearance = topItem.standardAppearance ?? standardAppearance
    return SimulatedBackButton(
      title: backItem.shownBackTitle, appearance: appearance.backButtonAppearance,
      showsIndicator: !appearance.hidesIndicator)
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
    guard navigationBar.simulatedBackButton != nil else { return false }
    popViewController(animated: true)
    return true
  }
}
