import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  /// A screen that goes back before it is seen.
  final class Guarded: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.popViewController(animated: false)
    }
  }

  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    ThemeTable(
      defaults: ThemeScreen(
        bar: BarLook("bars/wood", in: .main) { $0.background = .art("wood") }, backButton: plain)
    ).use()
    StandIn.simulateSystem(18)
    print("# iOS 18")
    run(UINavigationController())
    StandIn.simulateSystem(26)
    print("# iOS 26, the theme's own class")
    run(ThemeNavigationController())
    StandIn.turn()
    print("observers that are left:", StandIn.observerCount)
  }

  private static func run(_ navigation: UINavigationController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    ThemeNavigation.dress(navigation)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let (home, photo) = (screen("Home"), screen("Photo"))
    show(navigation, "empty at first")
    navigation.pushViewController(home, animated: false)
    navigation.pushViewController(photo, animated: true)
    show(navigation, "pushed")
    photo.themeScreen.backButton?.title = "Menu"
    navigation.popViewController(animated: true)
    show(navigation, "popped")
    navigation.pushViewController(photo, animated: true)
    show(navigation, "pushed again")
    let guarded = Guarded()
    navigation.pushViewController(guarded, animated: true)
    show(navigation, "popped in viewDidLoad")
    StandIn.turn()
    print("  it keeps:", kept(guarded))
    _ = navigation.simulateSwipeBack(cancelled: true)
    show(navigation, "a swipe that is given up")
    navigation.setViewControllers([photo], animated: false)
    show(navigation, "the root now")
    let presented = UINavigationController(rootViewController: screen("Sheet"))
    navigation.present(presented, animated: true)
    show(presented, "presented without the theme")
    ThemeNavigation.dress(presented)
    show(presented, "and with it")
    navigation.dismiss(animated: true)
    navigation.setViewControllers([home], animated: false)
    StandIn.settle()
    let other = UINavigationController(rootViewController: screen("Other"))
    window.rootViewController = other
    window.makeKeyAndVisible()
    other.pushViewController(photo, animated: false)
    show(other, "moved to one without the theme")
    ThemeNavigation.dress(other)
    show(other, "and with it")
    window.rootViewController = nil
  }

  private static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    let screen = navigation.topViewController
    print("\(why): \(screen?.title ?? "nothing") with \(screen.map { kept($0) } ?? "nothing")")
  }

  private static func kept(_ screen: UIViewController) -> String {
    let item = screen.navigationItem
    let button = (item.leftBarButtonItem?.customView as? ThemeButton)?.title ?? "no button"
    return "\(button), \(item.standardAppearance == nil ? "the platform's bar" : "the theme's bar")"
  }
}
