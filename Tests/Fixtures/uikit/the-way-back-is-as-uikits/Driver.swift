import ThemeRuntime
import UIKit

final class HomeViewController: UIViewController {}
class NavyViewController: UIViewController {}
class ClosingViewController: UIViewController {}
/// Named nowhere in the theme.
final class PhotoViewController: ClosingViewController {}

/// An app's own judge of the swipe.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}

@main @MainActor struct Driver {
  static let window = UIWindow(frame: UIScreen.main.bounds)

  static func main() {
    showCatalogue()
    WayTheme.use()
    let parts: [(String, @MainActor (UINavigationController) -> Void)] = [
      ("the title is followed", titles), ("a text of the app's own stays", relabelled),
      ("a button of the app's own names the way back", ownButton), ("how to show it", displayModes),
      ("a screen hides it at any moment", hidden), ("left items of a screen", leftItems),
      ("the menu of the screens behind", menu), ("words for VoiceOver", spoken),
      ("a look is found for subclasses", subclasses), ("a tint ends with its screen", tints),
      ("a screen that is gone", gone), ("a swipe in a screen", swipes), ("Interface Builder", builder),
    ]
    for (name, part) in parts {
      print("# \(name)")
      let controller = ThemeNavigationController(rootViewController: HomeViewController())
      controller.topViewController?.title = "Home"
      window.rootViewController = controller
      window.makeKeyAndVisible()
      push(HomeViewController(), controller)
      part(controller)
    }
  }

  private static func say(_ line: String) { print(line) }

  private static func push(_ screen: UIViewController, _ controller: UINavigationController) {
    controller.pushViewController(screen, animated: true)
    controller.view.layoutIfNeeded()
  }

  /// What stands at the left of the bar, and what the platform shows itself.
  private static func show(_ controller: UINavigationController, _ why: String) {
    controller.view.layoutIfNeeded()
    let screen = controller.topViewController
    let items = screen?.navigationItem.leftBarButtonItems ?? []
    let button = screen?.themeScreen.backButton
    let shown = items.map { item in
      item.title ?? button.map { "themed \(Recorder.text($0.text)) \(Recorder.text($0.bounds.width))" }
        ?? "view"
    }
    say("\(why): \(shown) and \(controller.navigationBar.simulatedBack)")
  }

  private static func titles(_ controller: UINavigationController) {
    let home = controller.viewControllers[0]
    show(controller, "pushed by Home")
    home.title = "A longer title"
    show(controller, "title")
    home.navigationItem.title = "Item"
    show(controller, "the item's title")
    home.navigationItem.backButtonTitle = "To the start"
    show(controller, "backButtonTitle")
    home.navigationItem.backButtonTitle = ""
    show(controller, "an empty one")
    home.navigationItem.backButtonTitle = nil
    home.title = nil
    show(controller, "none")
  }

  private static func relabelled(_ controller: UINavigationController) {
    controller.topViewController?.themeScreen.backButton?.text = "Menu"
    controller.viewControllers[0].title = "Start"
    show(controller, "relabelled")
    push(HomeViewController(), controller)
    controller.popViewController(animated: true)
    show(controller, "again")
  }

  private static func ownButton(_ controller: UINavigationController) {
    // What Interface Builder calls "Back Button".
    let own = UIBarButtonItem(title: "Builder", style: .plain, target: nil, action: nil)
    controller.viewControllers[0].navigationItem.backBarButtonItem = own
    show(controller, "backBarButtonItem")
    own.title = "Renamed"
    show(controller, "its title")
    own.title = nil
    show(controller, "without a title")
  }

  private static func displayModes(_ controller: UINavigationController) {
    let item = controller.viewControllers[0].navigationItem
    item.backButtonDisplayMode = .minimal
    show(controller, "minimal")
    item.backButtonDisplayMode = .generic
    show(controller, "generic")
    item.backButtonDisplayMode = .default
    show(controller, "default")
  }

  private static func hidden(_ controller: UINavigationController) {
    let item = controller.topViewController?.navigationItem
    item?.hidesBackButton = true
    show(controller, "hidden")
    say("swipes: \(controller.simulateSwipeBack())")
    item?.hidesBackButton = false
    show(controller, "shown")
    // Nobody is told of this.
    item?.setHidesBackButton(true, animated: true)
    say("swipes: \(controller.simulateSwipeBack())")
    (controller as? ThemeNavigationController)?.navigator.update()
    show(controller, "hidden by a call")
    item?.hidesBackButton = false
    say("swipes: \(controller.simulateSwipeBack())")
    say("swipes at the root: \(controller.simulateSwipeBack())")
  }

