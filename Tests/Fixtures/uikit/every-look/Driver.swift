import ThemeRuntime
import UIKit

final class AViewController: UIViewController {}
final class BViewController: UIViewController {}
final class CViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    EveryLookTheme.use()
    facts()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ThemeNavigationController(rootViewController: AViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.setViewControllers([AViewController(), BViewController(), CViewController()], animated: false)
    StandIn.settle()
    for screen in controller.viewControllers {
      print(screen.title ?? "nil", screen.themeScreen.backButton?.title ?? "the platform's")
    }
    controller.popToRootViewController(animated: false)
    controller.pushViewController(CViewController(), animated: false)
    StandIn.settle()
    _ = Recorder.take()
    Recorder.note("-- the pushed button in the dark, and from right to left")
    window.overrideUserInterfaceStyle = .dark
    window.simulateTraits(UITraitCollection(layoutDirection: .rightToLeft))
    StandIn.settle()
    Recorder.dump()
    print(controller.navigationBar.simulatedTree(), terminator: "")
    for state in [UIControl.State.normal, .disabled] {
      let button = ThemeButton(EveryLookTheme.Buttons.copy, title: "Copy")
      button.isEnabled = state == .normal
      show(button)
    }
    show(ThemeButton(EveryLookTheme.Buttons.iconOnly, title: "Hidden"))
    print(EveryLookTheme.Images.divider.facts().image?.art?.image() as Any)
  }

  private static func show(_ button: UIView) {
    button.layoutIfNeeded()
    print(button.simulatedTree(), terminator: "")
  }

  /// What holds by state, settings and system.
  private static func facts() {
    let look = EveryLookTheme.BackButtons.default
    var traits = ThemeTraits()
    traits.system = 15
    func show(_ what: String) {
      let facts = look.facts(for: traits)
      let name = facts.background?.art?.name.split(separator: "/").last ?? "none"
      print(
        what, name, facts.height ?? 0, Recorder.text(facts.title.color), facts.title.alignment,
        facts.title.insets.sides)
    }
    show("normal")
    for (name, state) in [
      ("highlighted", UIControl.State.highlighted), ("selected", .selected), ("disabled", .disabled),
      ("both", [.highlighted, .selected]), ("focused and highlighted", [.focused, .highlighted]),
    ] {
      traits.state = state
      show(name)
    }
    traits.state = .normal
    traits.isHighContrast = true
    show("high contrast")
    traits.showsButtonShapes = true
    show("button shapes")
    traits.system = 25
    show("iOS 25")
    traits.system = 27
    show("iOS 27")
    traits.isRightToLeft = true
    show("right to left")
    print("this system:", ThemeTraits().system)
  }
}
