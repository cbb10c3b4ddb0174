import UIKit

final class AViewController: UIViewController {}
final class BViewController: UIViewController {}
final class CViewController: UIViewController {}

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    facts()
    geometry()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = EveryLookTheme.NavigationController(rootViewController: AViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.setViewControllers([AViewController(), BViewController(), CViewController()], animated: false)
    controller.view.layoutIfNeeded()
    for screen in controller.viewControllers {
      print(screen.title ?? "nil", screen.everyLookTheme.backButton?.text ?? "the platform's")
    }
    controller.popToRootViewController(animated: false)
    controller.pushViewController(CViewController(), animated: false)
    _ = Recorder.take()
    Recorder.note("-- the pushed button in the dark, and from right to left")
    window.overrideUserInterfaceStyle = .dark
    window.simulateTraits(UITraitCollection(layoutDirection: .rightToLeft))
    controller.view.layoutIfNeeded()
    Recorder.dump()
    print(controller.navigationBar.simulatedTree(), terminator: "")
    for state in [UIControl.State.normal, .disabled] {
      let button = EveryLookTheme.Button(EveryLookTheme.Buttons.copy, text: "Copy")
      button.isEnabled = state == .normal
      button.layoutIfNeeded()
      print(button.simulatedTree(), terminator: "")
    }
    let button = EveryLookTheme.Button(EveryLookTheme.Buttons.iconOnly, text: "Hidden")
    button.layoutIfNeeded()
    print(button.simulatedTree(), terminator: "")
    print(EveryLookTheme.Images.divider.image() as Any)
  }

  /// What holds by state, settings and system.
  private static func facts() {
    let look = EveryLookTheme.BackButtons.default
    var traits = EveryLookTheme.Traits()
    traits.system = 0
    func show(_ what: String) {
      let facts = look.facts(for: traits)
      let name = facts.background?.art?.name.split(separator: "/").last ?? "none"
      print(what, name, facts.height ?? 0, facts.title?.color as Any, facts.title?.alignment.rawValue ?? -1)
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
    print("this system:", EveryLookTheme.system)
    StandIn.simulateSystem(18)
    print("an older one:", EveryLookTheme.system)
    StandIn.simulateSystem(26)
  }

  private static func geometry() {
    typealias Geometry = EveryLookTheme.Geometry
    let insets = UIEdgeInsets(top: 1, left: 12, bottom: 2, right: 6)
    print(Geometry.width(content: 20.5, insets: insets, minimum: 36, maximum: 120))
    print(Geometry.width(content: 2, insets: insets, minimum: 36, maximum: 120))
    print(Geometry.width(content: 500, insets: insets, minimum: 36, maximum: 120))
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
    for alignment in [NSTextAlignment.left, .center, .right] {
      for vertical in [UIControl.ContentVerticalAlignment.top, .center, .bottom] {
        print(
          Geometry.frame(
            of: CGSize(width: 20, height: 10), in: bounds, insets: insets,
            offset: UIOffset(horizontal: 1, vertical: -1), alignment: alignment, verticalAlignment: vertical))
      }
    }
    let (icon, title) = (CGSize(width: 12, height: 14), CGSize(width: 30, height: 10))
    for placement in [EveryLookTheme.Placement.leading, .trailing, .above, .below, .only] {
      let size = Geometry.content(icon: icon, title: title, placement: placement, gap: 4)
      let frames = Geometry.frames(
        icon: icon, title: title, placement: placement, gap: 4,
        in: CGRect(
          origin: CGPoint(x: 5, y: 5), size: CGSize(width: min(size.width, 40), height: size.height)),
        alignment: .left, verticalAlignment: .center)
      print(placement, size, frames.icon, frames.title)
    }
    print(Geometry.target(of: bounds, least: CGSize(width: 44, height: 44)))
  }
}
