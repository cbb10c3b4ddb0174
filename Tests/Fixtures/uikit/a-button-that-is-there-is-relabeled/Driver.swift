import ThemeRuntime
import UIKit

/// A category on `UIButton`, as hand-written apps have one.
extension UIButton {
  static func chevron(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    NavButtonTheme.BackButtons.navButton.apply(to: button)
    button.setThemeTitle(title)
    return button
  }
}

@main @MainActor struct Driver {
  static func main() {
    showCatalog()
    for text in ["Menu", "Pause", "Back", "Settings", "Instagram", "戻る", ""] {
      let dressed = UIButton.chevron(text)
      let own = ThemeButton(NavButtonTheme.BackButtons.navButton, title: text)
      let isSame = dressed.bounds.size == own.bounds.size
      print("\(text): \(dressed.bounds.size)\(isSame ? "" : ", not \(own.bounds.size)")")
    }
    let button = UIButton.chevron("Pause")
    button.frame.origin = CGPoint(x: 10, y: 20)
    say(button)
    Recorder.dump()
    button.setThemeTitle("Menu", animated: true)
    Recorder.dump()
    say(button)

    print("with constraints")
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    button.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(button)
    button.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10).isActive = true
    button.setThemeTitle("Instagram")
    parent.layoutIfNeeded()
    say(button)

    print("in a bar")
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItem = UIBarButtonItem(customView: button)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([item], animated: false)
    button.setThemeTitle("Settings")
    bar.layoutIfNeeded()
    say(button)
  }

  private static func say(_ button: UIButton) {
    button.layoutIfNeeded()
    print(button.simulatedTree(), terminator: "")
  }
}
