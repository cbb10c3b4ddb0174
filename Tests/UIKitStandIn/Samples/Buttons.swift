import UIKit

/// What a button does, and how it is laid out by its configuration, a rule each.
@main @MainActor struct Driver {
  static func main() {
    StandIn.findsEveryImage = true
    let parts: [(String, @MainActor () -> Void)] = [
      ("buttons alone have a primary action", primary), ("a key presses what is focused", keys),
      ("an action has its sender, and may be held back", senders), ("a menu may come first", menus),
      ("a button may be selected by its action", selects), ("an action makes a button", actions),
      ("a configuration is updated before it is laid out", updates), ("what has a title of its own", titles),
      ("content stands inside its insets", contents), ("it is aligned", alignments),
      ("the image is at a side", images), ("there is less room than the title needs", narrow),
      ("a background", backgrounds), ("glass", glass), ("a state has the platform's look", states),
      ("from iOS 18 on, traits are followed", traits),
    ]
    for (name, part) in parts {
      Recorder.note("# \(name)")
      part()
      Recorder.dump()
    }
  }

  private static func say(_ text: String) { Recorder.note(text) }

  private static func listen(_ control: UIControl) {
    let events: [UIControl.Event] = [
      .touchDown, .touchUpInside, .primaryActionTriggered, .menuActionTriggered,
    ]
    for event in events {
      control.addAction(
        UIAction { _ in say("\(type(of: control)) \(event == .menuActionTriggered ? "menu" : "\(event)")") },
        for: event)
    }
  }

