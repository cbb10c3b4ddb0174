import SwiftUI
import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let wood = BarLook("bars/wood", in: .main) { $0.background = .art("wood") }
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)")
      run(Text("Photo").themedBar(wood).themedBackButton(plain))
    }
  }

  /// Does what a stack of SwiftUI does with its screens, whose controllers are of SwiftUI's own classes.
  private static func run<Photo: View>(_ photo: Photo) {
    let (home, screen) = (UIViewController(), UIHostingController(rootView: photo))
    home.navigationItem.title = "Home"
    let stack = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(screen, animated: true)
    screen.navigationItem.hidesBackButton = true
    StandIn.settle()
    var environment = EnvironmentValues()
    environment.simulatedController = screen
    environment.simulatedDismissal = { stack.popViewController(animated: true) }
    _ = photo.simulatedText(in: environment)
    StandIn.settle()
    // SwiftUI lets its state change after the views are updated.
    RunLoop.main.run(until: Date())
    print(photo.simulatedText(in: environment))
    let image = screen.navigationItem.standardAppearance?.backgroundImage
    print("bar:", Recorder.text(image).dropFirst().prefix { $0 != " " })
    print("the theme's other ways back:", screen.navigationItem.leftBarButtonItems?.count ?? 0)
    print("swipe, given up:", stack.simulateSwipeBack(cancelled: true), stack.viewControllers.count)
    StandIn.settle()
    if stack.viewControllers.count > 1 { print("swipe:", stack.simulateSwipeBack()) }
    StandIn.settle()
    print("screens:", stack.viewControllers.count)
    stack.pushViewController(screen, animated: true)
    StandIn.settle()
    environment.simulatesTap = true
    _ = photo.simulatedText(in: environment)
    StandIn.settle()
    print("tapped, screens:", stack.viewControllers.count)
  }
}
