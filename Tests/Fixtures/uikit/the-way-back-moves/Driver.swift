import ThemeRuntime
import UIKit

final class HomeViewController: UIViewController {}
final class OtherViewController: UIViewController {}

/// What people see of the way back while screens come and go.
@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    LookTheme.use()
    for system in [26, 12] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      let (home, other) = (HomeViewController(), OtherViewController())
      let controller = ThemeNavigationController(rootViewController: home)
      (home.title, other.title) = ("Home", "Other")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      func say(_ name: String) {
        let count = controller.topViewController?.navigationItem.leftBarButtonItems?.count ?? 0
        print("\(name): \(controller.simulatedBarTransition), \(count) custom views")
      }
      controller.pushViewController(other, animated: true)
      say("the platform's own, dressed")
      controller.pushViewController(OtherViewController(), animated: true)
      say("from there to a button of the theme's")
      controller.pushViewController(OtherViewController(), animated: true)
      say("from one of the theme's to another")
      controller.popViewController(animated: true)
      say("back")
      print("swipes: \(controller.simulateSwipeBack())")
      say("back to the platform's own")
      controller.popViewController(animated: true)
      say("back to the first")
      controller.pushViewController(OtherViewController(), animated: false)
      say("without animation")
      _ = Recorder.take()
    }
  }
}
