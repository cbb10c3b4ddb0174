import SwiftUI
import ThemeRuntime
import UIKit

/// A look that is the platform's on some systems, and a native one: SwiftUI leaves the platform's back button.
@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let platforms = ButtonLook("backButtons/back", in: .main) {
      $0.background = .art("back")
      $0.title.color = .white
    }.when(system: 26) { $0.background = .system }
    let native = ButtonLook("backButtons/native", in: .main) {
      $0.isNative = true
      $0.background = .art("native")
      $0.title.color = .red
    }
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      for (name, look) in [("platform's from iOS 26 on", platforms), ("native", native)] {
        print("iOS \(system), \(name):", state(of: Text("Photo").themedBackButton(look)))
      }
    }
  }

  private static func state<Photo: View>(of photo: Photo) -> String {
    let (home, screen) = (UIViewController(), UIHostingController(rootView: photo))
    home.navigationItem.title = "Home"
    let stack = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(screen, animated: true)
    StandIn.settle()
    // SwiftUI lets its state change after the views are updated.
    RunLoop.main.run(until: Date())
    screen.simulateUpdate()
    StandIn.settle()
    let color = screen.navigationItem.standardAppearance?.backButtonAppearance.normal.titleTextAttributes
    return
      "own button: \(screen.simulatedText.contains("Text(Home)")), \(stack.navigationBar.simulatedBack), "
      + "title \(Recorder.text(color))"
  }
}
