import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    for system in [26, 18] {
      StandIn.simulateSystem(system)
      Recorder.note("== iOS \(system)")
      relabel(NavButtonTheme.BackButtons.navButton)
    }
  }

  private static func relabel(_ look: ButtonLook) {
    for text in [
      "Menu", "Pause", "Back", "Settings", "Instagram", "戻る", "", nil, "A title without a maximum width",
    ] {
      let button = ThemeButton(look, title: text)
      Recorder.note("\(text ?? "nil"): \(button.bounds.size)")
    }
    let button = ThemeButton(look, title: "Pause")
    button.addAction(UIAction { _ in Recorder.note("   tapped") }, for: .primaryActionTriggered)
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.navigationItem.setLeftBarButton(UIBarButtonItem(customView: button), animated: true)
    StandIn.settle()
    Recorder.dump()
    print(navigation.navigationBar.simulatedTree(), terminator: "")
    button.setTitle("Menu", animated: true)
    controller.navigationItem.leftBarButtonItem?.simulateTap()
    StandIn.settle()
    Recorder.dump()
    print(navigation.navigationBar.simulatedTree(), terminator: "")
    button.setTitle("Settings", animated: false)
    StandIn.settle()
    print("grows in the bar:", button.bounds.size)
    button.isHighlighted = true
    StandIn.settle()
    print(navigation.navigationBar.simulatedTree(), terminator: "")
    print("touched at 48 pt:", button.point(inside: CGPoint(x: 10, y: 38), with: nil))
    print("not below:", button.point(inside: CGPoint(x: 10, y: 40), with: nil))
    var pressed = ThemeTraits()
    pressed.state = .highlighted
    print("background:", look.facts(for: pressed).background?.art?.image() as Any)
  }
}
