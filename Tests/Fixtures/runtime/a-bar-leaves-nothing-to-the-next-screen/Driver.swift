import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    StandIn.simulateSystem(18)
    let navy = BarLook("bars/navy", in: .main) {
      $0.background = .art("navy", isDark: true)
      $0.tint = .green
    }.when(style: .dark) { $0.tint = .blue }
    let plain = BarLook("bars/plain", in: .main) { $0.background = .art("plain") }
    let navigation = ThemeNavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.navigationBar.tintColor = .red
    for look in [navy, plain, nil, navy, nil] {
      let screen = UIViewController()
      screen.themeScreen.bar = look
      navigation.pushViewController(screen, animated: true)
      show(navigation, look?.name ?? "the platform's")
    }
    navigation.popViewController(animated: true)
    show(navigation, "back")
    window.overrideUserInterfaceStyle = .dark
    show(navigation, "in dark mode")
    _ = navigation.simulateSwipeBack(cancelled: true)
    show(navigation, "a swipe that is given up")
    navigation.navigationBar.tintColor = .white
    show(navigation, "the app's own tint, set later")
    navigation.popViewController(animated: true)
    show(navigation, "back to the platform's")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    window.addSubview(bar)
    navy.apply(to: bar)
    window.overrideUserInterfaceStyle = .light
    print("a bar of the app's:", Recorder.text(bar.tintColor), bar.barStyle)
    BarLook.platform.apply(to: bar)
    print("the platform's again:", Recorder.text(bar.tintColor), bar.barStyle)
  }

  private static func show(_ navigation: UINavigationController, _ why: String) {
    StandIn.settle()
    let (bar, item) = (navigation.navigationBar, navigation.topViewController?.navigationItem)
    let image = Recorder.text(item?.standardAppearance?.backgroundImage).prefix { $0 != " " }
    print(
      "\(why): tint \(Recorder.text(bar.tintColor)), \(bar.barStyle), \(image),",
      "status bar \(navigation.simulatedStatusBarStyle)")
  }
}
