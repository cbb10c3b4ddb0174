import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  private static let button = ThemeButton(FramesTheme.Buttons.buy, title: "Buy")
  private static let window = UIWindow(frame: UIScreen.main.bounds)

  static func main() {
    showCatalog()
    say("made")
    button.frame = CGRect(x: 10, y: 100, width: 140, height: 40)
    window.addSubview(button)
    say("given a frame")
    button.addAction(UIAction { _ in print("tapped") }, for: .primaryActionTriggered)
    window.simulateTap(at: CGPoint(x: 149, y: 139))
    button.simulateTouchDown()
    say("touched")
    button.simulateTouchUp()
    button.tintColor = .red
    say("tinted")
    button.isSelected = true
    button.isEnabled = false
    say("disabled")
    window.simulateTraits(UITraitCollection(userInterfaceStyle: .dark))
    window.simulateTraits(UITraitCollection(layoutDirection: .rightToLeft))
    say("read from the right")
    StandIn.simulateButtonShapes(true)
    say("with button shapes")
    button.setTitle("Buy it now", animated: true)
    say("relabeled")
    print(button.simulatedTree(), terminator: "")
    button.sizeToFit()
    say("fitted")

    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
    ])
    say("with constraints")
    button.title = "Buy"
    say("relabeled")
    button.widthAnchor.constraint(equalToConstant: 200).isActive = true
    button.title = "Buy it now"
    say("with a width")
  }

  private static func say(_ what: String) {
    window.layoutIfNeeded()
    _ = Recorder.take()
    print("\(what): \(Recorder.text(button.frame))")
  }
}
