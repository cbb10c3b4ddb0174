import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let large = BarLook("bars/large", in: .main) {
      $0.background = .art("wood")
      $0.largeTitle.color = .white
    }
    let small = BarLook("bars/small", in: .main) { $0.background = .art("steel") }
    ThemeTable(defaults: ThemeScreen(bar: small)).use()
    let screens = ["Small", "Large", "Small again", "Large again", "The app's"].map { title in
      let screen = UIViewController()
      screen.title = title
      if title.hasPrefix("Large") { screen.themeScreen.bar = large }
      return screen
    }
    screens[4].navigationItem.largeTitleDisplayMode = .always
    let navigation = UINavigationController(rootViewController: screens[0])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeNavigation.dress(navigation)
    show(navigation)
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: true)
      show(navigation)
    }
    for _ in screens.dropFirst() {
      navigation.popViewController(animated: true)
      show(navigation)
    }
    print("switched:", Recorder.take().filter { $0.contains("prefersLargeTitles") })
  }

  private static func show(_ navigation: UINavigationController) {
    StandIn.settle()
    let extra = navigation.navigationBar.bounds.height > 54
    print("\(navigation.topViewController?.title ?? ""): \(extra ? "large" : "small")")
  }
}
