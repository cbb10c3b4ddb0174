import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let native = ButtonLook("buttons/native", in: .main) {
      $0.isNative = true
      $0.background = .art("native", alignment: ThemeMargins(left: 0, bottom: 2, right: 0))
      $0.title.font = ThemeFont(12, .bold)
      $0.title.color = .white
      $0.title.insets = ThemeInsets(left: 12, right: 4)
    }.when(state: .highlighted) { $0.title.color = .red }
    ThemeTable(defaults: ThemeScreen(backButton: native)).use()
    let (home, photo) = (UIViewController(), UIViewController())
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    navigation.navigationBar.standardAppearance.backgroundColor = .blue
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeNavigation.dress(navigation)
    navigation.pushViewController(photo, animated: true)
    show(navigation, "pushed")
    let appearance = photo.navigationItem.standardAppearance
    for state in [appearance?.backButtonAppearance.normal, appearance?.backButtonAppearance.highlighted] {
      print(Recorder.text(state?.titleTextAttributes), Recorder.text(state?.titlePositionAdjustment))
      print(Recorder.text(state?.backgroundImagePositionAdjustment))
    }
    print("of the app's own bar:", Recorder.text(appearance?.backgroundColor))
    photo.themeScreen.bar = BarLook("bars/wood", in: .main) { $0.background = .art("wood") }
    show(navigation, "with a bar of the theme's")
    home.themeScreen.backItem = .platform
    show(navigation, "the platform's")
    home.themeScreen.backItem = nil
    photo.themeScreen.bar = nil
    show(navigation, "the theme's again")
    print("menu \(navigation.simulatedBackMenu), taps: \(navigation.simulateBackButtonTap())")
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    let item = navigation.topViewController?.navigationItem
    let bar = Recorder.text(item?.standardAppearance?.backgroundImage).prefix { $0 != " " }
    print(
      "\(why): \(navigation.navigationBar.simulatedBack), bar \(bar), items \(item?.leftBarButtonItems?.count ?? 0)"
    )
  }
}
