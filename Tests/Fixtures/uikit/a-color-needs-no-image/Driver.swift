import UIKit

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    ColorsTheme.NavigationBars.main.apply(to: UINavigationBar())
    let button = ColorsTheme.Button(ColorsTheme.Buttons.buy, text: "Buy")
    for isEnabled in [true, false, true] {
      button.isEnabled = isEnabled
      note("buy, \(isEnabled ? "enabled" : "disabled")", button)
    }
    // Without a height it is as high as its title.
    note("low", ColorsTheme.Button(ColorsTheme.Buttons.low, text: "Buy"))
    Recorder.note("paper: \(Recorder.text(ColorsTheme.Images.paper.image()))")
    Recorder.dump()
  }

  private static func note(_ title: String, _ button: ColorsTheme.Button) {
    let background = button.subviews.first as? UIImageView
    let (color, image) = (Recorder.text(background?.backgroundColor), Recorder.text(background?.image))
    let size = button.sizeThatFits(.zero)
    Recorder.note("\(title): \(color), \(image), \(size.width) × \(size.height)")
  }
}
