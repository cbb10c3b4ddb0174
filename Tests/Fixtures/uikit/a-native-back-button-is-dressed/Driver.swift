import ThemeRuntime
import UIKit

final class HomeViewController: UIViewController {}
final class BarViewController: UIViewController {}
final class OtherViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    NativeTheme.use()
    for system in [26, 14, 12] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      let home = HomeViewController()
      home.title = "Home"
      let controller = ThemeNavigationController(rootViewController: home)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      _ = Recorder.take()
      push(BarViewController(), controller)
      home.title = "Start"
      show(controller, "after its title changed")
      print("menu: \(controller.simulatedBackMenu), swipes: \(controller.simulateSwipeBack(cancelled: true))")
      push(OtherViewController(), controller)
      push(HomeViewController(), controller)
      print("taps: \(controller.simulateBackButtonTap())")
      controller.popViewController(animated: true)
      show(controller, "back")
      controller.topViewController?.navigationItem.hidesBackButton = true
      show(controller, "hidden")
      print("swipes: \(controller.simulateSwipeBack())")
      _ = Recorder.take()
    }
  }

  private static func push(_ screen: UIViewController, _ controller: UINavigationController) {
    controller.pushViewController(screen, animated: true)
    print("-- push \(type(of: screen))")
    if #available(iOS 13.0, *) {
      guard let button = controller.navigationBar.simulatedBackButton else {
        return show(controller, "pushed")
      }
      for state in [button.appearance.normal, button.appearance.highlighted, button.appearance.disabled] {
        print(Recorder.text(state.backgroundImage), Recorder.text(state.backgroundImagePositionAdjustment))
        print("  \(Recorder.text(state.titleTextAttributes)) \(Recorder.text(state.titlePositionAdjustment))")
      }
    } else {
      for line in Recorder.take() where line.contains("Back") || line.contains("backI") { print(line) }
    }
    show(controller, "pushed")
  }

  private static func show(_ controller: UINavigationController, _ why: String) {
    controller.view.layoutIfNeeded()
    let own = controller.topViewController?.navigationItem.leftBarButtonItems ?? []
    print("\(why): \(own.count) left items, \(controller.navigationBar.simulatedBack)")
  }
}
