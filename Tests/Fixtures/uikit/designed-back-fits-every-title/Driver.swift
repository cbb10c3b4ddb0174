import ThemeRuntime
import UIKit

final class ArticleViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    DesignedBackTheme.use()
    for text in ["Menu", "Pause", "Back", "Settings", "Instagram", "戻る", "i"] {
      let button = ThemeButton(DesignedBackTheme.BackButtons.back, title: text)
      print("\(text): \(button.bounds.size)")
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ThemeNavigationController(rootViewController: ArticleViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let second = UIViewController()
    controller.pushViewController(second, animated: true)
    StandIn.settle()
    print(controller.navigationBar.simulatedTree(), terminator: "")
    _ = Recorder.take()
    second.navigationItem.leftBarButtonItem?.simulateTap()
    StandIn.settle()
    Recorder.dump()
    print("screens:", controller.viewControllers.count)
  }
}
