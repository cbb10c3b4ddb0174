import ThemeRuntime
import UIKit

/// Six buttons of a storyboard, by their tags: some have a configuration, as Interface Builder has made them since iOS 15.
@main @MainActor struct Driver {
  private static let window = UIWindow(frame: UIScreen.main.bounds)

  static func main() {
    showCatalog()
    for index in 0..<6 { window.addSubview(button(index)) }
    for tag in 1000..<1006 {
      guard let button = window.viewWithTag(tag) as? UIButton else { continue }
      InvertingButtonsTheme.Buttons.inverting.apply(to: button)
    }
    let buttons = (1000..<1006).compactMap { window.viewWithTag($0) as? UIButton }
    for button in buttons.prefix(2) { show("dressed", button) }
    for button in buttons.prefix(3) { print(button.accessibilityIdentifier ?? "nil") }
    for button in buttons.prefix(2) { button.simulateTouchDown() }
    for button in buttons.prefix(2) { show("touched", button) }
    for button in buttons.prefix(2) { button.simulateTouchUp() }
    StandIn.simulateButtonShapes(true)
    for button in buttons.prefix(2) { show("with button shapes", button) }
    StandIn.simulateButtonShapes(false)
    print("all alike:", Set(buttons.map(look)).count)
    buttons[0].setThemeTitle("Now")
    show("given another title", buttons[0])
    buttons[1].configuration = .filled()
    buttons[1].configuration?.title = "Later"
    show("given another configuration", buttons[1])
    buttons[2].configurationUpdateHandler = { $0.alpha = $0.isEnabled ? 1 : 0.5 }
    buttons[2].isHighlighted = true
    show("given another handler", buttons[2])
  }

  private static func button(_ index: Int) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 100 + 50 * index, width: 120, height: 40))
    button.tag = 1000 + index
    if index == 2 { button.accessibilityIdentifier = "named by the app" }
    if index % 2 == 1 {
      button.configuration = .filled()
      button.configuration?.title = "Offer"
    } else {
      button.setTitle("Offer", for: .normal)
    }
    return button
  }

  private static func show(_ what: String, _ button: UIButton) {
    window.layoutIfNeeded()
    print("-- \(what)\n\(button.simulatedTree())", terminator: "")
  }

  /// What is seen of a button, wherever it is.
  private static func look(_ button: UIButton) -> String {
    window.layoutIfNeeded()
    let title = button.titleLabel
    let color =
      title?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) ?? title?.textColor
    let pictures = button.subviews.compactMap { ($0 as? UIImageView)?.image }
    return "\(Recorder.text(color)) \(title?.text ?? "") \(pictures)"
  }
}
