import ThemeRuntime
import UIKit

/// Calls what Objective-C reaches, each member once or more.
@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    ThemeTable(
      buttons: ["buttons/buy", "backButtons/chevron", "backButtons/cross"].map { name in
        ButtonLook(name, in: .main) {
          $0.background = .art(name)
          $0.title.insets = ThemeInsets(left: 12, right: 8)
        }
      },
      bars: ["navigationBars/wood", "navigationBars/slate"].map { name in
        BarLook(name, in: .main) { $0.background = .art(name) }
      }
    ).use()
    buttons()
    bars()
    let (home, photo) = (UIViewController(), UIViewController())
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeObjectiveCNavigation.dress(navigation)
    navigation.pushViewController(photo, animated: true)
    screens(navigation, home, photo)
    defaults(navigation)
  }

  private static func buttons() {
    let made = ThemeButton.objectiveCButton(withLookName: "buttons/buy", title: "Buy")
    print(made.look.name, Recorder.text(made.title), made.bounds.width)
    let own = UIButton(type: .system)
    own.setTitle("Own", for: .normal)
    own.objectiveCApply(lookNamed: "buttons/buy")
    report(own)
    for isAnimated in [false, true] {
      own.objectiveCSetTitle(isAnimated ? "Sold out" : "Sold", animated: isAnimated)
      report(own)
    }
    let undressed = UIButton(type: .system)
    undressed.objectiveCSetTitle("Undressed", animated: false)
    print(Recorder.text(undressed.title(for: .normal)))
  }

  private static func report(_ button: UIButton) {
    button.layoutIfNeeded()
    let configuration = button.configuration
    let image = Recorder.text(configuration?.background.image).prefix { $0 != " " }
    print(Recorder.text(configuration?.title), image, button.frame.width)
  }

  private static func bars() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.objectiveCApply(lookNamed: "navigationBars/wood")
    print(Recorder.text(bar.standardAppearance.backgroundImage).prefix { $0 != " " })
  }

  private static func screens(
    _ navigation: UINavigationController, _ home: UIViewController, _ photo: UIViewController
  ) {
    show(navigation, "nothing said")
    photo.objectiveCBarName = "navigationBars/wood"
    show(navigation, "bar \(photo.objectiveCBarName ?? "nil")")
    photo.objectiveCBarName = nil
    show(navigation, "bar \(photo.objectiveCBarName ?? "nil")")
    home.objectiveCBackItem = .button(lookName: "backButtons/chevron")
    show(navigation, "a button of the theme, read back: \(home.objectiveCBackItem != nil)")
    photo.objectiveCBackButton?.title = "Menu"
    show(navigation, "relabeled")
    home.objectiveCBackItem = .item(view: UILabel())
    show(navigation, "a view of the app")
    home.objectiveCBackItem = .item { screen in
      print("makes a view for the photo:", screen === photo)
      return UISwitch()
    }
    show(navigation, "a made view")
    home.objectiveCBackItem = .platform()
    show(navigation, "the platform's")
    home.objectiveCBackItem = nil
    show(navigation, "nil, read back: \(home.objectiveCBackItem != nil)")
  }

  private static func defaults(_ navigation: UINavigationController) {
    ThemeObjectiveCDefaults.setBar(named: "navigationBars/slate")
    ThemeObjectiveCDefaults.setBackItem(.button(lookName: "backButtons/cross"))
    show(navigation, "defaults")
    ThemeObjectiveCDefaults.setBar(named: nil)
    ThemeObjectiveCDefaults.setBackItem(nil)
    show(navigation, "no defaults")
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    let screen = navigation.topViewController
    let item = screen?.navigationItem
    let bar = Recorder.text(item?.standardAppearance?.backgroundImage).prefix { $0 != " " }
    let view = item?.leftBarButtonItem?.customView.map { "\(type(of: $0))" } ?? "none"
    let button = screen?.objectiveCBackButton.map { "\($0.look.name) \(Recorder.text($0.title))" } ?? "none"
    print("\(why): bar \(bar), view \(view), button \(button)")
  }
}
