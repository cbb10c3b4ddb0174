import UIKit

/// What decides how large views are, where bars stand and what a finger reaches, a rule each.
@main @MainActor struct Layout {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("constraints place what does not translate its mask", constraints),
      ("a frame stays where the mask is translated", frames),
      ("a size of its own is met by its priorities", intrinsic),
      ("what changes its size is laid out again", invalidated),
      ("a required constraint comes before a size of its own", required),
      ("guides are the parts inside", guides),
      ("leading is right where people read from the right", leading),
      ("constraints align rectangles inside of frames", alignment),
      ("a fitting size is that of what is inside", fitting),
      ("a mask shares a change of size", masks),
      ("a finger asks a parent before its child", hits),
      ("touches go on to the next responder", responders),
      ("a bar's background begins at the edge of the screen", backgrounds),
      ("a bar sizes custom views", customViews),
      ("a bar's custom view is touched within itself", barHits),
      ("focus is a state", focus),
      ("traits are told by both ways", traits),
      ("a high bar is asked what stands at the edge", edges),
      ("text of a style is as large as its category says", textSizes),
      ("a scaled font is at most as large as it may be", largestFonts),
      ("a label follows the category with a scaled font, where it adjusts", labels),
    ]
    for (name, part) in parts {
      print("# \(name)")
      part()
    }
  }

  private static func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private static func free(in parent: UIView, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func say(_ views: UIView...) {
    print(views.map { Recorder.text($0.frame) }.joined(separator: " "))
  }

  private static func constraints() {
    let parent = view(0, 0, 200, 100)
    let (a, b) = (free(in: parent), free(in: parent))
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalToConstant: 30), gap,
      b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    parent.layoutIfNeeded()
    say(a, b)
    gap.constant = 40
    parent.layoutIfNeeded()
    say(a, b)
    gap.isActive = false
    b.removeFromSuperview()
    print(parent.constraints.count)
  }

  private static func frames() {
    let parent = view(0, 0, 200, 100)
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 140, height: 40))
    parent.addSubview(label)
    label.text = "Menu"
    parent.layoutIfNeeded()
    say(label)
    label.sizeToFit()
    say(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Menu Menu"
    parent.layoutIfNeeded()
    say(label)
  }

  private static func pair(_ width: CGFloat) -> (UIView, UILabel, UILabel) {
    let parent = view(0, 0, width, 100)
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.font = .systemFont(ofSize: 10)
      label.text = "abcd"
      _ = free(in: parent, label)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    return (parent, a, b)
  }

  private static func intrinsic() {
    let (parent, a, b) = pair(100)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    parent.layoutIfNeeded()
    say(a, b)
    let (narrow, c, d) = pair(30)
    d.setContentCompressionResistancePriority(.required, for: .horizontal)
    narrow.layoutIfNeeded()
    say(c, d)
  }

  private static func invalidated() {
    let parent = view(0, 0, 200, 100)
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    _ = free(in: parent, label)
    label.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    parent.layoutIfNeeded()
    say(label)
    label.text = "abcdefgh"
    parent.layoutIfNeeded()
    say(label)
  }

  private static func required() {
    let (parent, a, b) = pair(100)
    a.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let wish = b.widthAnchor.constraint(equalToConstant: 90)
    wish.priority = .defaultHigh
    wish.isActive = true
    parent.layoutIfNeeded()
    say(a, b)
  }

  private static func guides() {
    let parent = view(0, 0, 200, 100)
    let child = free(in: parent)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
      child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
    ])
    parent.layoutIfNeeded()
    say(child)
  }

  private static func leading() {
    let (parent, a, b) = pair(100)
    for label in [a, b] { label.semanticContentAttribute = .forceRightToLeft }
    parent.semanticContentAttribute = .forceRightToLeft
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let child = free(in: parent)
    child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 30).isActive = true
    child.widthAnchor.constraint(equalToConstant: 5).isActive = true
    parent.layoutIfNeeded()
    say(a, b, child)
  }

  private static func alignment() {
    StandIn.images["art"] = .init(width: 40, height: 20, scale: 1)
    let art = UIImage(named: "art")?.withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 3))
    let parent = view(0, 0, 200, 100)
    let picture = UIImageView(image: art)
    _ = free(in: parent, picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      picture.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 32),
      picture.heightAnchor.constraint(equalToConstant: 17),
    ])
    parent.layoutIfNeeded()
    say(picture)
  }

  private static func padded(_ inside: UIView) -> UIView {
    let box = UIView()
    let child = free(in: box, inside)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6),
      box.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 4),
      child.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
      box.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 3),
    ])
    return box
  }

  private static func fitting() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    let box = padded(label)
    print(Recorder.text(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
    box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    print(Recorder.text(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
    print(
      Recorder.text(
        box.systemLayoutSizeFitting(
          CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)), Recorder.text(UIView().intrinsicContentSize))
  }

  private static func masks() {
    for mask: UIView.AutoresizingMask in [
      [], .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin],
      [.flexibleWidth, .flexibleRightMargin],
    ] {
      let parent = view(0, 0, 100, 10)
      let child = view(20, 0, 40, 10)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size.width = 160
      say(child)
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
    print("relabelled: \(place(label, in: shown))")
  }

  private static func barHits() {
    let control = Large(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let bar = bar(control)
    for x: CGFloat in [10, 16, 35, 40] {
      print(Recorder.text(x), bar.hitTest(CGPoint(x: x, y: 22), with: nil) === control)
    }
  }

  private static func focus() {
    let parent = view(0, 0, 100, 100)
    let (a, b) = (UIButton(type: .custom), UIButton(type: .custom))
    for button in [a, b] { parent.addSubview(button) }
    print(a.simulateFocus(), a.state, b.state)
    print(b.simulateFocus(), a.state, b.state)
    print(b.simulateFocus(false), a.state, b.state, parent.simulateFocus())
    a.isEnabled = false
    print(a.simulateFocus())
  }

  final class Watcher: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      print("told \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
    }
  }

  private static func traits() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let watcher = Watcher()
    window.addSubview(watcher)
    watcher.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Watcher, before) in
      print("registered \(before.userInterfaceStyle.rawValue)")
    }
    window.simulateTraits(UITraitCollection(userInterfaceStyle: .dark))
    window.simulateTraits(UITraitCollection(layoutDirection: .leftToRight))
    window.simulateTraits(UITraitCollection(userInterfaceStyle: .light))
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

  private static func textSizes() {
    let font = UIFont.systemFont(ofSize: 17)
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let body = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
      let title = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34, compatibleWith: traits)
      print(Recorder.text(body.pointSize), Recorder.text(title), category.isAccessibilityCategory)
    }
  }

  private static func largestFonts() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    for largest in [20, 100] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: 17)
      let scaled = UIFontMetrics.default.scaledFont(
        for: font, maximumPointSize: largest, compatibleWith: traits)
      print(Recorder.text(scaled.pointSize))
    }
  }

  private static func labels() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let font = UIFont.systemFont(ofSize: 17)
    let fonts = [(font, true)] + [true, false].map { (UIFontMetrics.default.scaledFont(for: font), $0) }
    let labels = fonts.map { font, adjusts in
      let label = UILabel()
      label.font = font
      label.adjustsFontForContentSizeCategory = adjusts
      window.addSubview(label)
      return label
    }
    window.simulateTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    print(labels.map { Recorder.text($0.font.pointSize) }.joined(separator: " "))
    window.simulateTraits(UITraitCollection(preferredContentSizeCategory: .large))
  }
}
