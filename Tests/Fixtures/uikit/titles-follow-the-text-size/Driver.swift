import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  private static let window = UIWindow(frame: UIScreen.main.bounds)
  private static let looks = [
    WordsTheme.Buttons.high, WordsTheme.Buttons.grows, WordsTheme.Buttons.fixed,
  ]

  static func main() {
    showCatalog()
    WordsTheme.use()
    for system in [15, 26] {
      StandIn.simulateSystem(system)
      print("== iOS \(system)")
      StandIn.simulateContentSize(.large)
      buttons()
      StandIn.simulateContentSize(.large)
      bar()
    }
  }

  /// Buttons of the theme, and the app's own, with and without a configuration.
  private static func buttons() {
    window.makeKeyAndVisible()
    let own: [UIButton] = looks.map { ThemeButton($0, title: "Buy it") }
    let plain = looks.map { dressed($0, UIButton(frame: .zero)) }
    let configured = looks.map { look in
      let button = UIButton(frame: .zero)
      button.configuration = .plain()
      return dressed(look, button)
    }
    for button in own + plain + configured {
      window.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setNeedsUpdateConfiguration()
    }
    for category in [
      UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ] {
      StandIn.simulateContentSize(category)
      window.layoutIfNeeded()
      _ = Recorder.take()
      print(category.rawValue)
      for (what, buttons) in [("own", own), ("plain", plain), ("configured", configured)] {
        print(" ", what, buttons.map { said($0) }.joined(separator: ", "))
      }
    }
    for button in own + plain + configured { button.removeFromSuperview() }
  }

  private static func dressed(_ look: ButtonLook, _ button: UIButton) -> UIButton {
    look.apply(to: button)
    button.setThemeTitle("Buy it")
    return button
  }

  private static func said(_ button: UIView) -> String {
    let fonts = labels(in: button).map { Recorder.text($0.font(at: 0)?.pointSize) }.joined()
    return "\(fonts) in \(Recorder.text(button.bounds.size))"
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  /// The titles of a bar and of the platform's own back button.
  private static func bar() {
    let root = UIViewController()
    root.title = "Top"
    let controller = ThemeNavigationController(rootViewController: root)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.pushViewController(UIViewController(), animated: false)
    StandIn.settle()
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      StandIn.simulateContentSize(category)
      StandIn.settle()
      _ = Recorder.take()
      guard let appearance = controller.topViewController?.navigationItem.standardAppearance,
        let compact = controller.topViewController?.navigationItem.compactAppearance
      else { return print("no appearance") }
      print(
        category.rawValue, size(appearance.titleTextAttributes), size(compact.titleTextAttributes),
        size(appearance.largeTitleTextAttributes),
        size(appearance.backButtonAppearance.normal.titleTextAttributes))
    }
    window.rootViewController = nil
  }

  private static func size(_ attributes: [NSAttributedString.Key: Any]) -> String {
    Recorder.text((attributes[.font] as? UIFont)?.pointSize)
  }
}

extension UILabel {
  fileprivate func font(at place: Int) -> UIFont? {
    guard let text = attributedText, text.length > place else { return nil }
    return text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }
}
