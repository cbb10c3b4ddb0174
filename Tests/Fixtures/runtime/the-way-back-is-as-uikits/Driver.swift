import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static let window = UIWindow(frame: UIScreen.main.bounds)

  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    let parts: [(String, @MainActor (UINavigationController, UINavigationItem) -> Void)] = [
      ("the title of the screen before", titles), ("a button of the app's own", ownButton),
      ("hidden", hidden), ("left items", leftItems), ("groups", groups), ("menu and words", menu),
    ]
    for (name, part) in parts {
      print("# \(name)")
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.viewControllers[0].title = "Home"
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      ThemeNavigation.dress(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      part(navigation, navigation.viewControllers[1].navigationItem)
    }
  }

  private static func titles(_ navigation: UINavigationController, _ item: UINavigationItem) {
    let below = navigation.viewControllers[0].navigationItem
    show(navigation, "pushed")
    below.title = "A longer title"
    show(navigation, "title")
    below.backButtonTitle = "Start"
    show(navigation, "backButtonTitle")
    below.backButtonDisplayMode = .generic
    show(navigation, "generic")
    below.backButtonDisplayMode = .minimal
    show(navigation, "minimal")
    navigation.viewControllers[1].themeScreen.backButton?.title = "Menu"
    below.backButtonDisplayMode = .default
    show(navigation, "named by the app")
  }

  private static func ownButton(_ navigation: UINavigationController, _ item: UINavigationItem) {
    let own = UIBarButtonItem(title: "Builder", style: .plain, target: nil, action: nil)
    navigation.viewControllers[0].navigationItem.backBarButtonItem = own
    show(navigation, "backBarButtonItem")
    own.title = nil
    show(navigation, "without a title")
  }

  private static func hidden(_ navigation: UINavigationController, _ item: UINavigationItem) {
    item.hidesBackButton = true
    show(navigation, "hidden")
    print("swipes: \(navigation.simulateSwipeBack())")
    item.setHidesBackButton(false, animated: true)
    show(navigation, "shown")
    print("swipes: \(navigation.simulateSwipeBack())")
    StandIn.settle()
    print("swipes at the root: \(navigation.simulateSwipeBack())")
  }

  private static func leftItems(_ navigation: UINavigationController, _ item: UINavigationItem) {
    item.leftBarButtonItem = own("Edit")
    show(navigation, "one of its own")
    item.leftItemsSupplementBackButton = true
    show(navigation, "beside the back button")
    item.leftBarButtonItems = [own("Add"), own("Sort")]
    show(navigation, "two others")
    item.leftBarButtonItems = nil
    show(navigation, "none")
  }

  private static func groups(_ navigation: UINavigationController, _ item: UINavigationItem) {
    item.leadingItemGroups = [own("Edit").creatingFixedGroup()]
    show(navigation, "a group of its own")
    item.leadingItemGroups = []
    show(navigation, "none")
  }

  private static func menu(_ navigation: UINavigationController, _ item: UINavigationItem) {
    navigation.topViewController?.title = "Photos"
    navigation.pushViewController(UIViewController(), animated: true)
    StandIn.settle()
    let button = navigation.topViewController?.themeScreen.backButton
    print(button?.accessibilityLabel ?? "none")
    let menu = button?.simulateLongPress()
    print(menu?.simulatedTitles ?? [])
    menu?.simulateChoice(1)
    StandIn.settle()
    print(navigation.viewControllers.map { $0.title ?? "untitled" })
  }

  private static func own(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    let items = navigation.topViewController?.navigationItem.leftBarButtonItems ?? []
    let shown = items.map { $0.title ?? ($0.customView as? ThemeButton).map { "<\($0.title ?? "")>" } ?? "" }
    print("\(why): \(shown.joined(separator: ", ")); \(navigation.navigationBar.simulatedBack)")
  }
}
