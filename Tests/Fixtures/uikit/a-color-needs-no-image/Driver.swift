import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    ColorsTheme.NavigationBars.main.apply(to: UINavigationBar())
    let button = ThemeButton(ColorsTheme.Buttons.buy, title: "Buy")
    for isEnabled in [true, false, true] {
      button.isEnabled = isEnabled
      note("buy, \(isEnabled ? "enabled" : "disabled")", button)
    }
    // Without a height it is as high as its title.
    note("low", ThemeButton(ColorsTheme.Buttons.low, title: "Buy"))
    Recorder.note("paper: \(Recorder.text(ColorsTheme.Images.paper.facts().image?.art?.image()))")
    Recorder.dump()
  }

  private static func note(_ title: String, _ button: ThemeButton) {
    button.layoutIfNeeded()
    let background = button.configuration?.background
    let (color, image) = (Recorder.text(background?.backgroundColor), Recorder.text(background?.image))
    let size = button.sizeThatFits(.zero)
    Recorder.note("\(title): \(color), \(image), \(size.width) × \(size.height)")
  }
}
