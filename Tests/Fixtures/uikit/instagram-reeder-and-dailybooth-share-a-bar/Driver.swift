import ThemeRuntime
import UIKit

final class FeedViewController: UIViewController {}
final class BoothViewController: UIViewController {}
final class ReaderViewController: UIViewController {}
final class SettingsViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    BarsTheme.use()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ThemeNavigationController(rootViewController: FeedViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    StandIn.settle()
    Recorder.note("-- a swipe at the root: \(controller.simulateSwipeBack())")
    for (screen, title) in [
      (BoothViewController(), "Back"), (ReaderViewController(), "Settings"), (SettingsViewController(), nil),
    ] as [(UIViewController, String?)] {
      screen.title = title
      controller.pushViewController(screen, animated: true)
      report(screen)
    }
    Recorder.note("-- relabeled")
    let reader = controller.viewControllers[2]
    reader.themeScreen.backButton?.title = "Pause"
    report(reader)
    Recorder.note("-- a swipe that is given up: \(controller.simulateSwipeBack(cancelled: true))")
    Recorder.note("-- a swipe: \(controller.simulateSwipeBack())")
    report(reader)
    reader.navigationItem.leftBarButtonItem?.simulateTap()
    report(controller.viewControllers.last)
    Recorder.note("-- the bar is switched")
    controller.topViewController?.themeScreen.bar = BarsTheme.NavigationBars.plain
    StandIn.settle()
    Recorder.note("-- and back")
    controller.topViewController?.themeScreen.bar = nil
    StandIn.settle()
    Recorder.dump()
  }

  private static func report(_ screen: UIViewController?) {
    StandIn.settle()
    let button = screen?.themeScreen.backButton
    let width = button.map { "\($0.bounds.width)" } ?? "none"
    Recorder.note("   back: \(button?.title ?? "the platform's"), width \(width)")
  }
}
