import UIKit

/// Where a title and its icon stand for who reads from left to right, and from right to left.
@main @MainActor struct Driver {
  static func main() {
    StandIn.images["icon"] = .init(width: 10, height: 10, scale: 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let icon = MyTheme.Icon(art: .art(MyTheme.Art(name: "icon")), gap: 4)
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      window.simulateTraits(UITraitCollection(layoutDirection: direction))
      for alignment in [UIControl.ContentHorizontalAlignment.leading, .trailing, .left, .right, .center] {
        let look = MyTheme.ButtonLook(
          name: "wide",
          variants: [
            .init(fallback: nil) {
              $0.title = MyTheme.Title(alignment: alignment)
              $0.minimumWidth = 100
              $0.icon = icon
            }
          ])
        let button = MyTheme.Button(look, text: "one")
        window.addSubview(button)
        button.look = look
        button.layoutIfNeeded()
        let frames = button.subviews.dropFirst().map { "\($0.frame.minX)" }
        let label = button.subviews.last as? UILabel
        print(direction == .rightToLeft, alignment, frames, (label?.textAlignment).map { "\($0)" } ?? "none")
        button.removeFromSuperview()
      }
    }
  }
}
