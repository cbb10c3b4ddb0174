import SwiftUI
import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  private static let glass = ButtonLook("buttons/glass", in: .main) {
    $0.background = .art("fallback")
    $0.material = .glass(tint: .red)
    $0.cornerRadius = 12
  }
  private static let shadowed = ButtonLook("buttons/shadowed", in: .main) {
    $0.background = .art("shadowed", alignment: ThemeMargins(top: 4, left: 6, bottom: 8, right: 2))
  }

  static func main() {
    StandIn.findsEveryImage = true
    for system in [18, 26] {
      StandIn.simulateSystem(system)
      let screen = UIHostingController(rootView: Button("Buy") {}.buttonStyle(.themed(glass)))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      StandIn.settle()
      let effects = screen.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
      print(
        "iOS \(system):",
        effects.map { "\($0.effect.map { "\(type(of: $0))" } ?? "none") corners \($0.layer.cornerRadius)" },
        "the art is shown: \(screen.simulatedText.contains("fallback"))")
    }
    // What lies outside of the art's alignment rectangle is outside of the layout, on the sides where it is seen.
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let text = Button("Buy") {}.buttonStyle(.themed(shadowed)).simulatedText(in: environment)
      print(
        "\(direction):",
        text.firstRange(of: "padding").map { text[$0.lowerBound...].prefix { $0 != "\n" } } ?? "none")
    }
  }
}
