import ThemeRuntime
import UIKit

/// What a button has for those who test the app, point at it, or read only large letters.
@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let buy = ButtonLook("buttons/buy", in: .main) {
      $0.background = .art("buy")
      $0.title.color = .white
    }
    let button = ThemeButton(buy, title: "Buy")
    print(button.isPointerInteractionEnabled, button.showsLargeContentViewer)
    show(button)
    button.title = "Sold"
    show(button)
    button.accessibilityLabel = "Already sold"
    button.accessibilityIdentifier = "the second"
    show(button)
    button.largeContentTitle = "Gone"
    show(button)
    let own = UIButton(type: .system)
    own.setTitle("Buy", for: .normal)
    ButtonLook("buttons/icon", in: .main) {
      $0.background = .art("buy")
      $0.icon.art = .fixed("cart")
      $0.icon.placement = .only
    }.apply(to: own)
    own.layoutIfNeeded()
    show(own)
    print(own.accessibilityLabel ?? "no words")
  }

  private static func show(_ button: UIView) {
    print(button.accessibilityIdentifier ?? "unnamed", "in large:", button.largeContentTitle ?? "nothing")
  }
}
