import ThemeRuntime
import UIKit

final class PlainViewController: UIViewController {}
final class LightViewController: UIViewController {}
final class DarkViewController: UIViewController {}
final class LargeViewController: UIViewController {}
final class SmallViewController: UIViewController {}

@main @MainActor struct Driver {
  static let window = UIWindow(frame: UIScreen.main.bounds)

  static func main() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      window.overrideUserInterfaceStyle = style
      walk("\(style)") { _ in }
    }
    walk("the app has a tint, a style and large titles of its own") {
      $0.tintColor = .red
      $0.barStyle = .black
      $0.prefersLargeTitles = true
    }
    print("# the app wants large titles after a themed bar was small")
    let controller = show(SmallViewController())
    controller.navigationBar.prefersLargeTitles = true
    say(SmallViewController(), controller)
    say(PlainViewController(), controller)
    swipe()
  }

  private static func show(_ screen: UIViewController) -> UINavigationController {
    let controller = ThemeNavigationController(rootViewController: screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
  }

  /// Shows each of the bars, each time with another one before it.
  private static func walk(_ name: String, _ prepare: (UINavigationBar) -> Void) {
    print("# \(name)")
    let controller = show(PlainViewController())
    prepare(controller.navigationBar)
    for screen in [
      LightViewController(), DarkViewController(), LargeViewController(), SmallViewController(),
      PlainViewController(), LargeViewController(), PlainViewController(), DarkViewController(),
      PlainViewController(), LightViewController(),
    ] {
      say(screen, controller)
    }
    controller.popViewController(animated: true)
    tell(controller)
  }

  private static func say(_ screen: UIViewController, _ controller: UINavigationController) {
    controller.pushViewController(screen, animated: true)
    tell(controller)
  }

  private static func tell(_ controller: UINavigationController) {
    controller.view.layoutIfNeeded()
    let bar = controller.navigationBar
    let screen = controller.topViewController.map { String(describing: type(of: $0)) } ?? "nil"
    print(
      "\(screen): status bar \(controller.simulatedStatusBarStyle), \(bar.barStyle), large \(bar.prefersLargeTitles),",
      "tint \(Recorder.text(bar.tintColor))")
  }

  private static func swipe() {
    print("# a swipe that is given up, and dark mode while the screen is there")
    window.overrideUserInterfaceStyle = .light
    let controller = show(DarkViewController())
    say(LightViewController(), controller)
    controller.simulateSwipeBack(cancelled: true)
    tell(controller)
    window.overrideUserInterfaceStyle = .dark
    tell(controller)
    controller.simulateSwipeBack(cancelled: false)
    tell(controller)
  }
}
