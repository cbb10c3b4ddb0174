import UIKit

/// Calls back when a trait or an accessibility setting changes on which a theme depends.
@MainActor
final class TraitObservation {
  private var tokens: [any NSObjectProtocol] = []

  /// Observes the traits of a view.
  init<View: UIView>(of view: View, _ action: @escaping @MainActor () -> Void) {
    observe(UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, action)
    if #available(iOS 17.0, *) {
      view.registerForTraitChanges(Self.traits) { (_: View, _: UITraitCollection) in action() }
    } else {
      view.insertSubview(TraitView(action), at: 0)
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Observes a notification as well.
  func observe(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { action() }
      })
  }

  @available(iOS 17.0, *)
  private static let traits: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
    UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
  ]
}

/// A hidden view that observes the traits around it: before iOS 17, only views and view controllers are told.
private final class TraitView: UIView {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  @available(iOS, deprecated: 17.0)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    action()
  }
}
