import ThemeRuntime
import UIKit

/// How a title and its insets are placed for those who read from left to right, and from right to left.
@main @MainActor struct Driver {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      window.simulateTraits(UITraitCollection(layoutDirection: direction))
      print("# \(direction)")
      for alignment in [UIControl.ContentHorizontalAlignment.leading, .trailing, .left, .right, .center] {
        let wide = ButtonLook("buttons/wide", in: .main) {
          $0.title.alignment = alignment
          $0.title.insets = ThemeInsets(leading: 10, trailing: 2)
          $0.minimumWidth = 100
        }
        let button = ThemeButton(wide, title: "one")
        window.addSubview(button)
        button.layoutIfNeeded()
        let insets = button.configuration?.contentInsets
        print(
          alignment, "is", button.contentHorizontalAlignment, "insets", insets?.leading ?? 0,
          insets?.trailing ?? 0)
        button.removeFromSuperview()
      }
      let sides = ButtonLook("buttons/sides", in: .main) { $0.title.insets = ThemeInsets(left: 10, right: 2) }
      let button = ThemeButton(sides, title: "one")
      window.addSubview(button)
      button.layoutIfNeeded()
      let insets = button.configuration?.contentInsets
      print("left and right: insets", insets?.leading ?? 0, insets?.trailing ?? 0)
      button.removeFromSuperview()
    }
  }
}
