import UIKit

/// Counts how often a button and a bar ask for their looks when something changes.
@main @MainActor struct Driver {
  static var asked: [String: Int] = [:]

  static func main() {
    StandIn.findsEveryImage = true
    for system in [12, 13, 16, 17, 26] {
      StandIn.simulateSystem(system)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let first = UIViewController()
      first.myTheme.bar = MyTheme.BarLook(name: "bar", variants: [.init(fallback: nil) { _ in count("bar") }])
      let controller = MyTheme.NavigationController(rootViewController: first)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let look = MyTheme.ButtonLook(
        name: "button",
        variants: [
          .init(fallback: nil) {
            $0.height = 44
            $0.minimumWidth = 44
            count("button")
          }
        ])
      let button = MyTheme.Button(look)
      first.view.addSubview(button)
      print("== iOS \(system)")
      report("nothing") {}
      report("dark") { window.overrideUserInterfaceStyle = .dark }
      report("low") { window.simulateTraits(UITraitCollection(verticalSizeClass: .compact)) }
      report("high") { window.simulateTraits(UITraitCollection(verticalSizeClass: .regular)) }
      report("button shapes") { StandIn.simulateButtonShapes(true) }
      button.onTap = { count("tap") }
      report("a tap") { button.simulateTap() }
      button.removeFromSuperview()
      controller.setViewControllers([], animated: false)
    }
  }

  private static func count(_ what: String) { asked[what, default: 0] += 1 }

  private static func report(_ what: String, _ change: () -> Void) {
    asked = [:]
    change()
    print(what, asked.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
  }
}
