import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  private typealias Looks = BarsTheme.BackButtons

  static func main() {
    showCatalog()
    for look in [Looks.instagram, Looks.dailybooth] {
      print("# \(look.name)")
      for text in ["Menu", "Pause", "Back", "Settings", "Instagram", "戻る", ""] {
        print("\(text): \(ThemeButton(look, title: text).bounds.size)")
      }
      let button = ThemeButton(look, title: "A title that is longer than any button")
      print(seen(button))
      button.isSelected = true
      // Its pictures have a name of their own, and the same digest.
      let selected = seen(button).replacing("/selected ", with: "/highlighted ")
      (button.isSelected, button.isHighlighted) = (false, true)
      print("selected as highlighted: \(selected == seen(button))\n\(selected)")
    }
  }

  private static func seen(_ button: ThemeButton) -> String {
    button.layoutIfNeeded()
    return button.simulatedTree()
  }
}
