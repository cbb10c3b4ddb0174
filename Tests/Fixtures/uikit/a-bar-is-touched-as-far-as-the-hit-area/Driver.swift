import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  private typealias Looks = TouchesTheme.BackButtons

  static func main() {
    showCatalog()
    for isRightToLeft in [false, true] {
      print("\(isRightToLeft ? "from the right" : "from the left")")
      for (name, look) in [("plain", Looks.plain), ("shadowed", Looks.shadowed), ("wide", Looks.wide)] {
        show(name, look, isRightToLeft: isRightToLeft)
      }
    }
    both()
  }

  private static func show(_ name: String, _ look: ButtonLook, isRightToLeft: Bool) {
    let (window, bar, item) = screen()
    window.simulateTraits(UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    for isLeading in [true, false] {
      let button = ThemeButton(look)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
      item.leftBarButtonItem = isLeading ? button.barButtonItem() : nil
      item.rightBarButtonItem = isLeading ? nil : button.barButtonItem()
      window.layoutIfNeeded()
      let art = button.subviews[0]
      let own = bar.convert(button.alignmentRect(forFrame: button.frame), from: button.superview)
      print(
        "\(name), \(isLeading ? "leading" : "trailing"): art \(place(art, bar)), touched \(Recorder.text(own))"
      )
      // The corners of the area are touched, and nothing beyond.
      for x in [own.minX - 1, own.minX, own.maxX - 1, own.maxX] {
        let before = taps
        window.simulateTap(at: bar.convert(CGPoint(x: x, y: own.minY), to: window))
        window.simulateTap(at: bar.convert(CGPoint(x: x, y: own.maxY - 1), to: window))
        print("  \(Recorder.text(x)): \(taps - before)", terminator: "")
      }
      print()
    }
  }

  /// Buttons stand where their art ends, and what is one after the other does not overlap.
  private static func both() {
    let (window, bar, item) = screen()
    window.simulateTraits(UITraitCollection(layoutDirection: .leftToRight))
    let buttons = [Looks.plain, Looks.shadowed].map { ThemeButton($0) }
    item.leftBarButtonItems = buttons.map { $0.barButtonItem() }
    window.layoutIfNeeded()
    for button in buttons { print("art \(place(button.subviews[0], bar)), touched \(place(button, bar))") }
  }

  private static func place(_ view: UIView, _ bar: UIView) -> String {
    Recorder.text(bar.convert(view.frame, from: view.superview))
  }

  private static func screen() -> (UIWindow, UINavigationBar, UINavigationItem) {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation.navigationBar, controller.navigationItem)
  }
}
