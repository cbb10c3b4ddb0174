import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      run(.button(plain))
      run(.view(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))))
    }
  }

  private static func run(_ back: ThemeBackItem) {
    let (home, form) = (UIViewController(), UIViewController())
    home.title = "Home"
    home.themeScreen.backItem = back
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = ThemeNavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(form, animated: true)
    StandIn.settle()
    form.navigationItem.backAction = UIAction { _ in print("discard changes?") }
    StandIn.turn()
    let control = form.navigationItem.leftBarButtonItem?.customView as? UIControl
    control?.simulateTap()
    let swipes = navigation.simulateSwipeBack()
    StandIn.settle()
    let menu = control?.simulateLongPress()
    print("swipes: \(swipes), menu: \(menu?.simulatedTitles ?? [])")
    print("screens: \(navigation.viewControllers.count)")
    form.navigationItem.backAction = nil
    print("without it, menu: \(control?.simulateLongPress()?.simulatedTitles ?? [])")
    control?.simulateTap()
    StandIn.settle()
    print("screens: \(navigation.viewControllers.count)")
    // A button of a screen that is gone.
    control?.simulateTap()
  }
}
