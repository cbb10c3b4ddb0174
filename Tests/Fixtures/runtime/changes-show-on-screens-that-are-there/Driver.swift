import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    let round = ButtonLook("buttons/round", in: .main) { $0.background = .art("round") }
    let wood = BarLook("bars/wood", in: .main) { $0.background = .art("wood") }
    ThemeTable(defaults: ThemeScreen(bar: wood, backButton: plain)).use()
    let (home, photo) = (UIViewController(), UIViewController())
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeNavigation.dress(navigation)
    navigation.pushViewController(photo, animated: true)
    show(navigation, "pushed")
    let button = photo.themeScreen.backButton
    button?.title = "Menu"
    ThemeTable.current.defaults.backButton = round
    show(navigation, "another button for all, after the app has named it")
    print("the same button:", button === photo.themeScreen.backButton)
    ThemeTable.current.defaults.bar = BarLook("bars/steel", in: .main) { $0.background = .art("steel") }
    show(navigation, "another bar for all")
    home.themeScreen.backItem = .platform
    show(navigation, "the platform's for one screen")
    home.themeScreen.backItem = .view(UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    show(navigation, "a view of the app")
    home.themeScreen.backItem = nil
    show(navigation, "as for all")
    photo.themeScreen.bar = wood
    print("a bar of its own, at once:", bar(photo))
    let all = ThemeScreenName(UIViewController.self)
    ThemeTable.current.screens = [all: ThemeScreen(backButton: plain, title: "All")]
    show(navigation, "a screen by its class")
    ThemeTable.current = ThemeTable()
    photo.themeScreen.bar = nil
    show(navigation, "no theme")
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    guard let screen = navigation.topViewController else { return }
    let views = (screen.navigationItem.leftBarButtonItems ?? []).compactMap(\.customView)
    let back = views.map { view in
      (view as? ThemeButton).map { "\($0.look.name) \(Recorder.text($0.title))" } ?? "a view"
    }
    print("\(why): \(back.first ?? navigation.navigationBar.simulatedBack), bar \(bar(screen))")
  }

  private static func bar(_ screen: UIViewController) -> String {
    let image = screen.navigationItem.standardAppearance?.backgroundImage
    return image == nil ? "none" : String(Recorder.text(image).dropFirst().prefix { $0 != " " })
  }
}
