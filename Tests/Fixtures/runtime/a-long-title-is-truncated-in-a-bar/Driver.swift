import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) {
      $0.background = .art("plain", caps: ThemeMargins(left: 4, right: 4))
      $0.title.font = ThemeFont(12, .bold)
      $0.title.insets = ThemeInsets(left: 12, right: 8)
    }
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    let window = UIWindow(frame: UIScreen.main.bounds)
    for title in ["Menu", String(repeating: "A long title ", count: 10)] {
      let (home, photo) = (UIViewController(), UIViewController())
      home.title = title
      photo.title = "Photo"
      photo.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      let navigation = ThemeNavigationController(rootViewController: home)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(photo, animated: true)
      StandIn.settle()
      guard let button = photo.themeScreen.backButton else { continue }
      let frame = button.convert(button.bounds, to: navigation.navigationBar)
      let label = button.titleLabel
      print(
        "wants", Recorder.text(button.intrinsicContentSize.width), "has", Recorder.text(frame.width),
        "in the bar:", navigation.navigationBar.bounds.contains(CGPoint(x: frame.maxX, y: frame.midY)),
        "title", Recorder.text(label?.bounds.width), "at the tail:", label?.lineBreakMode == .byTruncatingTail
      )
    }
  }
}
