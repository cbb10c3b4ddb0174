import Brand
import SwiftUI
import ThemeRuntime
import UIKit

@MainActor func show(in window: UIWindow) {
  EveryLookTheme.use()
  let button = ThemeButton(EveryLookTheme.Buttons.copy, title: "Buy")
  button.setTitle("Sold", animated: true)
  let navigation = UINavigationController(rootViewController: UIViewController())
  ThemeNavigation.dress(navigation)
  window.rootViewController = navigation
}

final class Back: ThemeButton {}
