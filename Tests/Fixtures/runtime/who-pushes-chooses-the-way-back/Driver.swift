import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  class Smiley: UIViewController {}

  /// A screen about which the theme says nothing.
  final class Grin: Smiley {}

  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    let frown = ButtonLook("buttons/frown", in: .main) { $0.background = .fixed("frown") }
    let system = ButtonLook("buttons/system", in: .main) { $0.background = .system }
    ThemeTable(
      defaults: ThemeScreen(backButton: plain),
      screens: [ThemeScreenName(Smiley.self): ThemeScreen(backButton: frown, title: "Smiley")]
    ).use()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeNavigation.dress(navigation)
    push(Smiley(), navigation, "by a screen like all")
    push(Grin(), navigation, "by a smiley")
    push(UIViewController(), navigation, "by a subclass of it")
    navigation.topViewController?.themeScreen.backItem = .button(system)
    push(UIViewController(), navigation, "by a screen of the platform's look")
    navigation.topViewController?.themeScreen.backItem = .platform
    push(UIViewController(), navigation, "by a screen of the platform's")
    navigation.setViewControllers(
      [navigation.viewControllers[0], navigation.viewControllers[4]], animated: true)
    show(navigation, "behind another screen")
  }

  private static func push(_ screen: UIViewController, _ navigation: UINavigationController, _ why: String) {
    navigation.pushViewController(screen, animated: true)
    show(navigation, "pushed \(why)")
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    let button = navigation.topViewController?.themeScreen.backButton
    let title = Recorder.text(button?.title)
    print("\(why):", button.map { "\($0.look.name) \(title)" } ?? navigation.navigationBar.simulatedBack)
  }
}
