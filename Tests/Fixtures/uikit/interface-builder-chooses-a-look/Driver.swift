import ThemeRuntime
import UIKit

/// What Interface Builder has set of a button is there before the button is set up.
private final class DecodedButton: ThemeButton {
  override func title(for state: UIControl.State) -> String? { "Edit" }
  override func image(for state: UIControl.State) -> UIImage? { UIImage(systemName: "pencil") }
}

@main @MainActor struct Driver {
  private static let coder = NSKeyedArchiver(requiringSecureCoding: false)

  static func main() {
    showCatalog()
    StoryboardTheme.use()
    print(ThemeTable.current.buttons.map(\.name))
    guard let button = ThemeButton(coder: coder) else { return print("no button") }
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    say(button)
    // What the user-defined runtime attributes of a button are.
    button.lookName = "buttons/buy"
    button.title = "Buy"
    say(button)
    print(button.lookName, button.accessibilityLabel ?? "no label")
    button.addAction(UIAction { _ in print("tapped") }, for: .primaryActionTriggered)
    button.simulateTap()

    if let decoded = DecodedButton(coder: coder) {
      decoded.lookName = "buttons/buy"
      decoded.sizeToFit()
      say(decoded)
    }

    guard let field = ThemeTextField(coder: coder) else { return print("no field") }
    print("field: \(Recorder.text(field.background))")
    field.look = StoryboardTheme.TextFields.query
    print("field: \(Recorder.text(field.background))")
  }

  private static func say(_ button: ThemeButton) {
    button.layoutIfNeeded()
    _ = Recorder.take()
    print(button.simulatedTree(), terminator: "")
  }
}
