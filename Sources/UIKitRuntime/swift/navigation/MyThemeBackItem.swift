// Part: NAVIGATION
import UIKit

extension MyTheme {
  /// What a screen that is pushed shows to go back.
  enum BackItem {
    /// The platform's own back button.
    case platform
    /// A button of the theme with the title of the screen before.
    case button(ButtonLook)
    /// A view of the app's own. A tap on it goes back.
    case view(UIView)
    /// Makes such a view for a screen that is pushed, which is its argument.
    case make(@MainActor (UIViewController) -> UIView)
  }

  /// What the platform calls the way back from a screen without a title.
  static var platformBack: String {
    Bundle(for: UINavigationController.self).localizedString(forKey: "Back", value: "Back", table: nil)
  }

  /// What VoiceOver says of a way back. UIKit says the words for its own button as well.
  static func spokenBack(_ title: String?) -> String {
    guard let title, !title.isEmpty, title != platformBack else { return platformBack }
    return "\(title), \(platformBack)"
  }

  /// A button of the theme that goes back.
  @MainActor
  final class BackButton: Button {
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel == text ? spokenBack(text) : super.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }
  }

  /// What one screen shows to go back to another.
  @MainActor
  final class WayBack {
    let item: UIBarButtonItem
    let button: BackButton?
    /// The text that the button was given; an app may have given it another one.
    private var text: String?
    private var menu: NSObject?

    /// A button with the look of an element.
    init(_ look: ButtonLook, text: String, from screen: UIViewController) {
      let button = BackButton(look, text: text)
      (self.button, self.text) = (button, text)
      item = button.barButtonItem()
      button.onTap = { [weak screen] in WayBack.pop(screen) }
      attachMenu(to: button, of: screen)
    }

    /// A view of the app's own.
    init(_ content: UIView, from screen: UIViewController) {
      let view = BackView(content) { [weak screen] in WayBack.pop(screen) }
      button = nil
      item = UIBarButtonItem(customView: view)
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
      #endif
      attachMenu(to: view, of: screen)
    }

    private static func pop(_ screen: UIViewController?) {
      _ = screen?.navigationController?.popViewController(animated: true)
    }

    /// Gives the button another text, unless the app has given it its own.
    func follow(_ text: String) {
      guard let button else { return }
      if button.text == self.text { button.text = text }
      self.text = text
    }

    private func attachMenu(to view: UIView, of screen: UIViewController) {
      guard #available(iOS 14.0, *) else { return }
      let menu = BackMenu(screen)
      view.addInteraction(UIContextMenuInteraction(delegate: menu))
      self.menu = menu
    }
  }

  /// The screens that one can go back to, the nearest first, as in the menu of UIKit's own button.
  @available(iOS 14.0, *)
  @MainActor
  private final class BackMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var screen: UIViewController?

    init(_ screen: UIViewController) { self.screen = screen }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let screen, let navigation = screen.navigationController else { return nil }
      let below = navigation.viewControllers.prefix { $0 !== screen }.reversed()
      let actions = below.map { target in
        UIAction(title: target.myTheme.menuTitle) { [weak navigation, weak target] _ in
          if let target { _ = navigation?.popToViewController(target, animated: true) }
        }
      }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: actions)
      }
    }
  }

  /// Holds a view of the app's own that goes back. It is as large as the view: by its constraints, or else by
  /// its frame.
  @MainActor
  final class BackView: UIControl {
    private let content: UIView
    private let onTap: @MainActor () -> Void
    /// The size of a content that has a frame of its own.
    private var size: CGSize?

    init(_ content: UIView, onTap: @escaping @MainActor () -> Void) {
      self.content = content
      self.onTap = onTap
      let isPlacedByFrame = content.translatesAutoresizingMaskIntoConstraints && !content.bounds.isEmpty
      size = isPlacedByFrame ? content.bounds.size : nil
      super.init(frame: content.bounds)
      translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      if isPlacedByFrame {
        content.frame.origin = .zero
      } else {
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: leadingAnchor),
          content.trailingAnchor.constraint(equalTo: trailingAnchor),
          content.topAnchor.constraint(equalTo: topAnchor),
          content.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      isAccessibilityElement = true
      accessibilityTraits = .button
      if #available(iOS 14.0, *) {
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("made in code")
    }

    override var isHighlighted: Bool { didSet { (content as? UIControl)?.isHighlighted = isHighlighted } }

    override var accessibilityLabel: String? {
      get {
        let said = content.accessibilityLabel ?? (content as? UILabel)?.text
        return super.accessibilityLabel ?? spokenBack(said)
      }
      set { super.accessibilityLabel = newValue }
    }

    /// What controls in the content do, for who can't reach them: the whole view is one element of accessibility.
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { super.accessibilityCustomActions ?? actions(in: content) }
      set { super.accessibilityCustomActions = newValue }
    }

    private func actions(in view: UIView) -> [UIAccessibilityCustomAction] {
      guard #available(iOS 13.0, *) else { return [] }
      return view.subviews.flatMap { inside -> [UIAccessibilityCustomAction] in
        let further = actions(in: inside)
        guard let control = inside as? UIControl, control.isEnabled, !control.allControlEvents.isEmpty,
          let name = control.accessibilityLabel ?? (control as? UIButton)?.currentTitle
        else { return further }
        let action = UIAccessibilityCustomAction(name: name) { [weak control] _ in
          control?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
          return control != nil
        }
        return [action] + further
      }
    }

    override var intrinsicContentSize: CGSize {
      size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let size, size != content.bounds.size else { return }
      self.size = content.bounds.size
      invalidateIntrinsicContentSize()
    }

    /// What does something of its own in the content is touched itself; elsewhere a tap goes back.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      var view = hit
      while view !== self, let around = view.superview {
        if let control = view as? UIControl, acts(control) { return hit }
        if !(view.gestureRecognizers ?? []).isEmpty { return hit }
        view = around
      }
      return self
    }

    /// Whether a tap does something, or shows a menu, for which a control has no events.
    private func acts(_ control: UIControl) -> Bool {
      if #available(iOS 14.0, *), control.showsMenuAsPrimaryAction { return true }
      return !control.allControlEvents.isEmpty
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      if #available(iOS 14.0, *) { return }
      if isTouchInside { onTap() }
    }
  }
}
