import ThemeRuntime
import UIKit

/// In which letters a title is shown, and what is read to those who can't see it.
@main @MainActor struct Driver {
  static func main() {
    for transform in [ThemeTransform.none, .uppercase, .lowercase] {
      let loud = ButtonLook("buttons/loud", in: .main) { $0.title.transform = transform }
      let button = ThemeButton(loud, title: "Straße")
      button.layoutIfNeeded()
      print(
        transform, button.configuration?.title ?? "nothing", button.title ?? "nothing",
        button.accessibilityLabel ?? "nothing")
    }
  }
}
