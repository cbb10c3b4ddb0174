import UIKit

/// What UIKit does on the way back that is easily forgotten, a part each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor (UINavigationController) -> Void)] = [
      ("what the back button says", titles), ("who takes its place", items), ("the menu", menu),
      ("an action of its own goes back", actions), ("groups take its place", groups),
      ("a control knows what it sends", events), ("a view around is told of another size", resized),
      ("a class knows what it inherits from", inherited),
      ("what is at the left of a bar slides or cross-fades", moves),
    ]
    for (name, part) in parts {
      print("# \(name)")
      let (a, b) = (UIViewController(), UIViewController())
      (a.title, b.title) = ("A", "B")
      let controller = UINavigationController(rootViewController: a)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.pushViewController(b, animated: true)
      StandIn.settle()
      part(controller)
      withExtendedLifetime(window) {}
    }
  }

  private static func moves(_ controller: UINavigationController) {
    func say(_ name: String) { print("\(name): \(controller.simulatedBarTransition)") }
    say("the platform's button")
    let own = UIViewController()
    own.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    controller.pushViewController(own, animated: true)
    StandIn.settle()
    say("a custom view")
    controller.popViewController(animated: false)
    StandIn.settle()
    say("without animation")
    controller.popViewController(animated: true)
    StandIn.settle()
    say("back to the first")
    let plain = UIViewController()
    plain.navigationItem.hidesBackButton = true
    controller.pushViewController(plain, animated: true)
    StandIn.settle()
    say("hidden")
  }

  private static func titles(_ controller: UINavigationController) {
    let item = controller.viewControllers[0].navigationItem
    func say(_ name: String) {
      print("\(name): \(Recorder.text(controller.navigationBar.simulatedBackButton?.title))")
    }
    say("the title")
    item.backButtonTitle = "Start"
    say("backButtonTitle")
    item.backButtonTitle = ""
    say("an empty one")
    item.backButtonDisplayMode = .generic
    say("generic")
    item.backButtonDisplayMode = .minimal
    say("minimal")
    item.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    say("backBarButtonItem")
    (item.backBarButtonItem, item.backButtonTitle, item.title) = (nil, nil, nil)
    item.backButtonDisplayMode = .default
    say("none")
  }

  private static func items(_ controller: UINavigationController) {
    let item = controller.viewControllers[1].navigationItem
    func say(_ name: String) {
      print(
        "\(name): \(controller.navigationBar.simulatedBack), \(controller.simulateSwipeBack(cancelled: true))"
      )
    }
    say("at first")
    item.leftBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    say("a left item")
    item.leftItemsSupplementBackButton = true
    say("beside it")
    item.hidesBackButton = true
    say("hidden")
    item.hidesBackButton = false
    print("taps: \(controller.simulateBackButtonTap())")
    StandIn.settle()
    print("at the root: \(controller.simulateBackButtonTap())")
  }

  private static func menu(_ controller: UINavigationController) {
    controller.pushViewController(UIViewController(), animated: true)
    StandIn.settle()
    print(controller.simulatedBackMenu)
  }

  private static func actions(_ controller: UINavigationController) {
    let items = controller.viewControllers.map(\.navigationItem)
    items[1].backAction = UIAction(title: "Close") { _ in print("asked") }
    print("\(controller.navigationBar.simulatedBack), taps: \(controller.simulateBackButtonTap())")
    print("swipes: \(controller.simulateSwipeBack()), \(controller.simulateSwipe(in: controller.view))")
    print("screens: \(controller.viewControllers.count)")
    items[1].backAction = nil
    items[0].backAction = UIAction(title: "Close") { _ in print("closed") }
    controller.popViewController(animated: false)
    StandIn.settle()
    print("\(controller.navigationBar.simulatedBack), taps: \(controller.simulateBackButtonTap())")
  }

  private static func groups(_ controller: UINavigationController) {
    let item = controller.viewControllers[1].navigationItem
    func say() {
      print(
        "\(controller.navigationBar.simulatedBack), \(controller.navigationBar.simulatedLeft.count) at the left, "
          + "\(item.leftBarButtonItems?.count ?? 0) left items, \(item.leadingItemGroups.count) groups")
    }
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    items[0].hidesSharedBackground = true
    print("alone: \(items[0].simulatedHidesSharedBackground)")
    item.leftBarButtonItem = items[0]
    say()
    item.leadingItemGroups = [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
    say()
    print("in a group of two: \(items[0].simulatedHidesSharedBackground)")
    item.leftBarButtonItem = nil
    say()
  }

  private static func events(_ controller: UINavigationController) {
    let control = UIControl(frame: .zero)
    print("nothing: \(control.allControlEvents.isEmpty)")
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    print("a tap: \(control.allControlEvents == .touchUpInside)")
    let button = UIButton(type: .custom)
    button.menu = UIMenu(children: [UIAction(title: "Home") { _ in }])
    button.showsMenuAsPrimaryAction = true
    print("a menu: \(button.allControlEvents.isEmpty)")
  }

  private static func resized(_ controller: UINavigationController) {
    let outer = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.count = 0
    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    print("moved: \(outer.count)")
    inner.frame.size.width = 20
    outer.layoutIfNeeded()
    print("wider: \(outer.count > 0)")
  }

  private static func inherited(_ controller: UINavigationController) {
    let type: AnyClass? = Counting.superclass()
    print(type == UIView.self, (type as? NSObject.Type)?.superclass() == UIResponder.self)
    print(NSClassFromString("Driven.Named") == Named.self, NSClassFromString("Driven.Nothing") == nil)
  }
}

final class Named: UIViewController {}

private final class Counting: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
