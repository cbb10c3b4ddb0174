import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  /// A delegate of the app for the platform's swipe.
  final class Judge: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
  }

  static func main() {
    StandIn.findsEveryImage = true
    let plain = ButtonLook("buttons/plain", in: .main) { $0.background = .art("plain") }
    ThemeTable(defaults: ThemeScreen(backButton: plain)).use()
    for (system, isRightToLeft) in [(18, false), (26, false), (26, true)] {
      StandIn.simulateSystem(system)
      print("# iOS \(system)\(isRightToLeft ? ", right to left" : "")")
      run(isRightToLeft)
    }
    StandIn.simulateSystem(18)
    judged()
  }

  /// Before iOS 26, the app's own delegate of the swipe decides where the platform's would.
  private static func judged() {
    let (navigation, judge) = (UINavigationController(rootViewController: UIViewController()), Judge())
    navigation.interactivePopGestureRecognizer?.delegate = judge
    navigation.loadViewIfNeeded()
    ThemeNavigation.dress(navigation)
    guard let swipe = navigation.interactivePopGestureRecognizer else { return }
    for other in [UIPanGestureRecognizer(), UITapGestureRecognizer()] {
      let isBoth = swipe.delegate?.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: other) ?? false
      print("the app's is asked about a \(type(of: other)):", isBoth)
    }
  }

  private static func run(_ isRightToLeft: Bool) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let direction = UITraitEnvironmentLayoutDirection(rawValue: isRightToLeft ? 1 : 0) ?? .unspecified
    window.simulateTraits(UITraitCollection(layoutDirection: direction))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    guard let swipe = navigation.interactivePopGestureRecognizer else { return }
    let platforms = swipe.delegate
    _ = Recorder.take()
    ThemeNavigation.dress(navigation)
    print("the delegate stays the platform's:", swipe.delegate === platforms)
    print("at the root:", navigation.simulateSwipeBack())
    for _ in 0..<2 { push(navigation) }
    print("twice at once:", navigation.simulateSwipeBack(), navigation.simulateSwipeBack())
    StandIn.settle()
    print("screens:", navigation.viewControllers.count)
    push(navigation)
    navigation.topViewController?.navigationItem.hidesBackButton = true
    StandIn.settle()
    print("hidden:", navigation.simulateSwipeBack())
    let told = Recorder.take().filter { $0.contains("FROZEN") || $0.contains("against its header") }
    print("against the platform's rules:", told)
  }

  private static func push(_ navigation: UINavigationController) {
    navigation.pushViewController(UIViewController(), animated: true)
    StandIn.settle()
  }
}
