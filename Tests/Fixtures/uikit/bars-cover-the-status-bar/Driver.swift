import ThemeRuntime
import UIKit

/// Every bar on every kind of screen, with a small and a large title.
@main @MainActor struct Driver {
  private typealias Bars = BarsTheme.NavigationBars

  static func main() {
    showCatalog()
    BarsTheme.use()
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(verticalSizeClass: .regular),
    ])
    let pad = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(verticalSizeClass: .regular),
    ])
    for (system, status, traits) in [
      (18, 20, phone), (18, 47, phone), (18, 59, phone), (18, 24, pad), (26, 20, phone), (26, 47, phone),
      (26, 59, phone), (26, 24, pad),
    ] {
      StandIn.simulateSystem(system)
      StandIn.statusBarHeight = CGFloat(status)
      for (name, look) in [
        ("instagram", Bars.instagram), ("reeder", Bars.reeder), ("dailybooth", Bars.dailybooth),
      ] {
        let controller = ThemeNavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.simulateTraits(traits)
        window.makeKeyAndVisible()
        let bar = controller.navigationBar
        controller.topViewController?.themeScreen.bar = look
        StandIn.settle()
        for isLarge in [false, true] {
          bar.prefersLargeTitles = isLarge
          StandIn.settle()
          let drawn = bar.simulatedBackground
          let style = controller.preferredStatusBarStyle == .lightContent ? "light" : "dark"
          _ = Recorder.take()
          print("\(name), \(Recorder.text(bar.frame.height)) pt below \(status): \(style) status bar")
          guard let image = drawn.image else { continue }
          print("draws \(image) in \(Recorder.text(drawn.frame))")
        }
      }
    }
  }
}
