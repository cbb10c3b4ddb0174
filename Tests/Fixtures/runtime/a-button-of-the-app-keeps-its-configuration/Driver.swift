import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) {
      $0.background = .art("plain")
      $0.title.color = .white
    }.when(state: .highlighted) { $0.background = .art("pressed") }
    let first = UIButton(type: .system)
    first.configuration = .filled()
    first.configuration?.title = "First"
    first.configurationUpdateHandler = { button in
      button.configuration?.subtitle = button.isHighlighted ? "pressed" : "still"
    }
    plain.apply(to: first)
    show(first, "set first")
    first.isHighlighted = true
    show(first, "pressed")
    let later = UIButton(type: .system)
    later.setTitle("Old", for: .normal)
    plain.apply(to: later)
    show(later, "a title of its states")
    later.configuration?.title = "Later"
    show(later, "a title that comes later")
    later.configuration = .plain()
    later.configuration?.title = "Anew"
    show(later, "another configuration")
    later.setThemeTitle("A much longer title")
    show(later, "named")
  }

  private static func show(_ button: UIButton, _ why: String) {
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    let shown = button.configuration
    let image = Recorder.text(shown?.background.image).dropFirst().prefix { $0 != " " }
    print(
      "\(why): \(shown?.title ?? "no title"), \(shown?.subtitle ?? "no subtitle"), \(image),",
      Recorder.text(button.bounds.size))
  }
}
