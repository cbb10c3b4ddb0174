// Part: TRAITS
import UIKit

extension MyTheme {
  #if BUTTON_SHAPES
    /// Watches a setting for as long as somebody holds it.
    final class Observation {
      private let token: any NSObjectProtocol

      init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          if #available(iOS 13.0, *) { MainActor.assumeIsolated { action() } }
        }
      }

      deinit { NotificationCenter.default.removeObserver(token) }

      /// The settings of accessibility that a theme may go by, beside those of traits.
      static var accessibility: [Notification.Name] {
        #if LIVE
          #if DEBUG && targetEnvironment(simulator)
            let live = [Live.didChange]
          #else
            let live: [Notification.Name] = []
          #endif
          guard #available(iOS 14.0, *) else { return live }
          return live + [UIAccessibility.buttonShapesEnabledStatusDidChangeNotification]
        #else
          guard #available(iOS 14.0, *) else { return [] }
          return [UIAccessibility.buttonShapesEnabledStatusDidChangeNotification]
        #endif
      }
    }
  #endif

  /// The traits that a theme goes by.
  #if SCALING
    @available(iOS 17.0, *)
    static var watchedTraits: [UITrait] {
      [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
        UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
      ]
    }
  #else
    @available(iOS 17.0, *)
    static var watchedTraits: [UITrait] {
      [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
        UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      ]
    }
  #endif

  #if BARS || CONTROLS || DRESSING
    /// Lies unseen in a view to hear when its traits change: systems before iOS 17 tell views alone.
    final class TraitWatcher: UIView {
      private let onChange: @MainActor () -> Void

      init(_ onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("made in code")
      }

      @available(iOS, deprecated: 17.0)
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onChange()
      }
    }
  #endif
}
