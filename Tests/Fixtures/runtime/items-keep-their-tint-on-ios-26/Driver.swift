import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      run()
    }
  }

  private static func run() {
    let green = BarLook("bars/green", in: .main) {
      $0.background = .art("wood")
      $0.tint = .green
    }
    ThemeTable(defaults: ThemeScreen(bar: green)).use()
    let (home, photo) = (UIViewController(), UIViewController())
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeNavigation.dress(navigation)
    let (edit, red) = (item("Edit"), item("Delete"))
    red.tintColor = .red
    photo.navigationItem.rightBarButtonItems = [edit, red]
    navigation.pushViewController(photo, animated: true)
    show(navigation, [edit, red], "the theme's")
    let late = item("Late")
    photo.navigationItem.rightBarButtonItems = [edit, red, late]
    show(navigation, [late], "an item that comes later")
    photo.themeScreen.bar = BarLook("bars/blue", in: .main) { $0.tint = .blue }
    show(navigation, [edit, red], "another bar")
    photo.themeScreen.bar = .platform
    show(navigation, [edit, red], "the platform's")
  }

  private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private static func show(_ navigation: UINavigationController, _ items: [UIBarButtonItem], _ why: String) {
    StandIn.settle()
    let bar = navigation.navigationBar
    let back = bar.simulatedBackButton
    let shown = items.map { "\($0.title ?? "") \(Recorder.text(bar.simulatedColor(of: $0)))" }
    print(
      "\(why): title \(Recorder.text(back?.titleColor)), indicator \(Recorder.text(back?.indicatorColor)),",
      shown.joined(separator: ", "))
  }
}