  private static func primary() {
    for control in [UIControl(frame: frame), UIButton(frame: frame)] {
      listen(control)
      control.simulateTap()
      control.performPrimaryAction()
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

  private static func keys() {
    let parent = UIView(frame: frame)
    for control in [UIControl(frame: frame), UIButton(frame: frame)] {
      parent.addSubview(control)
      listen(control)
      say("\(control.simulatePress())")
      control.simulateFocus()
      say("\(control.simulatePress())")
    }
  }

  private final class Careful: UIButton {
    override func sendAction(_ action: UIAction) { say("held back \(action.title)") }
  }

  private static func senders() {
    let button = UIButton(frame: frame)
    button.addAction(
      UIAction { [weak button] in say("of the button: \($0.sender as? UIButton === button)") },
      for: .touchUpInside)
    button.simulateTap()
    let careful = Careful(frame: frame)
    careful.addAction(UIAction(title: "A") { _ in say("never") }, for: .touchUpInside)
    careful.simulateTap()
  }

  private static func menus() {
    let button = UIButton(frame: frame)
    listen(button)
    button.menu = UIMenu(children: [UIAction(title: "First") { _ in say("chosen") }])
    button.simulateTap()
    say("\(button.simulateLongPress()?.simulatedTitles ?? [])")
    button.showsMenuAsPrimaryAction = true
    button.simulateTap()
    button.performPrimaryAction()
    button.menu?.simulateChoice(0)
  }

  private static func selects() {
    let button = UIButton(frame: frame)
    button.changesSelectionAsPrimaryAction = true
    button.addAction(UIAction { _ in say("\(button.isSelected)") }, for: .primaryActionTriggered)
    button.simulateTap()
    button.performPrimaryAction()
  }

  private static func actions() {
    let action = UIAction(title: "Send", image: UIImage(named: "icon")) { _ in say("sent") }
    let all = [
      UIButton(frame: frame, primaryAction: action), UIButton(type: .system, primaryAction: action),
      UIButton(configuration: .plain(), primaryAction: action),
    ]
    for button in all {
      button.performPrimaryAction()
      let (title, image) = (button.configuration?.title, button.configuration?.image)
      say("\(button.buttonType) \(title ?? button.currentTitle ?? "none")")
      say(Recorder.text(image ?? button.currentImage))
    }
    all[0].role = .destructive
    say("\(all[0].role) \(all[1].role) \(all[0].preferredBehavioralStyle)")
  }

  private final class Looked: UIButton {
    override func updateConfiguration() {
      super.updateConfiguration()
      guard configuration != nil else { return say("without a configuration") }
      say("update \(state)")
      configuration?.title = "\(state)"
    }
  }

  private static func updates() {
    let button = Looked(frame: frame)
    button.layoutIfNeeded()
    button.configuration = .plain()
    button.layoutIfNeeded()
    button.configurationUpdateHandler = { say("then the handler: \($0.configuration?.title ?? "none")") }
    (button.isHighlighted, button.isSelected) = (true, true)
    say("nothing yet")
    button.layoutIfNeeded()
    button.isSelected = false
    say("measured: \(Recorder.text(button.intrinsicContentSize))")
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    button.layoutIfNeeded()
  }

  private static func show(_ button: UIButton, _ name: String = "") {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let size = Recorder.text(button.intrinsicContentSize)
    let label = button.titleLabel.map { "\"\($0.text ?? "")\" \(Recorder.text($0.frame))" } ?? "no label"
    say("\(name): wants \(size), \(label), image \(Recorder.text(button.imageView?.frame))")
  }

  private static func made(_ title: String?, _ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    return button
  }

  private static func titles() {
    let button = made(nil) { _ in }
    button.setTitle("Other", for: .normal)
    show(button, "of the state")
    button.configuration?.title = "Own"
    show(button, "of the configuration")
    let bold = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 12)])
    button.configuration?.attributedTitle = AttributedString("Menu", attributes: bold)
    show(button, "with attributes")
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.foregroundColor = .red
      return attributes
    }
    button.configuration?.subtitle = "below"
    show(button, "transformed, with a subtitle")
    say(button.simulatedTree())
  }

  private static func contents() {
    let button = made("abcd") {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    }
    show(button, "left to right")
    button.contentHorizontalAlignment = .leading
    show(button, "leading")
    button.semanticContentAttribute = .forceRightToLeft
    show(button, "right to left")
  }

  private static func alignments() {
    let all: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .leading, .trailing, .fill]
    for alignment in all {
      let button = made("abcd") { $0.image = UIImage(named: "icon") }
      button.contentHorizontalAlignment = alignment
      show(button, "\(alignment)")
    }
    for alignment in [UIControl.ContentVerticalAlignment.top, .bottom] {
      let button = made("abcd") { _ in }
      button.contentVerticalAlignment = alignment
      show(button, "\(alignment)")
    }
  }

  private static func images() {
    let edges: [(String, NSDirectionalRectEdge)] = [
      ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    for (name, edge) in edges {
      let button = made("abcd") {
        $0.image = UIImage(named: "icon")
        ($0.imagePlacement, $0.imagePadding) = (edge, 6)
      }
      show(button, name)
      button.semanticContentAttribute = .forceRightToLeft
      if edge == .leading { show(button, "right to left") }
      button.configuration?.showsActivityIndicator = true
      if edge == .leading { show(button, "at work") }
    }
  }

  private static func narrow() {
    for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingTail] {
      let button = made("abcd efgh ijkl mnop") { $0.titleLineBreakMode = mode }
      button.frame.size.width = 120
      show(button, "\(mode)")
      say(Recorder.text(button.sizeThatFits(CGSize(width: 120, height: 0))))
    }
  }

  private static func backgrounds() {
    let button = made("abcd") {
      $0.background.image = UIImage(named: "art")
      $0.background.imageContentMode = .scaleAspectFill
      $0.background.cornerRadius = 8
      $0.background.backgroundColor = .red
      $0.background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    button.layoutIfNeeded()
    say(button.simulatedTree())
  }

  private static func glass() {
    let all: [(String, UIButton.Configuration)] = [
      ("glass", .glass()), ("prominent", .prominentGlass()), ("clear", .clearGlass()),
      ("prominent and clear", .prominentClearGlass()),
    ]
    for (name, configuration) in all {
      let button = UIButton(configuration: configuration)
      button.frame = frame
      button.layoutIfNeeded()
      let effect = button.subviews.compactMap { $0 as? UIVisualEffectView }.first?.effect
      say("\(name): \(Recorder.text(effect))")
    }
  }

  private static func states() {
    let button = made("abcd") { _ in }
    func look(_ name: String) {
      button.layoutIfNeeded()
      let background = button.subviews.first?.backgroundColor
      let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
      say("\(name): \(Recorder.text(attributes?[.foregroundColor])) on \(Recorder.text(background))")
    }
    look("normal")
    button.isSelected = true
    look("selected")
    button.configuration?.automaticallyUpdateForSelection = false
    look("selected, by the app alone")
    button.configuration?.baseForegroundColor = .red
    look("in red")
    button.isEnabled = false
    look("disabled")
  }

  private static func traits() {
    for system in [17, 18] {
      StandIn.simulateSystem(system)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let button = Looked(frame: frame)
      button.configuration = .plain()
      window.addSubview(button)
      window.layoutIfNeeded()
      say("iOS \(system)")
      window.simulateTraits(UITraitCollection(userInterfaceStyle: .dark))
      window.simulateTraits(UITraitCollection(userInterfaceStyle: .light))
    }
    StandIn.simulateSystem(26)
  }
}
