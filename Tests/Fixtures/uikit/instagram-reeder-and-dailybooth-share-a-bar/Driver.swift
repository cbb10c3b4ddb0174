import ThemeRuntime
import UIKit

final class FeedViewController: UIViewController {}
final class BoothViewController: UIViewController {}
final class ReaderViewController: UIViewController {}
final class SettingsViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    BarsTheme.use()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ThemeNavigationController(rootViewController: FeedViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Recorder.note("-- a swipe at the root: \(controller.simulateSwipeBack())")
    for (screen, title) in [
      (BoothViewController(), "Back"), (ReaderViewController(), "Settings"), (SettingsViewController(), nil),
    ] as [(UIViewController, String?)] {
      screen.title = title
      controller.pushViewController(screen, animated: true)
      report(screen)
    }
    Recorder.note("-- relabelled")
    let reader = controller.viewControllers[2]
    reader.themeScreen.backButton?.text = "Pause"
    report(reader)
    Recorder.note("-- a swipe that is given up: \(controller.simulateSwipeBack(cancelled: true))")
    Recorder.note("-- a swipe: \(controller.simulateSwipeBack())")
    report(reader)
    reader.navigationItem.leftBarButtonItem?.simulateTap()
    report(controller.viewControllers.last)
    Recorder.note("-- the bar is switched")
    controller.topViewController?.themeScreen.bar = BarsTheme.NavigationBars.plain
    Recorder.note("-- and applied by hand")
    BarsTheme.NavigationBars.instagram.apply(to: controller.navigationBar)
    Recorder.dump()
  }

  private static func report(_ screen: UIViewController?) {
    screen?.navigationController?.view.layoutIfNeeded()
    let button = screen?.themeScreen.backButton
    let width = button.map { "\($0.bounds.width)" } ?? "none"
    Recorder.note("   back: \(button?.text ?? "the platform's"), width \(width)")
  }
}
