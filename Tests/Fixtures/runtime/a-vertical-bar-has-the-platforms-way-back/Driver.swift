import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    StandIn.simulateSystem(27, 1)
    let plain = ButtonLook("buttons/plain", in: .main) {
      $0.background = .art("plain")
      $0.title.color = .white
    }
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    let (home, photo) = (UIViewController(), UIViewController())
    home.title = "Home"
    let navigation = ThemeNavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(photo, animated: true)
    show(navigation, "a bar at the top")
    photo.themeScreen.backButton?.title = "Menu"
    navigation.navigationBar.simulatesVertical = true
    navigation.view.setNeedsLayout()
    StandIn.settle()
    show(navigation, "a bar at the side")
    navigation.navigationBar.simulatesVertical = false
    StandIn.settle()
    show(navigation, "at the top again")
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    guard let item = navigation.topViewController?.navigationItem else { return }
    let button = item.leftBarButtonItem?.customView as? ThemeButton
    let indicator = Recorder.text(item.standardAppearance?.backIndicatorImage).prefix { $0 != " " }
    print(
      "\(why): the theme's \(button?.title ?? "none"),", navigation.navigationBar.simulatedBack, indicator)
  }
}
