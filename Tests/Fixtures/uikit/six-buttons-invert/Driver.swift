import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    let buttons = (0..<6).map { tag in
      let button = ThemeButton(InvertingButtonsTheme.Buttons.inverting, title: "Offer \(tag)")
      button.tag = 1000 + tag
      return button
    }
    print("sizes:", Set(buttons.map(\.bounds.size.height)), buttons[0].bounds.size)
    show("normal", buttons[3])
    buttons[3].isHighlighted = true
    show("highlighted", buttons[3])
    StandIn.simulateButtonShapes(true)
    show("highlighted, with shapes", buttons[3])
    buttons[3].isHighlighted = false
    show("with shapes", buttons[3])
    StandIn.simulateButtonShapes(false)
    show("without", buttons[3])
  }

  private static func show(_ what: String, _ button: ThemeButton) {
    button.layoutIfNeeded()
    print("-- \(what)\n\(button.simulatedTree())", terminator: "")
  }
}
