// Prints a line for each form, element and state that looks different from the normal state.
import SwiftUI
import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static let window = UIWindow(frame: UIScreen.main.bounds)
  static let texts = [
    "I", "A label of length", "A label that is much longer than any of the buttons",
  ]
  static let states: [(String, @MainActor (UIControl) -> Void)] = [
    ("highlighted", { $0.isHighlighted = true }), ("disabled", { $0.isEnabled = false }),
    ("selected", { $0.isSelected = true }), ("focused", { _ = $0.simulateFocus() }),
    ("hovered", { $0.simulatePointer(at: CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }),
  ]

  static func main() {
    StandIn.findsEveryImage = true
    window.makeKeyAndVisible()
    // At the usual one, text that scales is as large as any other.
    StandIn.simulateContentSize(.extraExtraLarge)
    WalkTheme.use()
    for look in ThemeTable.current.buttons {
      if look.facts().isNative {
        native(look)
        continue
      }
      say("button", look) { ThemeButton(look, title: $0) }
      say("dressed", look) { dressed(look, $0, UIButton(frame: .zero)) }
      say("configured", look) {
        let button = UIButton(frame: .zero)
        button.configuration = .plain()
        return dressed(look, $0, button)
      }
      for state in ["highlighted", "disabled", "selected", "focused", "hovered"]
      where styled(look, state) != styled(look, "normal") {
        print("styled", look.name, state)
      }
    }
  }

  /// What comes of a button of SwiftUI, but for what VoiceOver says.
  private static func styled(_ look: ButtonLook, _ state: String) -> String {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxLarge
    environment.isEnabled = state != "disabled"
    environment.simulatesFocus = state == "focused"
    environment.simulatesPointer = state == "hovered"
    let style = ThemedButtonStyle(look, isSelected: state == "selected")
    let button = style.makeBody(
      configuration: ButtonStyleConfiguration(simulatesPress: state == "highlighted"))
    return button.simulatedText(in: environment)
      .replacingOccurrences(of: ".accessibilityAddTraits(2)", with: ".accessibilityAddTraits(0)")
  }

  private static func dressed(
    _ look: ButtonLook, _ text: String, _ button: UIButton
  ) -> UIControl {
    look.apply(to: button)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setThemeTitle(text)
    return button
  }

  private static func say(
    _ form: String, _ look: ButtonLook, _ make: (String) -> UIControl
  ) {
    for (state, enter) in states
    where texts.contains(where: { seen(make($0)) { _ in } != seen(make($0), enter) }) {
      print(form, look.name, state)
    }
  }

  /// What is seen of a control, and where it takes touches.
  private static func seen(_ control: UIControl, _ enter: @MainActor (UIControl) -> Void) -> String {
    window.addSubview(control)
    window.layoutIfNeeded()
    enter(control)
    if control is ThemeButton { control.sizeToFit() }
    window.layoutIfNeeded()
    defer { control.removeFromSuperview() }
    let (width, height) = (control.bounds.width, control.bounds.height)
    let reach = stride(from: CGFloat(1), to: 200, by: 1).map { distance in
      (control.point(inside: CGPoint(x: -distance, y: height / 2), with: nil) ? "x" : "")
        + (control.point(inside: CGPoint(x: width / 2, y: -distance), with: nil) ? "y" : "")
    }
    return control.simulatedTree() + "\(control.alignmentRectInsets)" + reach.joined()
  }

  private static func native(_ look: ButtonLook) {
    let (below, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [below, top]
    below.themeScreen.backItem = .button(look)
    ThemeNavigation.dress(navigation)
    guard let back = top.navigationItem.standardAppearance?.backButtonAppearance else {
      return print("no back button")
    }
    for (state, shown) in [
      ("highlighted", back.highlighted), ("disabled", back.disabled), ("focused", back.focused),
    ] where seen(shown) != seen(back.normal) {
      print("native", look.name, state)
    }
  }

  private static func seen(_ state: UIBarButtonItemStateAppearance) -> String {
    "\(Recorder.text(state.backgroundImage)) \(Recorder.text(state.backgroundImagePositionAdjustment)) "
      + "\(Recorder.text(state.titleTextAttributes)) \(Recorder.text(state.titlePositionAdjustment))"
  }
}
