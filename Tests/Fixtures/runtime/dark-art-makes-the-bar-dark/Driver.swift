import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let dark = BarLook("bars/dark", in: .main) { $0.background = .art("night", isDark: true) }
    let light = BarLook("bars/light", in: .main) { $0.background = .art("paper") }
    for system in [26, 27] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      for navigation in [
        UINavigationController(rootViewController: UIViewController()),
        ThemeNavigationController(rootViewController: UIViewController()),
      ] {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        ThemeNavigation.dress(navigation)
        for look in [dark, light, nil] {
          let screen = navigation.viewControllers[0]
          screen.themeScreen.bar = look
          StandIn.settle()
          let style = screen.navigationItem.standardAppearance?.overrideUserInterfaceStyle
          print(
            "\(type(of: navigation)), \(look?.name ?? "the platform's"): bar \(navigation.navigationBar.barStyle),",
            "appearance \(Recorder.text(style)), status bar \(navigation.simulatedStatusBarStyle)")
        }
      }
    }
  }
}
