import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  /// A delegate as apps have it.
  final class Listener: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("will show \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("did show \(viewController.title ?? "")") }
  }

  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    for isFirst in [true, false] {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let listener = Listener()
      let navigation = UINavigationController(rootViewController: screen("Home"))
      if isFirst { navigation.delegate = listener }
      ThemeNavigation.dress(navigation)
      if !isFirst { navigation.delegate = listener }
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(screen("Photo"), animated: true)
      StandIn.settle()
      let button = navigation.topViewController?.themeScreen.backButton
      print("# the delegate is set \(isFirst ? "first" : "later")")
      print("the theme's button:", button?.title ?? "none")
      button?.simulateTap()
      StandIn.settle()
      print(listener.heard.joined(separator: ", "))
      print("still the delegate:", navigation.delegate === listener)
    }
  }

  private static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }
}
