import ThemeRuntime
import UIKit

final class HomeViewController: UIViewController {}

/// A view as large as what is in it, by constraints alone.
final class Badge: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "Inbox"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 6),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that says how large it is, and changes.
final class Dot: UIView {
  var side: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

@main @MainActor struct Driver {
  static func main() {
    showCatalogue()
    OwnTheme.use()
    let controller = ThemeNavigationController(rootViewController: HomeViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()

    print("# by constraints inside")
    let badge = Badge()
    push(.view(badge), controller)
    show(badge, "at first")
    badge.label.text = "Everything"
    show(badge, "another text")

    print("# by constraints of its own")
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    let width = square.widthAnchor.constraint(equalToConstant: 24)
    NSLayoutConstraint.activate([width, square.heightAnchor.constraint(equalToConstant: 24)])
    push(.view(square), controller)
    show(square, "at first")
    width.constant = 40
    show(square, "another constant")

    print("# by its frame")
    let frame = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    frame.text = "<"
    push(.view(frame), controller)
    show(frame, "at first")
    frame.frame.size = CGSize(width: 50, height: 24)
    show(frame, "another frame")

    print("# by its intrinsic size")
    let dot = Dot()
    push(.view(dot), controller)
    show(dot, "at first")
    dot.side = 32
    show(dot, "another side")

    print("# touches")
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let star = UIControl(frame: CGRect(x: 50, y: 0, width: 30, height: 30))
    star.addAction(UIAction { _ in print("starred") }, for: .touchUpInside)
    let plain = UIButton(type: .custom)
    plain.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    for view in [star, plain] { row.addSubview(view) }
    push(.view(row), controller)
    show(row, "shown")
    tap(row, CGPoint(x: 65, y: 15), controller, "a control of its own")
    star.accessibilityLabel = "Star"
    for action in row.superview?.accessibilityCustomActions ?? [] {
      print("VoiceOver offers \(action.name)")
      print("  done: \(action.actionHandler?(action) ?? false)")
    }
    tap(row, CGPoint(x: 15, y: 15), controller, "a button that does nothing")
    push(.view(row), controller)
    tap(row, CGPoint(x: 40, y: 15), controller, "between them")
    row.subviews[1].addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    push(.view(row), controller)
    tap(row, CGPoint(x: 15, y: 15), controller, "what recognizes a gesture")

    let menu = UIButton(type: .custom)
    menu.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    menu.menu = UIMenu(children: [UIAction(title: "All inboxes") { _ in }])
    menu.showsMenuAsPrimaryAction = true
    let tray = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    tray.addSubview(menu)
    push(.view(tray), controller)
    tap(tray, CGPoint(x: 15, y: 15), controller, "a button that shows a menu")
    controller.popViewController(animated: true)

    print("# words")
    frame.text = "Home"
    push(.view(frame), controller)
    let item = controller.topViewController?.navigationItem.leftBarButtonItem
    print(
      item?.customView?.accessibilityLabel ?? "none",
      item?.customView?.simulateLongPress()?.simulatedTitles ?? [])

    print("# the app's default makes views")
    OwnTheme.defaults.backItem = .make { pushed in
      let label = UILabel()
      label.text = "from \(pushed.title ?? "untitled")"
      return label
    }
    for name in ["A", "B"] {
      let screen = HomeViewController()
      screen.title = name
      controller.pushViewController(screen, animated: true)
      controller.view.layoutIfNeeded()
      print(controller.navigationBar.simulatedTree(), terminator: "")
    }
    controller.popViewController(animated: true)
    print("swipes: \(controller.simulateSwipeBack())")
  }

  private static func push(_ item: OwnTheme.BackItem, _ controller: UINavigationController) {
    controller.topViewController?.themeScreen.backItem = item
    controller.pushViewController(HomeViewController(), animated: true)
    controller.view.layoutIfNeeded()
  }

  /// Its frame in what holds it, and that in the bar.
  private static func show(_ view: UIView, _ why: String) {
    view.window?.layoutIfNeeded()
    let holder = view.superview
    let bar = holder.map { Recorder.text($0.convert($0.bounds, to: $0.window)) } ?? "none"
    print("\(why): \(Recorder.text(view.frame)) at \(bar)")
  }

  private static func tap(
    _ view: UIView, _ point: CGPoint, _ controller: UINavigationController, _ why: String
  ) {
    let depth = controller.viewControllers.count
    let found = controller.view.simulateTap(at: view.convert(point, to: controller.view))
    let popped = depth - controller.viewControllers.count
    print("\(why): \(found.map { "\(type(of: $0))" } ?? "nothing") is touched, \(popped) popped")
  }
}
