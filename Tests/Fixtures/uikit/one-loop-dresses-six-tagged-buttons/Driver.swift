import UIKit

/// Six buttons of a storyboard, by their tags: some have a configuration, as Interface Builder has made them since iOS 15.
@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    for version in [14, 26] {
      StandIn.simulateSystem(version)
      print("iOS \(version)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      fill(window, withConfigurations: version > 14)
      for tag in 1000..<1006 {
        guard let button = window.viewWithTag(tag) as? UIButton else { continue }
        InvertingButtonsTheme.Buttons.inverting.apply(to: button)
      }
      let buttons = (1000..<1006).compactMap { window.viewWithTag($0) as? UIButton }
      for button in buttons.prefix(2) { show("dressed", button, in: window) }
      assist(buttons)
      for button in buttons.prefix(2) { button.simulateTouchDown() }
      for button in buttons.prefix(2) { show("touched", button, in: window) }
      for button in buttons.prefix(2) { button.simulateTouchUp() }
      StandIn.simulateButtonShapes(true)
      for button in buttons.prefix(2) { show("with button shapes", button, in: window) }
      StandIn.simulateButtonShapes(false)
      print("all alike:", Set(buttons.map { look($0, in: window) }).count)
      buttons[0].setTitle("Now", for: .normal)
      show("given another title", buttons[0], in: window)
      buttons[1].invertingButtonsTheme.fit()
      show("fitted", buttons[1], in: window)
      _ = Recorder.take()
    }
  }

  private static func fill(_ window: UIWindow, withConfigurations: Bool) {
    for index in 0..<6 {
      let button = UIButton(frame: CGRect(x: 20, y: 100 + 50 * index, width: 120, height: 40))
      button.tag = 1000 + index
      if index == 2 { button.accessibilityIdentifier = "named by the app" }
      if #available(iOS 15.0, *), withConfigurations, index % 2 == 1 {
        button.configuration = .filled()
        button.configuration?.title = "Offer"
      } else {
        button.setTitle("Offer", for: .normal)
      }
      window.addSubview(button)
    }
  }

  /// What tests of the app, pointers and the viewer of large content find.
  private static func assist(_ buttons: [UIButton]) {
    for button in buttons.prefix(3) {
      button.invertingButtonsTheme.update()
      let viewers = button.interactions.filter { $0 is UILargeContentViewerInteraction }.count
      print(
        button.accessibilityIdentifier ?? "nil", "pointer \(button.isPointerInteractionEnabled)",
        "large content \(button.showsLargeContentViewer) by \(viewers)")
    }
    buttons[0].invertingButtonsTheme.look = .platform
    print(buttons[0].accessibilityIdentifier ?? "nil")
    buttons[0].invertingButtonsTheme.look = InvertingButtonsTheme.Buttons.inverting
  }

  private static func show(_ what: String, _ button: UIButton, in window: UIWindow) {
    window.layoutIfNeeded()
    print("-- \(what)\n\(button.simulatedTree())", terminator: "")
  }

  /// What is seen of a button, wherever it stands.
  private static func look(_ button: UIButton, in window: UIWindow) -> String {
    window.layoutIfNeeded()
    let title = button.titleLabel
    let color =
      title?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) ?? title?.textColor
    let pictures = button.subviews.compactMap { ($0 as? UIImageView)?.image }
    return "\(Recorder.text(color)) \(title?.text ?? "") \(pictures)"
  }
}
