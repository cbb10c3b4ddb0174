import UIKit

/// What UIKit does on the way back that is easily forgotten, a part each.
@main @MainActor struct Back {
  static func main() {
    let parts: [(String, @MainActor (UINavigationController) -> Void)] = [
      ("what the back button says", titles), ("who takes its place", items), ("the menu", menu),
      ("who is told of a change", observers), ("a delegate decides whether a swipe begins", judged),
      ("who waits for whom", waiting), ("both at once", together),
      ("a screen's own swipe comes first", content),
      ("a menu of a view", longPress), ("a control knows what it sends", events),
      ("a view around hears of another size", resized), ("a class knows what it inherits from", inherited),
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
    say("a custom view")
    controller.popViewController(animated: false)
    say("without animation")
    controller.popViewController(animated: true)
    say("back to the first")
    let plain = UIViewController()
    plain.navigationItem.hidesBackButton = true
    controller.pushViewController(plain, animated: true)
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
    print("taps: \(controller.simulateBackButtonTap()), at the root: \(controller.simulateBackButtonTap())")
  }

  private static func menu(_ controller: UINavigationController) {
    controller.pushViewController(UIViewController(), animated: true)
    print(controller.simulatedBackMenu)
  }

  private static func observers(_ controller: UINavigationController) {
    let item = controller.viewControllers[1].navigationItem
    var heard: [NSKeyValueObservation] = [
      item.observe(\.title) { _, _ in print("title") },
      item.observe(\.hidesBackButton) { _, _ in print("hidesBackButton") },
    ]
    controller.viewControllers[1].title = "of the controller"
    item.hidesBackButton = true
    print("a call that is no setter")
    item.setHidesBackButton(false, animated: true)
    heard = []
    item.title = "nobody listens"
    print("\(heard.count) listen, hidden: \(item.hidesBackButton)")
  }

  private static func judged(_ controller: UINavigationController) {
    let judge = Judge()
    controller.interactivePopGestureRecognizer?.delegate = judge
    for (receives, begins) in [(false, true), (true, false), (true, true)] {
      (judge.receives, judge.begins) = (receives, begins)
      print("receives \(receives), begins \(begins): \(controller.simulateSwipeBack(cancelled: true))")
    }
  }

  /// A view with a pan of its own inside another one with one.
  private static func pans(_ controller: UINavigationController) -> (
    UIView, UIPanGestureRecognizer, UIPanGestureRecognizer
  ) {
    let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    let (outerPan, innerPan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    (outerPan.name, innerPan.name) = ("outer", "inner")
    outer.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerPan)
    outer.addSubview(inner)
    controller.topViewController?.view.addSubview(outer)
    return (inner, outerPan, innerPan)
  }

  private static func waiting(_ controller: UINavigationController) {
    let (view, outer, inner) = pans(controller)
    print("the inner one first: \(controller.simulateSwipe(in: view))")
    inner.require(toFail: outer)
    print("it waits for the outer one: \(controller.simulateSwipe(in: view))")
    let judge = Judge()
    judge.begins = false
    outer.delegate = judge
    print("which fails: \(controller.simulateSwipe(in: view))")
    let (other, second, first) = pans(controller)
    judge.begins = true
    judge.waits = second
    first.delegate = judge
    print("as its delegate says: \(controller.simulateSwipe(in: other))")
    (first.delegate, second.delegate, judge.waits, judge.isAwaited) = (nil, judge, nil, true)
    print("as the other's delegate says: \(controller.simulateSwipe(in: other))")
  }

  private static func together(_ controller: UINavigationController) {
    let (view, outer, _) = pans(controller)
    let judge = Judge()
    judge.isSimultaneous = true
    outer.delegate = judge
    print(controller.simulateSwipe(in: view))
  }

  private static func content(_ controller: UINavigationController) {
    let (view, outer, inner) = pans(controller)
    print(controller.simulateSwipe(in: view))
    (inner.isEnabled, outer.isEnabled) = (false, false)
    print(controller.simulateSwipe(in: view), controller.viewControllers.count)
    print("at the root: \(controller.simulateSwipe(in: controller.viewControllers[0].view))")
  }

  private static func longPress(_ controller: UINavigationController) {
    let (view, maker) = (UIView(frame: .zero), Maker())
    print("no menu: \(view.simulateLongPress() == nil)")
    view.addInteraction(UIContextMenuInteraction(delegate: maker))
    let inside = UIView(frame: .zero)
    view.addSubview(inside)
    let menu = inside.simulateLongPress()
    print(menu?.simulatedTitles ?? [])
    menu?.simulateChoice(0)
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
  }
}

private final class Counting: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class Maker: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "First") { _ in print("chosen") }])
    }
  }
}

private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var (receives, begins, isSimultaneous, isAwaited) = (true, true, false, false)
  weak var waits: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waits }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited }
}
