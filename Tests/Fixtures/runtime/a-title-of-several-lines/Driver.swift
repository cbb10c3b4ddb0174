import UIKit

/// How large a title is that is broken at the button's greatest width, and its button.
@main @MainActor struct Driver {
  static func main() {
    for lines in [1, 2, 0] {
      for icon in [nil, MyTheme.Icon(art: .art(MyTheme.Art(name: "icon")), gap: 4)] {
        let title = MyTheme.Title(insets: UIEdgeInsets(top: 3, left: 5, bottom: 3, right: 5), lines: lines)
        StandIn.images["icon"] = .init(width: 10, height: 10, scale: 1)
        let look = MyTheme.ButtonLook(
          name: "long",
          variants: [
            .init(fallback: nil) {
              $0.title = title
              $0.maximumWidth = 100
              $0.icon = icon
            }
          ])
        let button = MyTheme.Button(look, text: "one two three four")
        button.layoutIfNeeded()
        let label = button.subviews.compactMap { $0 as? UILabel }.first
        print(lines, icon == nil ? "alone" : "beside an icon", button.bounds.size, label?.frame ?? .zero)
        print(" ", label?.numberOfLines ?? -1)
      }
    }
    let look = MyTheme.ButtonLook(
      name: "free", variants: [.init(fallback: nil) { $0.title = MyTheme.Title(lines: 0) }])
    print("as wide as it likes", MyTheme.Button(look, text: "one two three\nfour").bounds.size)
  }
}
