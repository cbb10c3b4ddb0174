import UIKit

/// What views are told of, and what the size of their text follows, a rule each.
@main @MainActor struct Driver {
  static func main() {
    let parts: [(String, @MainActor () -> Void)] = [
      ("focus is a state", focus), ("a pointer is told to an interaction", pointers),
      ("traits are told by both ways", traits),
      ("text of a style is as large as its category says", textSizes),
      ("a scaled font is at most as large as it may be", largestFonts),
      ("text is broken in the room that it is measured in", broken),
      ("a label follows the category with a scaled font, where it adjusts", labels),
    ]
    for (name, part) in parts {
      print("# \(name)")
      part()
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

  private final class Pointed: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { print("enters", Recorder.text(region.rect)) }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { print("leaves", Recorder.text(region.rect)) }
  }

  private static func pointers() {
    let (parent, button) = (view(0, 0, 100, 100), UIButton(type: .custom))
    button.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
    parent.addSubview(button)
    let (around, inside) = (Pointed(), Pointed())
    parent.addInteraction(UIPointerInteraction(delegate: around))
    button.addInteraction(UIPointerInteraction(delegate: inside))
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 20), nil] {
      print(point.map { Recorder.text($0) } ?? "away", button.state)
      parent.simulatePointer(at: point)
    }
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

  private static func broken() {
    let text = NSAttributedString(string: "abcd efgh", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    for options in [[], .usesLineFragmentOrigin] as [NSStringDrawingOptions] {
      let size = CGSize(width: 30, height: 1000)
      print(Recorder.text(text.boundingRect(with: size, options: options, context: nil).size))
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
