import ThemeRuntime
import UIKit

/// Counts how often a bar and a button ask for their looks: a turn in which nothing changes asks for nothing.
@main @MainActor struct Driver {
  static var asked: [String: Int] = [:]

  static func main() {
    StandIn.findsEveryImage = true
    for system in [15, 16, 17, 27] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      let first = UIViewController()
      first.themeScreen.bar = BarLook("bars/counted", in: .main) { _ in count("bar") }
      let navigation = ThemeNavigationController(rootViewController: first)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let button = ThemeButton(ButtonLook("buttons/counted", in: .main) { _ in count("button") })
      first.view.addSubview(button)
      StandIn.settle()
      report("nothing") {}
      report("dark") { window.overrideUserInterfaceStyle = .dark }
      report("low") { window.simulateTraits(UITraitCollection(verticalSizeClass: .compact)) }
      report("high") { window.simulateTraits(UITraitCollection(verticalSizeClass: .regular)) }
      report("large text") { StandIn.simulateContentSize(.extraLarge) }
      report("button shapes") { StandIn.simulateButtonShapes(true) }
      StandIn.simulateButtonShapes(false)
      StandIn.simulateContentSize(.large)
      window.rootViewController = nil
    }
  }

  private static func count(_ what: String) { asked[what, default: 0] += 1 }

  private static func report(_ what: String, _ change: () -> Void) {
    asked = [:]
    change()
    StandIn.turn()
    print("\(what):", asked.keys.sorted().joined(separator: ", "))
  }
}
