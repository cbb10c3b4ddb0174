import UIKit

@main @MainActor struct Driver {
  private static let coder = NSKeyedArchiver(requiringSecureCoding: false)

  static func main() {
    showCatalogue()
    print(StoryboardTheme.buttonLooks.map(\.name))
    guard let button = StoryboardTheme.Button(coder: coder) else { return print("no button") }
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    say(button)
    // What the user-defined runtime attributes of a button are.
    button.lookName = "buttons/buy"
    button.text = "Buy"
    say(button)
    print(button.lookName, button.accessibilityLabel ?? "no label")
    button.onTap = { print("tapped") }
    button.simulateTap()

    guard let field = StoryboardTheme.TextField(coder: coder) else { return print("no field") }
    print("field: \(Recorder.text(field.background))")
    field.look = StoryboardTheme.TextFields.query
    print("field: \(Recorder.text(field.background))")
    guard let picture = StoryboardTheme.PictureView(coder: coder) else { return print("no picture") }
    picture.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    print(picture.simulatedTree(), terminator: "")
    print(StoryboardTheme.PopoverBackground(coder: coder) == nil)
  }

  private static func say(_ button: StoryboardTheme.Button) {
    button.layoutIfNeeded()
    _ = Recorder.take()
    print(button.simulatedTree(), terminator: "")
  }
}
