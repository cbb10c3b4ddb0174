import ThemeRuntime
import UIKit

@main @MainActor struct Driver {
  /// A view that says how large it is, and changes.
  final class Dot: UIView {
    var side: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  }

  static let window = UIWindow(frame: UIScreen.main.bounds)

  static func main() {
    let home = UIViewController()
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    ThemeNavigation.dress(navigation)
    let frame = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    frame.text = "Up"
    push(.view(frame), navigation)
    show(frame, "by its frame")
    frame.frame.size = CGSize(width: 50, height: 24)
    show(frame, "another frame")
    let dot = Dot()
    push(.view(dot), navigation)
    show(dot, "by its intrinsic size")
    dot.side = 32
    show(dot, "another side")
    push(.view(frame), navigation)
    show(frame, "one view on two screens")
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    show(frame, "on the first one again")
    let back = frame.superview
    print(back?.accessibilityLabel ?? "none", back?.simulateLongPress()?.simulatedTitles ?? [])
    touches(navigation)
    home.themeScreen.backItem = nil
    ThemeTable.current.defaults.backItem = .make { pushed in
      let label = UILabel()
      label.text = "from \(pushed.title ?? "untitled")"
      return label
    }
    StandIn.settle()
    let made = navigation.topViewController?.navigationItem.leftBarButtonItem?.customView
    print((made?.subviews.first as? UILabel)?.text ?? "none", "swipes:", navigation.simulateSwipeBack())
  }

  private static func touches(_ navigation: UINavigationController) {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let star = UIControl(frame: CGRect(x: 50, y: 0, width: 30, height: 30))
    star.addAction(UIAction { _ in print("starred") }, for: .touchUpInside)
    star.accessibilityLabel = "Star"
    row.addSubview(star)
    push(.view(row), navigation)
    for action in row.superview?.accessibilityCustomActions ?? [] {
      print("VoiceOver offers \(action.name):", action.actionHandler?(action) ?? false)
    }
    for x in [65, 15] {
      let count = navigation.viewControllers.count
      _ = navigation.view.simulateTap(at: row.convert(CGPoint(x: x, y: 15), to: navigation.view))
      StandIn.settle()
      print("touched at \(x): \(count - navigation.viewControllers.count) popped")
    }
  }

  private static func push(_ item: ThemeBackItem, _ navigation: UINavigationController) {
    navigation.topViewController?.themeScreen.backItem = item
    let screen = UIViewController()
    screen.title = "Screen \(navigation.viewControllers.count)"
    navigation.pushViewController(screen, animated: true)
    StandIn.settle()
  }

  private static func show(_ view: UIView, _ why: String) {
    StandIn.settle()
    print("\(why): \(Recorder.text(view.frame)) in \(Recorder.text(view.superview?.bounds.size))")
  }
}
