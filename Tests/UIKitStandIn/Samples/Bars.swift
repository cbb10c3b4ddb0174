import UIKit

/// Where bars and what they hold stand, and what a finger reaches, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("a finger asks a parent before its child", hits),
      ("touches go on to the next responder", responders),
      ("a bar's background begins at the edge of the screen", backgrounds),
      ("bars of iOS 26 are higher", higher),
      ("a bar sizes custom views", customViews),
      ("a bar squeezes what has no room", squeezed),
      ("a vertical bar leaves custom views at its top", vertical),
      ("a bar's custom view is touched within itself", barHits),
      ("a high bar is asked what is at the edge", edges),
    ]
    for (name, part) in parts {
      print("# \(name)")
      part()
    }
  }

  final class Large: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  private static func hits() {
    let window = view(0, 0, 100, 100)
    let parent = view(20, 20, 40, 40)
    let control = Large(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(parent)
    parent.addSubview(control)
    for x: CGFloat in [15, 20, 49, 51] {
      print(Recorder.text(x), window.hitTest(CGPoint(x: x, y: 25), with: nil) === control)
    }
    parent.isUserInteractionEnabled = false
    print(window.hitTest(CGPoint(x: 25, y: 25), with: nil) === control)
  }

  private static func responders() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    control.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
    let inside = view(0, 0, 20, 20)
    control.addSubview(inside)
    print(control.simulateTap(at: CGPoint(x: 5, y: 5)) === inside)
    inside.isUserInteractionEnabled = false
    print(control.simulateTap(at: CGPoint(x: 5, y: 5)) === control)
    print(control.simulateTap(at: CGPoint(x: 50, y: 5)) == nil)
  }

  private static func screen(_ status: CGFloat, _ traits: UITraitCollection) -> (
    UIWindow, UINavigationController
  ) {
    StandIn.statusBarHeight = status
    let controller = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.simulateTraits(traits)
    window.makeKeyAndVisible()
    return (window, controller)
  }

  private static func backgrounds() {
    StandIn.simulateSystem(18)
    backgroundsOfSystem()
    StandIn.simulateSystem(26)
  }

  private static func higher() {
    backgroundsOfSystem()
  }

  private static func backgroundsOfSystem() {
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(verticalSizeClass: .regular),
    ])
    let low = UITraitCollection(verticalSizeClass: .compact)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    for (status, traits) in [(20, phone), (47, phone), (59, phone), (59, low), (24, pad)] {
      let (window, controller) = screen(CGFloat(status), traits)
      let bar = controller.navigationBar
      print("\(Recorder.text(bar.frame)) behind it \(Recorder.text(bar.simulatedBackground.frame))")
      bar.prefersLargeTitles = true
      window.layoutIfNeeded()
      print("\(Recorder.text(bar.frame)) behind it \(Recorder.text(bar.simulatedBackground.frame))")
      controller.topViewController?.navigationItem.largeTitleDisplayMode = .never
      window.layoutIfNeeded()
      say(bar)
      window.simulateTraits(phone)
    }
    StandIn.statusBarHeight = 47
    let alone = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 320, height: 44))
    view(0, 0, 320, 200).addSubview(alone)
    alone.layoutIfNeeded()
    print("\(Recorder.text(alone.frame)) behind it \(Recorder.text(alone.simulatedBackground.frame))")
  }

  private static func bar(_ view: UIView) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItem = UIBarButtonItem(customView: view)
    bar.setItems([item], animated: false)
    bar.layoutIfNeeded()
    return bar
  }

  private static func place(_ view: UIView, in bar: UINavigationBar) -> String {
    Recorder.text(view.superview.map { bar.convert(view.frame.origin, from: $0) }) + " "
      + Recorder.text(view.bounds.size)
  }

  private static func customViews() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    let fixed = UIView()
    fixed.widthAnchor.constraint(equalToConstant: 70).isActive = true
    fixed.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let text = UILabel()
    text.text = "abcd"
    for translates in [true, false] {
      for (name, view) in [
        ("a view with a frame", view(0, 0, 50, 30)), ("constraints inside", padded(text)),
        ("constraints of its own", fixed), ("a size of its own", label),
      ] {
        view.translatesAutoresizingMaskIntoConstraints = translates
        print("\(name)\(translates ? ", translated" : ""): \(place(view, in: bar(view)))")
      }
    }
    let shown = bar(label)
    label.text = "abcdefgh"
    shown.layoutIfNeeded()
    print("relabeled: \(place(label, in: shown))")
  }

  private static func squeezed() {
    func text(_ length: Int) -> UILabel {
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.text = String(repeating: "a", count: length)
      return label
    }
    func show(_ name: String, _ title: String, _ lefts: [UIView], _ rights: [UIView] = []) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: title)
      item.leftBarButtonItems = lefts.map { UIBarButtonItem(customView: $0) }
      item.rightBarButtonItems = rights.map { UIBarButtonItem(customView: $0) }
      bar.setItems([item], animated: false)
      bar.layoutIfNeeded()
      print("\(name): \((lefts + rights).map { place($0, in: bar) }.joined(separator: ", "))")
    }
    show("alone", "", [text(200)])
    show("beside a title", "A title", [text(200)])
    show("beside a short title", "A", [text(200)])
    show("beside one that is short", "", [text(200)], [text(8)])
    show("beside one that is long", "", [text(200)], [text(200)])
    show("two at a side", "", [text(200), text(8)])
    let wide = text(200)
    wide.widthAnchor.constraint(equalToConstant: 400).isActive = true
    show("a required width", "", [wide])
    let least = text(200)
    least.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
    show("a least width", "", [least])
    let stiff = text(200)
    stiff.setContentCompressionResistancePriority(.required, for: .horizontal)
    show("one that resists", "", [stiff])
    let middle = UINavigationItem(title: "A")
    middle.titleView = text(200)
    middle.leftBarButtonItem = UIBarButtonItem(customView: text(8))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([middle], animated: false)
    bar.layoutIfNeeded()
    print("a title view: \(middle.titleView.map { place($0, in: bar) } ?? "none")")
  }

  private static func vertical() {
    let (window, controller) = screen(47, UITraitCollection(verticalSizeClass: .regular))
    let next = UIViewController()
    controller.pushViewController(next, animated: false)
    StandIn.settle()
    let bar = controller.navigationBar
    func show() {
      window.layoutIfNeeded()
      let back = bar.simulatedBackButton == nil ? "no back button" : "a back button"
      print("\(Recorder.text(bar.frame)), \(back), \(bar.simulatedLeft.count) at the left")
    }
    show()
    bar.simulatesVertical = true
    show()
    let own = view(0, 0, 30, 30)
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: own)
    show()
    print(place(own, in: bar))
  }

  private static func barHits() {
    let control = Large(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let bar = bar(control)
    for x: CGFloat in [10, 16, 35, 40] {
      print(Recorder.text(x), bar.hitTest(CGPoint(x: x, y: 22), with: nil) === control)
    }
  }

  private static func edges() {
    StandIn.findsEveryImage = true
    let (window, controller) = screen(47, UITraitCollection(verticalSizeClass: .regular))
    let (bar, item) = (controller.navigationBar, controller.topViewController?.navigationItem)
    func appearance(_ name: String) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundImage = UIImage(named: name)
      return appearance
    }
    func said() -> String { Recorder.text(bar.simulatedBackground.image) }
    bar.standardAppearance = appearance("standard")
    print(said())
    bar.simulatesScrollEdge = true
    bar.scrollEdgeAppearance = appearance("edge")
    print(said())
    item?.standardAppearance = appearance("item")
    bar.simulatesScrollEdge = false
    print(said())
    bar.compactAppearance = appearance("compact")
    item?.standardAppearance = nil
    window.simulateTraits(UITraitCollection(verticalSizeClass: .compact))
    print(said())
    window.simulateTraits(UITraitCollection(verticalSizeClass: .regular))
    StandIn.findsEveryImage = false
  }
}
