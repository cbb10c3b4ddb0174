import UIKit

extension MyTheme {
  /// A button with the look of an element. Auto Layout, bars and `sizeToFit` make it as wide as its text asks
  /// for, also when the text changes; a frame that the app sets stays. In Interface Builder its class is
  /// `MyThemeButton`, and `lookName` its look.
  #if canImport(ObjectiveC)
    @objc(MyThemeButton)
  #endif
  @MainActor
  class Button: UIControl {
    /// How it looks.
    var look: ButtonLook { didSet { update() } }
    /// What stands on it.
    @IBInspectable var text: String? { didSet { if text != oldValue { update() } } }
    /// The bar that it stands in; nil to go by the height that there is.
    var metrics: UIBarMetrics? { didSet { if metrics != oldValue { update() } } }
    /// Called when it is tapped, before its targets.
    var onTap: (@MainActor () -> Void)?

    private let background = UIImageView()
    private let icon = UIImageView()
    private let label = UILabel()
    private var facts: ButtonFacts
    private var observations: [Observation] = []
    /// How large it was when layout last asked.
    private var measured = CGSize.zero
    /// Whether it has room for touches around it, as in an item of a bar.
    private var isInBar = false

    init(_ look: ButtonLook, text: String? = nil) {
      self.look = look
      self.text = text
      facts = look.facts()
      super.init(frame: .zero)
      setUp()
      sizeToFit()
    }

    /// From Interface Builder: it has the platform's look until it has a `lookName`.
    required init?(coder: NSCoder) {
      look = .platform
      facts = ButtonFacts()
      super.init(coder: coder)
      setUp()
    }

    /// The name of its look in the theme, such as `buttons/primary`, as Interface Builder gives it.
    @IBInspectable var lookName: String {
      get { look.name }
      set {
        let named = MyTheme.buttonLooks.first { $0.name == newValue }
        look = named ?? .platform
        guard named == nil else { return }
        let names = MyTheme.buttonLooks.map(\.name).joined(separator: ", ")
        assertionFailure("no button of the theme is named \(newValue); there are: \(names)")
      }
    }

    private func setUp() {
      for view in [background, icon, label] {
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
      isAccessibilityElement = true
      accessibilityTraits = .button
      for name in Observation.accessibility {
        observations.append(Observation(of: name) { [weak self] in self?.update() })
      }
      if #available(iOS 14.0, *) {
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
      }
      if #available(iOS 17.0, *) {
        registerForTraitChanges(MyTheme.watchedTraits) { (button: Button, _: UITraitCollection) in
          button.update()
        }
      }
      update()
    }

