import SwiftUI
import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let wood = BarLook("bars/wood", in: .main) { $0.background = .art("wood") }
    let plain = ButtonLook("buttons/plain", in: .main) {
      $0.background = .art("plain")
      $0.title.color = .white
    }
    // What the theme has for screens of UIKit doesn't stand beside the button of SwiftUI.
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      run(Text("Photo").themedBar(wood).themedBackButton(plain))
    }
  }

  /// Does what a stack of SwiftUI does, whose screens are in controllers of its own classes.
  private static func run<Photo: View>(_ photo: Photo) {
    let (home, screen) = (UIViewController(), UIHostingController(rootView: photo))
    home.navigationItem.title = "Home"
    let stack = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    push(screen, stack)
    // SwiftUI lets its state change after the views are updated.
    RunLoop.main.run(until: Date())
    let text = screen.simulatedText
    for part in ["ToolbarItem(topBarLeading)", "Text(Home)", "sharedBackgroundVisibility(hidden)"] {
      print("\(part): \(text.contains(part))")
    }
    let image = screen.navigationItem.standardAppearance?.backgroundImage
    print("bar:", Recorder.text(image).dropFirst().prefix { $0 != " " })
    let item = screen.navigationItem
    print("others:", item.leftBarButtonItems?.count ?? 0, stack.navigationBar.simulatedBack)
    print("swipes:", stack.simulateSwipeBack())
    StandIn.settle()
    print("screens:", stack.viewControllers.count)
    push(screen, stack)
    for action in screen.simulatedActions() { action() }
    StandIn.settle()
    print("tapped, screens:", stack.viewControllers.count)
  }

  private static func push(_ screen: UIViewController, _ stack: UINavigationController) {
    stack.pushViewController(screen, animated: true)
    StandIn.settle()
  }
}
