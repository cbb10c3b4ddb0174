import ThemeRuntime
import UIKit

final class HomeViewController: UIViewController {}
final class SmileyViewController: UIViewController {}
final class PhotoViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    SmileyTheme.use()
    let window = UIWindow(frame: UIScreen.main.bounds)
    // A controller of the app.
    let controller = UINavigationController(rootViewController: HomeViewController())
    ThemeNavigation.dress(controller)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    StandIn.settle()
    Recorder.note("-- the default")
    push(SmileyViewController(), controller)
    Recorder.note("-- what the smiley pushes")
    push(PhotoViewController(), controller)
    Recorder.note("-- an icon alone")
    push(HomeViewController(), controller)
    Recorder.note("-- a view of the app's own")
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.text = "<"
    controller.topViewController?.themeScreen.backItem = .view(view)
    push(HomeViewController(), controller)
    controller.topViewController?.navigationItem.leftBarButtonItem?.simulateTap()
    StandIn.settle()
    Recorder.note("-- the platform's")
    controller.topViewController?.themeScreen.backItem = .platform
    push(HomeViewController(), controller)
    Recorder.note("-- a swipe: \(controller.simulateSwipeBack())")
    Recorder.note("-- what an app has put there stays")
    let own = HomeViewController()
    own.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Own", style: .plain, target: nil, action: nil)
    controller.topViewController?.themeScreen.backItem = nil
    push(own, controller)
    Recorder.dump()
  }

  private static func push(_ screen: UIViewController, _ controller: UINavigationController) {
    controller.pushViewController(screen, animated: true)
    StandIn.settle()
    Recorder.note(controller.navigationBar.simulatedTree())
    if let button = screen.themeScreen.backButton {
      Recorder.note("   aligned by \(button.alignmentRectInsets), of \(button.intrinsicContentSize)")
    }
  }
}
