import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) {
      $0.background = .art("plain")
      $0.title.color = .white
    }.when(state: .selected) { $0.background = .art("selected") }
    let action = UIAction(title: "Save") { action in print("saved by a \(type(of: action.sender ?? ""))") }
    let button = ThemeButton(plain, primaryAction: action)
    print("title \(Recorder.text(button.title)), events \(button.allControlEvents)")
    button.simulateTap()
    button.sendActions(for: .primaryActionTriggered)
    button.addAction(UIAction { _ in print("touched") }, for: .touchUpInside)
    button.simulateTap()
    button.menu = UIMenu(children: [UIAction(title: "Save as…") { _ in print("saved as") }])
    button.simulateLongPress()?.simulateChoice(0)
    button.role = .primary
    print("role \(button.role), a UIButton: \(button as UIControl is UIButton)")
    button.changesSelectionAsPrimaryAction = true
    button.simulateTap()
    button.layoutIfNeeded()
    print("selected \(button.isSelected), \(Recorder.text(button.configuration?.background.image))")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(button)
    window.makeKeyAndVisible()
    button.changesSelectionAsPrimaryAction = false
    print("by the keyboard: \(button.simulateFocus()) \(button.simulatePress())")
    button.isEnabled = false
    button.simulateTap()
  }
}
