import UIKit

/// A category on `UIButton`, as hand-written apps have one.
extension UIButton {
  static func chevron(_ title: String) -> UIButton {
    let button = UIButton(type: .custom)
    NavButtonTheme.BackButtons.navButton.apply(to: button)
    button.navButtonTheme.relabel(title)
    return button
  }
}

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    for text in ["Menu", "Pause", "Back", "Settings", "Instagram", "戻る", ""] {
      let (dressed, own) = (
        UIButton.chevron(text), NavButtonTheme.Button(NavButtonTheme.BackButtons.navButton, text: text)
      )
      print(
        "\(text): \(dressed.bounds.size)\(dressed.bounds.size == own.bounds.size ? "" : ", not \(own.bounds.size)")"
      )
    }
    let button = UIButton.chevron("Pause")
    button.frame.origin = CGPoint(x: 10, y: 20)
    say(button)
    Recorder.dump()
    button.navButtonTheme.relabel("Menu", animated: true)
    Recorder.dump()
    say(button)
    button.setTitle("Instagram", for: .normal)
    say(button)
    button.navButtonTheme.fit()
    say(button)

    print("with constraints")
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    button.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(button)
    button.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10).isActive = true
    button.navButtonTheme.update()
    parent.layoutIfNeeded()
    say(button)
    button.navButtonTheme.relabel("Menu")
    parent.layoutIfNeeded()
    say(button)

    print("in a bar")
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItem = UIBarButtonItem(customView: button)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([item], animated: false)
    bar.layoutIfNeeded()
    say(button)
    button.navButtonTheme.relabel("Settings")
    bar.layoutIfNeeded()
    say(button)
  }

  private static func say(_ button: UIButton) {
    button.layoutIfNeeded()
    print(button.simulatedTree(), terminator: "")
  }
}
