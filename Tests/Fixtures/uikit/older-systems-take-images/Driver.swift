import UIKit

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    for system in [12, 13, 15, 26] {
      StandIn.simulateSystem(system)
      Recorder.note("== iOS \(system)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      let first = UIViewController()
      first.title = "Back"
      let controller = OlderTheme.NavigationController(rootViewController: first)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let second = UIViewController()
      controller.pushViewController(second, animated: true)
      second.navigationItem.leftBarButtonItem?.simulateTap()
      Recorder.note("screens: \(controller.viewControllers.count)")
      OlderTheme.BarLook(name: "none", variants: [.init(fallback: nil) { _ in }]).apply(
        to: controller.navigationBar)
    }
    Recorder.dump()
  }
}
