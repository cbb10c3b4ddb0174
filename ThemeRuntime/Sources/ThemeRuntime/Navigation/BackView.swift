import UIKit

/// Holds a view of the app that goes back. It is as large as the view: by its constraints, or else by its frame.
final class BackView: UIControl {
  private let content: UIView
  private let menu: BackMenu
  /// The size of a content that is placed by its frame.
  private var size: CGSize?

  init(_ content: UIView, from screen: UIViewController) {
    self.content = content
    menu = BackMenu(screen)
    super.init(frame: content.bounds)
    translatesAutoresizingMaskIntoConstraints = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    let back = UIAction { [weak screen] action in WayBack.goBack(from: screen, action.sender) }
    addAction(back, for: .touchUpInside)
    addInteraction(UIContextMenuInteraction(delegate: menu))
    embed()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private func embed() {
    let isPlacedByFrame = content.translatesAutoresizingMaskIntoConstraints && !content.bounds.isEmpty
    size = isPlacedByFrame ? content.bounds.size : nil
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
  }

  // One view of the app can go back from several screens, of which one is seen.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, content.superview !== self { embed() }
  }

  override var isHighlighted: Bool { didSet { (content as? UIControl)?.isHighlighted = isHighlighted } }

  override var accessibilityLabel: String? {
    get {
      let said = content.accessibilityLabel ?? (content as? UILabel)?.text
      return super.accessibilityLabel ?? ThemeBackItem.spoken(said)
    }
    set { super.accessibilityLabel = newValue }
  }

  // The whole view is one element of accessibility, so controls inside it can't be reached otherwise.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? actions(in: content) }
    set { super.accessibilityCustomActions = newValue }
  }

  private func actions(in view: UIView) -> [UIAccessibilityCustomAction] {
    view.subviews.flatMap { inside -> [UIAccessibilityCustomAction] in
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
    guard let size, content.superview === self, size != content.bounds.size else { return }
    self.size = content.bounds.size
    invalidateIntrinsicContentSize()
  }

  /// Controls and gesture recognizers in the content take their touches; elsewhere a tap goes back.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    var view = hit
    while view !== self, let around = view.superview {
      if let control = view as? UIControl,
        control.showsMenuAsPrimaryAction || !control.allControlEvents.isEmpty
      {
        return hit
      }
      if !(view.gestureRecognizers ?? []).isEmpty { return hit }
      view = around
    }
    return self
  }
}

/// The menu of a view that goes back.
@MainActor private final class BackMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var screen: UIViewController?

  init(_ screen: UIViewController) { self.screen = screen }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let elements = WayBack.menuElements(of: screen)
    if elements.isEmpty { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: elements)
    }
  }
}
