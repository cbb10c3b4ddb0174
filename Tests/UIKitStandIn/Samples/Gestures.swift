import UIKit

/// Which of several gestures begins, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor (UINavigationController) -> Void)] = [
      ("a delegate decides whether a swipe begins", judged), ("what the headers say of delegates", headers),
      ("a recognizer of the app's own waits", ownEdge), ("it may be recognized itself", recognized),
      ("a swipe from the edge may be one in the screen as well", twice),
      ("who waits for whom", waiting), ("both at once", together),
      ("a screen's own swipe comes first", content),
      ("a custom item does not stop a swipe in a screen", beside),
      ("a menu of a view", longPress), ("two long presses on one view", twoPresses),
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

  private static func twice(_ controller: UINavigationController) {
    StandIn.simulatesContentSwipeAtEdge = true
    for waits in [false, true] {
      let screens = ["A", "B", "C", "D"].map { title in
        let screen = UIViewController()
        screen.title = title
        return screen
      }
      screens[3].navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
      controller.setViewControllers(screens, animated: false)
      StandIn.settle()
      let (judge, edge) = (Judge(), UIScreenEdgePanGestureRecognizer(target: nil, action: nil))
      edge.edges = .left
      edge.delegate = judge
      screens[3].view.addGestureRecognizer(edge)
      if waits, let content = controller.interactiveContentPopGestureRecognizer {
        edge.require(toFail: content)
      }
      judge.begin = {
        controller.popViewController(animated: true)
        return false
      }
      let answers = controller.simulateSwipeBack()
      print("waits \(waits): \(answers), \(controller.viewControllers.count) of 4 left")
      StandIn.settle()
    }
    StandIn.simulatesContentSwipeAtEdge = false
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

  private final class Heard: UIScreenEdgePanGestureRecognizer {
    override var state: UIGestureRecognizer.State { didSet { print("\(state)") } }
  }

  private static func recognized(_ controller: UINavigationController) {
    let edge = Heard(target: nil, action: nil)
    edge.edges = .left
    controller.view.addGestureRecognizer(edge)
    if let platforms = controller.interactivePopGestureRecognizer { edge.require(toFail: platforms) }
    controller.topViewController?.navigationItem.hidesBackButton = true
    print(controller.simulateSwipeBack(), controller.viewControllers.count)
    edge.edges = .right
    print(controller.simulateSwipeBack())
  }

  private static func beside(_ controller: UINavigationController) {
    controller.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
    print("at the edge: \(controller.simulateSwipeBack())")
    let view = controller.topViewController?.view ?? UIView()
    print(controller.simulateSwipe(in: view), controller.viewControllers.count)
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
