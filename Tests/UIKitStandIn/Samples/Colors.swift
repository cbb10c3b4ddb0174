import UIKit

/// In which colors bars are seen, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor (UINavigationController, UINavigationBarAppearance) -> Void)] = [
      ("a new appearance has a hairline", hairlines),
      ("the bar's tint colors the back button and items before iOS 26", tints),
      ("an appearance's own color wins", titles), ("an indicator that is an original", indicators),
      ("an item's own tint", items), ("the status bar", statusBars),
    ]
    for (name, part) in parts {
      print("# \(name)")
      let (a, b) = (UIViewController(), UIViewController())
      (a.title, b.title) = ("A", "B")
      let controller = UINavigationController(rootViewController: a)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.pushViewController(b, animated: false)
      StandIn.settle()
      controller.navigationBar.tintColor = .red
      part(controller, UINavigationBarAppearance())
      withExtendedLifetime(window) {}
    }
  }

  private static func each(_ systems: [Int] = [18, 26], _ body: (Int) -> Void) {
    for system in systems {
      StandIn.simulateSystem(system)
      body(system)
    }
    StandIn.simulateSystem(26)
  }

  private static func show(_ controller: UINavigationController) {
    each { system in
      guard let button = controller.navigationBar.simulatedBackButton else { return print("none") }
      print("iOS \(system): \(button.titleColor), indicator \(Recorder.text(button.indicatorColor))")
    }
  }

  private static func hairlines(
    _ controller: UINavigationController, _ appearance: UINavigationBarAppearance
  ) {
    print(Recorder.text(appearance.shadowColor), Recorder.text(UIBarAppearance().shadowColor))
    appearance.configureWithTransparentBackground()
    print(Recorder.text(appearance.shadowColor))
  }

  private static func tints(_ controller: UINavigationController, _ appearance: UINavigationBarAppearance) {
    show(controller)
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    each { print("item of iOS \($0): \(controller.navigationBar.simulatedColor(of: item))") }
  }

  private static func titles(_ controller: UINavigationController, _ appearance: UINavigationBarAppearance) {
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    controller.topViewController?.navigationItem.standardAppearance = appearance
    show(controller)
  }

  private static func indicators(
    _ controller: UINavigationController, _ appearance: UINavigationBarAppearance
  ) {
    StandIn.images["back"] = .init(width: 20, height: 20, scale: 2)
    let image = UIImage(named: "back")
    for shown in [
      image, image?.withRenderingMode(.alwaysOriginal),
      image?.withTintColor(.green, renderingMode: .alwaysOriginal),
    ] {
      appearance.setBackIndicatorImage(shown, transitionMaskImage: shown)
      controller.topViewController?.navigationItem.standardAppearance = appearance
      print(Recorder.text(shown))
      show(controller)
    }
  }

  private static func items(_ controller: UINavigationController, _ appearance: UINavigationBarAppearance) {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.tintColor = .green
    each { print("iOS \($0): \(controller.navigationBar.simulatedColor(of: item))") }
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    back.tintColor = .green
    controller.viewControllers[0].navigationItem.backBarButtonItem = back
    show(controller)
  }

  private static func statusBars(
    _ controller: UINavigationController, _ appearance: UINavigationBarAppearance
  ) {
    controller.navigationBar.barStyle = .black
    each([26, 27]) { print("barStyle, iOS \($0): \(controller.preferredStatusBarStyle)") }
    appearance.overrideUserInterfaceStyle = .dark
    controller.topViewController?.navigationItem.standardAppearance = appearance
    controller.navigationBar.barStyle = .default
    each([26, 27]) { print("overrideUserInterfaceStyle, iOS \($0): \(controller.preferredStatusBarStyle)") }
  }
}
