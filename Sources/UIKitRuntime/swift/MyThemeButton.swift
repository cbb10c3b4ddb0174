// Part: BUTTONS
import UIKit

extension MyTheme {
  /// A button with the look of an element. Auto Layout, bars and `sizeToFit` make it as wide as its text asks
  /// for, also when the text changes; a frame that the app sets stays. In Interface Builder its class is
  /// `MyThemeButton`, and `lookName` its look.
  #if !BOTH
    #if canImport(ObjectiveC)
      @objc(MyThemeButton)
    #endif
  #endif
  @MainActor
  class Button: UIControl {
    /// How it looks.
    var look: ButtonLook { didSet { update() } }
    /// What stands on it.
    @IBInspectable var text: String? { didSet { if text != oldValue { update() } } }
    #if METRICS
      /// The bar that it stands in; nil to go by the height that there is.
      var metrics: UIBarMetrics? { didSet { if metrics != oldValue { update() } } }
    #endif
    /// Called when it is tapped, before its targets.
    var onTap: (@MainActor () -> Void)?

    private let background = UIImageView()
    #if ICONS
      private let icon = UIImageView()
    #endif
    private let label = UILabel()
    private var facts: ButtonFacts
    #if BUTTON_SHAPES
      private var observations: [Observation] = []
    #endif
    /// How large it was when layout last asked.
    private var measured = CGSize.zero
    #if HIT_AREAS
      /// Whether it has room for touches around it, as in an item of a bar.
      private var isInBar = false
    #endif
    #if HOVER
      private lazy var pointer = PointerWatcher { [weak self] in self?.update() }
    #endif

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
        let names = MyTheme.buttonLooks.map(\.name).joined(separator: ", ")
        assert(named != nil, "no button of the theme is named \(newValue); there are: \(names)")
        look = named ?? .platform
      }
    }

    private func setUp() {
      addSubview(background)
      #if ICONS
        addSubview(icon)
      #endif
      addSubview(label)
      for view in subviews { view.isUserInteractionEnabled = false }
      isAccessibilityElement = true
      #if BUTTON_SHAPES
        for name in Observation.accessibility {
          observations.append(Observation(of: name) { [weak self] in self?.update() })
        }
      #endif
      #if BEFORE_IOS_14
        if #available(iOS 13.4, *) {
          #if HOVER
            pointer.watch(self)
          #else
            addInteraction(UIPointerInteraction(delegate: nil))
          #endif
          addInteraction(UILargeContentViewerInteraction())
          showsLargeContentViewer = true
        }
        if #available(iOS 14.0, *) {
          addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        }
      #else
        #if HOVER
          pointer.watch(self)
        #else
          addInteraction(UIPointerInteraction(delegate: nil))
        #endif
        addInteraction(UILargeContentViewerInteraction())
        showsLargeContentViewer = true
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
      #endif
      #if TRAITS
        if #available(iOS 17.0, *) {
          registerForTraitChanges(MyTheme.watchedTraits) { (button: Button, _: UITraitCollection) in
            button.update()
          }
        }
      #endif
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

    #if HOVER
      override var state: UIControl.State { super.state.union(pointer.state) }
    #endif
    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { update() } } }
    override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }
    override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    /// What the app says, or else what stands on the button.
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? text }
      set { super.accessibilityLabel = newValue }
    }

    /// What the app says, or else the name of the look, by which tests of the app find the button.
    override var accessibilityIdentifier: String? {
      get { super.accessibilityIdentifier ?? look.name }
      set { super.accessibilityIdentifier = newValue }
    }

    /// What the app says, or else what VoiceOver reads.
    @available(iOS 13.0, *)
    override var largeContentTitle: String? {
      get { super.largeContentTitle ?? accessibilityLabel }
      set { super.largeContentTitle = newValue }
    }

    /// The button in an item for a bar, without a plate of the platform's behind it. Its art stands where it
    /// would alone, in a view as large as the area that takes touches: a bar hands on no others.
    func barButtonItem() -> UIBarButtonItem {
      #if HIT_AREAS
        isInBar = true
        invalidateIntrinsicContentSize()
      #endif
      translatesAutoresizingMaskIntoConstraints = false
      let item = UIBarButtonItem(customView: self)
      #if compiler(>=6.2)
        if #available(iOS 26.0, *) { item.hidesSharedBackground = true }
      #endif
      return item
    }

    #if FOCUS
      override var canBecomeFocused: Bool { isEnabled }

      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        update()
      }
    #endif

    override func tintColorDidChange() {
      super.tintColorDidChange()
      update()
    }

    #if TRAITS
      @available(iOS, deprecated: 17.0)
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17.0, *) { return }
        update()
      }
    #endif

    #if BEFORE_IOS_14
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if #available(iOS 14.0, *) { return }
        if isTouchInside { onTap?() }
      }
    #endif

    private func update() {
      #if METRICS
        facts = look.facts(for: Traits(traitCollection, state: state, metrics: metrics))
      #else
        facts = look.facts(for: Traits(traitCollection, state: state))
      #endif
      let art = facts.background?.art
      background.image = art?.image(compatibleWith: traitCollection)
      #if PLAIN_COLORS
        if art?.color != nil { background.image = nil }
        background.backgroundColor = art?.color
      #endif
      // What doesn't stretch keeps its size in the middle.
      background.contentMode = art?.resizing == nil ? .center : .scaleToFill
      background.tintColor = facts.tint
      #if ICONS
        icon.image = facts.icon?.art?.art?.image(compatibleWith: traitCollection)
        icon.tintColor = facts.icon?.tint ?? facts.title?.color
        if #available(iOS 13.0, *) { largeContentImage = icon.image }
        label.isHidden = facts.icon?.placement == .only || facts.title == nil && art != nil
      #else
        label.isHidden = facts.title == nil && art != nil
      #endif
      let title = facts.title ?? Title()
      #if LINES
        label.numberOfLines = title.lines
      #endif
      label.lineBreakMode = title.truncation
      #if SCALING
        label.adjustsFontForContentSizeCategory = title.font.scales
      #endif
      #if PLACES
        label.textAlignment = title.textAlignment(isRightToLeft: isRightToLeft)
      #else
        label.textAlignment = .center
      #endif
      label.attributedText = label.isHidden ? nil : string(title)
      // What the app says besides stays.
      var traits = accessibilityTraits.subtracting([.selected, .notEnabled]).union(.button)
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
      #if TRANSFORMS
        let text = text.map(title.transform.applied)
      #endif
      return text.map {
        NSAttributedString(string: $0, attributes: title.attributes(tint: facts.tint ?? tintColor))
      }
    }

    private var titleSize: CGSize {
      guard !label.isHidden, let text = label.attributedText, text.length > 0 else { return .zero }
      #if LINES
        var size = text.size()
        if let title = facts.title, title.lines != 1 {
          size = label.sizeThatFits(Geometry.room(for: facts, icon: iconSize, in: facts.maximumWidth))
        }
      #else
        let size = text.size()
      #endif
      let width = Geometry.textWidth(size.width, roundsUp: facts.title?.roundsWidth ?? true)
      return CGSize(width: width, height: size.height.rounded(.up))
    }

    #if ICONS
      private var iconSize: CGSize { icon.image?.size ?? .zero }

      private var contentSize: CGSize {
        Geometry.content(
          icon: iconSize, title: titleSize, placement: facts.icon?.placement ?? .leading,
          gap: facts.icon?.gap ?? 0)
      }
    #else
      private var contentSize: CGSize { titleSize }
    #endif

    /// The size that the theme gives it with its text.
    private var fullSize: CGSize {
      Geometry.size(of: facts, content: contentSize, art: background.image?.size ?? .zero)
    }

    #if PLACES || HIT_AREAS
      private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }
    #endif

    #if HIT_AREAS || ALIGNMENT
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
      }

      override var intrinsicContentSize: CGSize {
        let size = alignedSize
        #if HIT_AREAS
          guard isInBar else { return size }
          return CGSize(
            width: max(size.width, facts.hitArea.width), height: max(size.height, facts.hitArea.height))
        #else
          return size
        #endif
      }

      /// The size of what layout aligns of the art.
      private var alignedSize: CGSize {
        let (size, insets) = (fullSize, alignmentRectInsets)
        return CGSize(
          width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
      }

      override var alignmentRectInsets: UIEdgeInsets { background.image?.alignmentRectInsets ?? .zero }
    #else
      override func sizeThatFits(_ size: CGSize) -> CGSize { fullSize }

      override var intrinsicContentSize: CGSize { fullSize }
    #endif

    #if HIT_AREAS
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
    #endif

    override func layoutSubviews() {
      super.layoutSubviews()
      #if HIT_AREAS
        let face = self.face
      #else
        let face = bounds
      #endif
      background.frame = face
      let title = facts.title ?? Title()
      #if PLACES
        let alignment = title.textAlignment(isRightToLeft: isRightToLeft)
        let content = Geometry.frame(
          of: contentSize, in: face, insets: title.insets, offset: title.offset, alignment: alignment,
          verticalAlignment: title.verticalAlignment)
      #else
        let content = Geometry.frame(of: contentSize, in: face, insets: title.insets)
      #endif
      #if ICONS
        let frames = Geometry.frames(
          icon: iconSize, title: titleSize,
          placement: (facts.icon?.placement ?? .leading).placed(isRightToLeft: isRightToLeft),
          gap: facts.icon?.gap ?? 0, in: content, alignment: alignment,
          verticalAlignment: title.verticalAlignment)
        icon.frame = Geometry.onPixels(frames.icon, scale: traitCollection.displayScale)
        label.frame = Geometry.onPixels(frames.title, scale: traitCollection.displayScale)
      #else
        label.frame = Geometry.onPixels(content, scale: traitCollection.displayScale)
      #endif
    }

    #if HIT_AREAS
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Geometry.target(of: bounds, least: facts.hitArea).contains(point)
      }
    #endif
  }
}

extension MyTheme.ButtonLook {
  /// A button without art, in the tint of what is around it.
  static var platform: Self { Self(name: "platform", variants: [Variant(fallback: nil) { _ in }]) }
}
