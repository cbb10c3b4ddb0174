import UIKit

/// What UIKit does on the way back that is easily forgotten, a part each.
@main @MainActor struct Back {
  static func main() {
    let parts: [(String, @MainActor (UINavigationController) -> Void)] = [
      ("what the back button says", titles), ("who takes its place", items), ("the menu", menu),
      ("an action of its own goes back", actions), ("groups take its place", groups),
      ("what the headers say of delegates", headers), ("a recognizer of the app's own waits", ownEdge),
      ("two long presses on one view", twoPresses), ("a delegate decides whether a swipe begins", judged),
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

  private static func headers(_ controller: UINavigationController) {
    let judge = Judge()
    _ = Recorder.take()
    controller.interactivePopGestureRecognizer?.delegate = judge
    controller.interactiveContentPopGestureRecognizer?.delegate = judge
    Recorder.dump()
    StandIn.simulateSystem(18)
    controller.interactivePopGestureRecognizer?.delegate = judge
    print("\(Recorder.take().count) said of an older system")
    StandIn.simulateSystem(26)
  }

  private static func ownEdge(_ controller: UINavigationController) {
    let (judge, edge) = (Judge(), UIScreenEdgePanGestureRecognizer(target: nil, action: nil))
    edge.edges = .left
    edge.delegate = judge
    controller.view.addGestureRecognizer(edge)
    if let platforms = controller.interactivePopGestureRecognizer { edge.require(toFail: platforms) }
    judge.begin = {
      print("the app's recognizer is asked")
      controller.popViewController(animated: true)
      return false
    }
    print("the platform's first: \(controller.simulateSwipeBack(cancelled: true))")
    StandIn.settle()
    controller.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    print("then the app's: \(controller.simulateSwipeBack()), \(controller.viewControllers.count)")
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

  private static func twoPresses(_ controller: UINavigationController) {
    _ = Recorder.take()
    let (view, maker, viewer) = (UIView(frame: .zero), Maker(), UILargeContentViewerInteraction())
    view.addInteraction(UIContextMenuInteraction(delegate: maker))
    view.addInteraction(viewer)
    print(view.simulateLongPress()?.simulatedTitles ?? [])
    Recorder.dump()
    let judge = Judge()
    judge.isSimultaneous = true
    viewer.gestureRecognizerForExclusionRelationship.delegate = judge
    print(view.simulateLongPress()?.simulatedTitles ?? [], Recorder.take())
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
  var begin: (() -> Bool)?
  weak var waits: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begin?() ?? begins }

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
