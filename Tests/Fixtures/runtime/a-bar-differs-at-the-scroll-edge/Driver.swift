import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    StandIn.simulateSystem(18)
    let wood = BarLook("bars/wood", in: .main) { $0.background = .art("wood") }
    let low = wood.when(metrics: .compact) { $0.background = .art("low") }
    show("one picture", wood)
    show("another one for low bars", low)
    show("another one at the edge", low.when(isScrollEdge: true) { $0.background = .art("edge") })
    show("the platform's at the edge", wood.when(isScrollEdge: true) { $0.background = .system })
    show("a tint alone", BarLook("bars/tinted", in: .main) { $0.tint = .green })
    show("a color", BarLook("bars/color", in: .main) { $0.background = .art("color", color: .blue) })
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    low.apply(to: bar)
    print("a bar of the app's:", text(bar.standardAppearance), text(bar.compactScrollEdgeAppearance))
  }

  private static func show(_ why: String, _ look: BarLook) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = navigation.viewControllers[0]
    screen.themeScreen.bar = look
    ThemeNavigation.dress(navigation)
    let item = screen.navigationItem
    let all = [
      item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
      item.compactScrollEdgeAppearance,
    ]
    print("\(why):", all.map { text($0) }.joined(separator: ", "))
  }

  private static func text(_ appearance: UINavigationBarAppearance?) -> String {
    guard let appearance else { return "-" }
    guard let image = appearance.backgroundImage else {
      return appearance.backgroundEffect == nil
        ? appearance.backgroundColor.map { Recorder.text($0) } ?? "transparent" : "the platform's"
    }
    return String(Recorder.text(image).dropFirst().prefix { $0 != " " })
  }
}
