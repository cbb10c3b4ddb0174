import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  static func main() {
    showCatalog()
    window.makeKeyAndVisible()
    walk("of the theme", ThemeButton(LookTheme.Buttons.save, title: "Save"))
    walk("of the theme, without such a look", ThemeButton(LookTheme.Buttons.plain, title: "Save"))
    let dressed = UIButton(type: .custom)
    LookTheme.Buttons.save.apply(to: dressed)
    dressed.setThemeTitle("Save")
    walk("dressed", dressed)
    let configured = UIButton(type: .custom)
    configured.configuration = .plain()
    LookTheme.Buttons.save.apply(to: configured)
    configured.setThemeTitle("Save")
    walk("configured", configured)
    over()
  }

  /// The pointer comes, presses, and goes.
  private static func walk(_ name: String, _ button: UIControl) {
    print("# \(name)")
    window.addSubview(button)
    button.frame.origin = CGPoint(x: 20, y: 20)
    show("away", button)
    window.simulatePointer(at: CGPoint(x: 40, y: 40))
    show("above", button)
    button.isHighlighted = true
    show("pressed", button)
    window.simulatePointer(at: nil)
    show("pressed, away", button)
    button.isHighlighted = false
    window.simulatePointer(at: CGPoint(x: 40, y: 40))
    button.isEnabled = false
    show("disabled", button)
    button.isEnabled = true
    window.simulatePointer(at: nil)
    show("away again", button)
    button.removeFromSuperview()
  }

  /// From one button to the next.
  private static func over() {
    print("# beside each other")
    let buttons = (0..<2).map { index in
      let button = ThemeButton(LookTheme.Buttons.save, title: "Save")
      button.frame.origin = CGPoint(x: 20 + 100 * index, y: 20)
      window.addSubview(button)
      return button
    }
    for x in [40, 140] {
      window.simulatePointer(at: CGPoint(x: x, y: 40))
      for button in buttons { show("\(x)", button) }
    }
  }

  private static func show(_ what: String, _ button: UIControl) {
    window.layoutIfNeeded()
    print("-- \(what)\n\(button.simulatedTree())", terminator: "")
  }
}