    /// Changes what stands on the button, cross-fading to it.
    func setText(_ text: String?, animated: Bool) {
      guard animated else {
        self.text = text
        return
      }
      UIView.transition(
        with: self, duration: 0.25,
        options: [.transitionCrossDissolve, .allowUserInteraction, .beginFromCurrentState],
        animations: {
          self.text = text
          self.layoutIfNeeded()
        }, completion: nil)
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { update() } } }
    override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }
    override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    /// What the app says, or else what stands on the button.
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? text }
      set { super.accessibilityLabel = newValue }
    }

    /// The button in an item for a bar, without a plate of the platform's behind it. Its art stands where it
    /// would alone, in a view as large as the area that takes touches: a bar hands on no others.
    func barButtonItem() -> UIBarButtonItem {
      isInBar = true
      translatesAutoresizingMaskIntoConstraints = false
      invalidateIntrinsicContentSize()
      let item = UIBarButtonItem(customView: self)
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
      #endif
      return item
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      update()
    }

    @available(iOS, deprecated: 17.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #available(iOS 17.0, *) { return }
      update()
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      if #available(iOS 14.0, *) { return }
      if isTouchInside { onTap?() }
    }

    private func update() {
      facts = look.facts(for: Traits(traitCollection, state: state, metrics: metrics))
      let art = facts.background?.art
      background.image = art?.color == nil ? art?.image(compatibleWith: traitCollection) : nil
      background.backgroundColor = art?.color
      // What doesn't stretch keeps its size in the middle.
      background.contentMode = art?.resizing == nil ? .center : .scaleToFill
      background.tintColor = facts.tint
      icon.image = facts.icon?.art?.art?.image(compatibleWith: traitCollection)
      icon.tintColor = facts.icon?.tint ?? facts.title?.color
      let title = facts.title ?? Title()
      let isShown = facts.icon?.placement != .only && (facts.title != nil || art == nil)
      label.isHidden = !isShown
      label.numberOfLines = title.lines
      label.lineBreakMode = title.truncation
      label.textAlignment = title.textAlignment(isRightToLeft: isRightToLeft)
      label.attributedText = isShown ? string(title) : nil
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      accessibilityTraits = traits
      if fullSize != measured {
        measured = fullSize
        invalidateIntrinsicContentSize()
      }
      setNeedsLayout()
    }

    private func string(_ title: Title) -> NSAttributedString? {
      text.map {
        NSAttributedString(
          string: title.transform.applied(to: $0),
          attributes: title.attributes(tint: facts.tint ?? tintColor))
      }
    }

    private var titleSize: CGSize {
      guard !label.isHidden, let text = label.attributedText, text.length > 0 else { return .zero }
      var size = text.size()
      if let title = facts.title, title.lines != 1 {
        size = label.sizeThatFits(Geometry.room(for: facts, icon: icon.image?.size ?? .zero))
      }
      let width = Geometry.textWidth(size.width, roundsUp: facts.title?.roundsWidth ?? true)
      return CGSize(width: width, height: size.height.rounded(.up))
    }

    private var contentSize: CGSize {
      Geometry.content(
        icon: icon.image?.size ?? .zero, title: titleSize, placement: facts.icon?.placement ?? .leading,
        gap: facts.icon?.gap ?? 0)
    }

    /// The size that the theme gives it with its text.
    private var fullSize: CGSize {
      Geometry.size(of: facts, content: contentSize, art: background.image?.size ?? .zero)
    }

    private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
    }

    override var intrinsicContentSize: CGSize {
      let size = alignedSize
      guard isInBar else { return size }
      return CGSize(
        width: max(size.width, facts.hitArea.width), height: max(size.height, facts.hitArea.height))
    }

    /// The size of what layout aligns of the art.
    private var alignedSize: CGSize {
      let (size, insets) = (fullSize, alignmentRectInsets)
      return CGSize(
        width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    override var alignmentRectInsets: UIEdgeInsets { background.image?.alignmentRectInsets ?? .zero }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      setNeedsLayout()
    }

    /// Where its art is: everywhere, or in a bar at the side from which the bar's items begin.
    private var face: CGRect {
      guard isInBar else { return bounds }
      var bar = superview
      while let view = bar, !(view is UINavigationBar || view is UIToolbar) { bar = view.superview }
      let isLeft = bar.map { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: $0).x <= $0.bounds.midX }
      return Geometry.face(
        of: fullSize, in: bounds, insets: alignmentRectInsets, isLeft: isLeft ?? !isRightToLeft)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let face = self.face
      background.frame = face
      let title = facts.title ?? Title()
      let alignment = title.textAlignment(isRightToLeft: isRightToLeft)
      let placement = (facts.icon?.placement ?? .leading).placed(isRightToLeft: isRightToLeft)
      let content = Geometry.frame(
        of: contentSize, in: face, insets: title.insets, offset: title.offset, alignment: alignment,
        verticalAlignment: title.verticalAlignment)
      let frames = Geometry.frames(
        icon: icon.image?.size ?? .zero, title: titleSize, placement: placement,
        gap: facts.icon?.gap ?? 0, in: content, alignment: alignment,
        verticalAlignment: title.verticalAlignment)
      icon.frame = Geometry.onPixels(frames.icon, scale: traitCollection.displayScale)
      label.frame = Geometry.onPixels(frames.title, scale: traitCollection.displayScale)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      Geometry.target(of: bounds, least: facts.hitArea).contains(point)
    }
  }
}

extension MyTheme.ButtonLook {
  /// A button without art, in the tint of what is around it.
  static var platform: Self { Self(name: "platform", variants: [Variant(fallback: nil) { _ in }]) }
}
