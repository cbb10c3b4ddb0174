import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.images = [
      "sample/back": .init(width: 42, height: 60, scale: 2),
      "sample/bar": .init(width: 20, height: 88, scale: 2),
    ]
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (a, b, c) = (screen("Menu"), screen("Settings"), screen("Pause"))
    let controller = UINavigationController(rootViewController: a)
    let navigation = Sample.Navigation(controller)
    Sample.apply(to: controller.navigationBar)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.simulateSwipeBack()
    for screen in [b, c] {
      controller.pushViewController(screen, animated: true)
      StandIn.settle()
    }
    print(controller.navigationBar.simulatedTree(), terminator: "")
    (c.navigationItem.leftBarButtonItem?.customView as? Sample.BackButton)?.title = "Instagram"
    controller.view.layoutIfNeeded()
    print(controller.navigationBar.simulatedTree(), terminator: "")
    c.navigationItem.leftBarButtonItem?.simulateTap()
    StandIn.settle()
    controller.simulateSwipeBack(cancelled: true)
    controller.simulateSwipeBack()
    controller.simulateSwipeBack()
    window.overrideUserInterfaceStyle = .dark
    Recorder.note("label is \(Sample.label.resolvedColor(with: controller.traitCollection))")
    Recorder.dump()
    withExtendedLifetime(navigation) {}
  }

  private static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }
}