  private static func leftItems(_ controller: UINavigationController) {
    let own = { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    let item = controller.topViewController?.navigationItem
    item?.leftBarButtonItem = own("Edit")
    show(controller, "one of its own")
    say("swipes: \(controller.simulateSwipeBack())")
    item?.leftItemsSupplementBackButton = true
    show(controller, "beside the back button")
    item?.leftBarButtonItems = [own("Add"), own("Sort")]
    show(controller, "two others")
    item?.leftItemsSupplementBackButton = false
    show(controller, "instead of it")
    item?.leftBarButtonItem = nil
    show(controller, "none")
    let next = HomeViewController()
    next.navigationItem.leftBarButtonItem = own("Close")
    push(next, controller)
    show(controller, "put there before")
  }

  private static func menu(_ controller: UINavigationController) {
    controller.topViewController?.title = "Photos"
    push(HomeViewController(), controller)
    let menu = controller.topViewController?.themeScreen.backButton?.simulateLongPress()
    say("\(menu?.simulatedTitles ?? [])")
    menu?.simulateChoice(1)
    say("\(controller.viewControllers.map { $0.title ?? "untitled" })")
  }

  private static func spoken(_ controller: UINavigationController) {
    let button = controller.topViewController?.themeScreen.backButton
    say("\(button?.accessibilityLabel ?? "none"), button: \(button?.accessibilityTraits == .button)")
    controller.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    say(button?.accessibilityLabel ?? "none")
    button?.accessibilityLabel = "Up"
    say(button?.accessibilityLabel ?? "none")
  }

  private static func subclasses(_ controller: UINavigationController) {
    push(PhotoViewController(), controller)
    push(HomeViewController(), controller)
    say(
      "what PhotoViewController pushes goes back by \(controller.topViewController?.themeScreen.backButton?.look.name ?? "none")"
    )
  }

  private static func tints(_ controller: UINavigationController) {
    let bar = controller.navigationBar
    func tint(_ name: String) {
      let item = controller.topViewController?.navigationItem
      let title = Recorder.text(item?.standardAppearance?.titleTextAttributes[.foregroundColor])
      say("\(name): tint \(Recorder.text(bar.tintColor)), title \(title)")
    }
    bar.tintColor = .red
    push(NavyViewController(), controller)
    tint("the theme's")
    push(HomeViewController(), controller)
    tint("the app's")
    controller.topViewController?.themeScreen.bar = WayTheme.NavigationBars.plain
    tint("a bar without tint")
    controller.topViewController?.themeScreen.bar = nil
    tint("cleared")
    controller.popViewController(animated: true)
    tint("back")
  }

  private static func gone(_ controller: UINavigationController) {
    let kept = controller.topViewController ?? HomeViewController()
    weak let old = controller.viewControllers[0]
    controller.setViewControllers([kept], animated: false)
    say("the pusher is gone: \(old == nil)")
    show(controller, "at the root")
    let start = HomeViewController()
    start.title = "Start"
    controller.setViewControllers([start, kept], animated: false)
    show(controller, "behind another one")
  }

  private static func swipes(_ controller: UINavigationController) {
    guard let screen = controller.topViewController else { return }
    if #available(iOS 26.0, *), let content = controller.interactiveContentPopGestureRecognizer {
      say("from anywhere in it: judged by the theme: \(content.delegate is WayTheme.Navigator)")
    }
    let carousel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.name = "carousel"
    carousel.addGestureRecognizer(pan)
    screen.view.addSubview(carousel)
    say("on a carousel: \(controller.simulateSwipe(in: carousel))")
    say("beside it: \(controller.simulateSwipe(in: screen.view))")
    screen.themeScreen.backItem = .platform
    let next = HomeViewController()
    push(next, controller)
    say("beside it, with the platform's button: \(controller.simulateSwipe(in: next.view))")
    let own = UINavigationController(rootViewController: HomeViewController())
    let judge = Judge()
    window.rootViewController = own
    own.interactivePopGestureRecognizer?.delegate = judge
    let navigator = WayTheme.Navigator(own)
    navigator.update()
    let swipe = own.interactivePopGestureRecognizer ?? pan
    let asked = swipe.delegate
    for other in [pan, UITapGestureRecognizer()] {
      let both = asked?.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: other) ?? false
      say("the app's delegate is asked: \(both)")
    }
  }

  private static func builder(_ controller: UINavigationController) {
    guard let built = WayThemeNavigationController(coder: NSKeyedArchiver(requiringSecureCoding: false))
    else { return }
    built.setViewControllers([HomeViewController(), HomeViewController()], animated: false)
    window.rootViewController = built
    show(built, "\(type(of: built))")
  }
}
