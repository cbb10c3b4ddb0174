// Part: DRESSING
import UIKit

extension MyTheme.ButtonLook {
  /// Gives a button that is there this look, and again whenever its traits or the settings of accessibility
  /// change.
  func apply(to button: UIButton) { button.myTheme.look = self }
}

extension UIButton {
  /// What the theme knows of this button.
  var myTheme: MyTheme.DressedButton { MyTheme.Kept.value(of: self) { MyTheme.DressedButton(self) } }
}

extension MyTheme {
  /// Keeps a `UIButton` dressed for as long as it is there.
  ///
  /// Art, icons and the colors of title and shadow are those of each state. A button without a configuration
  /// has one font, one offset of the shadow and one set of insets: those of the normal state.
  @MainActor
  final class DressedButton {
    /// How the button looks; nil leaves it as it is.
    var look: ButtonLook? { didSet { update() } }

    private weak var button: UIButton?
    private var observations: [Observation] = []
    private var sizes: [NSLayoutConstraint] = []
    private var isConfigured = false
    #if HOVER
      private lazy var pointer = PointerWatcher { [weak self] in self?.update() }
    #endif
    /// What the app has the button say, and what it says in the letters of the theme.
    private var text: (own: String?, shown: String?)
    /// The name of the look, where the button has it for tests of the app.
    private var identifier: String?

    fileprivate init(_ button: UIButton) {
      self.button = button
      sizes = [button.widthAnchor, button.heightAnchor].map { anchor in
        let size = anchor.constraint(equalToConstant: 0)
        // More than the button's own size, less than what the app requires.
        size.priority = UILayoutPriority(751)
        return size
      }
      for name in Observation.accessibility {
        observations.append(Observation(of: name) { [weak self] in self?.update() })
      }
      if #available(iOS 17.0, *) {
        button.registerForTraitChanges(MyTheme.watchedTraits) {
          [weak self] (_: UIButton, _: UITraitCollection) in
          self?.update()
        }
      } else {
        button.insertSubview(TraitWatcher { [weak self] in self?.update() }, at: 0)
      }
    }

    /// Changes what the button says, and makes it as wide as the theme asks for.
    func relabel(_ text: String?, animated: Bool = false) {
      guard let button else { return }
      let change = {
        self.text = (text, text)
        self.show(text, on: button)
        self.update()
        self.fit()
        button.layoutIfNeeded()
      }
      guard animated else { return change() }
      UIView.transition(
        with: button, duration: 0.25,
        options: [.transitionCrossDissolve, .allowUserInteraction, .beginFromCurrentState],
        animations: change, completion: nil)
    }

    /// Makes the button as large as the theme asks for: its frame, or with Auto Layout its constraints.
    func fit() {
      guard let button, let size = size(of: button) else { return }
      for (constraint, length) in zip(sizes, [size.width, size.height]) {
        constraint.constant = length
        constraint.isActive = !button.translatesAutoresizingMaskIntoConstraints
      }
      if button.translatesAutoresizingMaskIntoConstraints { button.frame.size = size }
    }

    /// Sets again what the theme says, as when the app has changed the title or the class of layout.
    func update() {
      guard let button, let look else { return }
      let facts = look.facts(for: Traits(button.traitCollection))
      write(facts, on: button)
      assist(button, look)
      button.contentHorizontalAlignment = facts.title?.alignment ?? .center
      button.contentVerticalAlignment = facts.title?.verticalAlignment ?? .center
      if #available(iOS 15.0, *), button.configuration != nil {
        watchStates(of: button)
        button.setNeedsUpdateConfiguration()
      } else {
        dress(button, look, facts)
      }
      if !button.translatesAutoresizingMaskIntoConstraints { fit() }
    }

    /// Gives the button what a `Button` of the theme has: a name, unless the app has named it, the effect of a
    /// pointer, and its text in large.
    private func assist(_ button: UIButton, _ look: ButtonLook) {
      let isNew = identifier == nil
      if button.accessibilityIdentifier == identifier { button.accessibilityIdentifier = look.name }
      identifier = look.name
      guard isNew, #available(iOS 13.4, *) else { return }
      #if HOVER
        pointer.watch(button)
      #else
        button.isPointerInteractionEnabled = true
      #endif
      button.addInteraction(UILargeContentViewerInteraction())
      button.showsLargeContentViewer = true
    }

    /// Shows the title in the letters of the theme, or none beside an icon that stands alone.
    private func write(_ facts: ButtonFacts, on button: UIButton) {
      let there = title(of: button)
      if there != text.shown { text = (there, there) }
      let isHidden = facts.icon?.placement == .only
      let shown = isHidden ? nil : text.own.map { (facts.title?.transform ?? .asWritten).applied(to: $0) }
      if isHidden, button.accessibilityLabel == nil { button.accessibilityLabel = text.own }
      if #available(iOS 13.0, *), isHidden, button.largeContentTitle == nil {
        button.largeContentTitle = text.own
      }
      if shown != there { show(shown, on: button) }
      text.shown = shown
    }

    private func title(of button: UIButton) -> String? {
      if #available(iOS 15.0, *), let configuration = button.configuration { return configuration.title }
      return button.title(for: .normal)
    }

    private func show(_ title: String?, on button: UIButton) {
      if #available(iOS 15.0, *), button.configuration != nil {
        button.configuration?.title = title
      } else {
        button.setTitle(title, for: .normal)
      }
    }

    /// A button without a configuration: UIKit shows the normal state for one that it was told nothing of.
    private func dress(_ button: UIButton, _ look: ButtonLook, _ normal: ButtonFacts) {
      let traits = button.traitCollection
      for bits in UInt(0)..<16 {
        let state = UIControl.State(rawValue: bits)
        #if HOVER
          let facts = look.facts(for: Traits(traits, state: state.union(pointer.state)))
        #else
          let facts = look.facts(for: Traits(traits, state: state))
        #endif
        button.setBackgroundImage(facts.background?.art?.image(compatibleWith: traits), for: state)
        if normal.icon != nil { button.setImage(icon(of: facts, for: traits), for: state) }
        button.setTitleColor(facts.title?.color ?? facts.tint ?? button.tintColor, for: state)
        button.setTitleShadowColor(facts.title?.shadow?.color, for: state)
      }
      let title = normal.title ?? Title()
      if let label = button.titleLabel {
        label.font = title.font.font
        #if SCALING
          label.adjustsFontForContentSizeCategory = title.font.scales
        #endif
        label.shadowOffset = CGSize(width: title.shadow?.x ?? 0, height: title.shadow?.y ?? 0)
        label.numberOfLines = title.lines
        label.lineBreakMode = title.truncation
        label.textAlignment = title.textAlignment(isRightToLeft: traits.layoutDirection == .rightToLeft)
      }
      let older: any OlderButton = button
      // The theme has its own pictures for these.
      older.adjustsImageWhenHighlighted = false
      older.adjustsImageWhenDisabled = false
      let half = (normal.icon?.gap ?? 0) / 2
      let (insets, offset) = (title.insets, title.offset)
      older.contentEdgeInsets = UIEdgeInsets(
        top: insets.top + offset.vertical, left: insets.left + offset.horizontal + half,
        bottom: insets.bottom - offset.vertical, right: insets.right - offset.horizontal + half)
      guard let icon = normal.icon else { return }
      let placement = icon.placement.placed(isRightToLeft: traits.layoutDirection == .rightToLeft)
      button.semanticContentAttribute = placement == .trailing ? .forceRightToLeft : .forceLeftToRight
      let side = placement == .trailing ? -half : half
      older.titleEdgeInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: -side)
      older.imageEdgeInsets = UIEdgeInsets(top: 0, left: -side, bottom: 0, right: side)
    }

    #if HOVER
      private func state(of button: UIButton) -> UIControl.State { button.state.union(pointer.state) }
    #else
      private func state(of button: UIButton) -> UIControl.State { button.state }
    #endif

    private func icon(of facts: ButtonFacts, for traits: UITraitCollection) -> UIImage? {
      let image = facts.icon?.art?.art?.image(compatibleWith: traits)
      guard #available(iOS 13.0, *), let image, image.renderingMode == .alwaysTemplate,
        let tint = facts.icon?.tint ?? facts.title?.color
      else { return image }
      return image.withTintColor(tint, renderingMode: .alwaysOriginal)
    }

    @available(iOS 15.0, *)
    private func watchStates(of button: UIButton) {
      guard !isConfigured else { return }
      isConfigured = true
      let own = button.configurationUpdateHandler
      button.configurationUpdateHandler = { [weak self] button in
        own?(button)
        self?.configure(button)
      }
    }

    @available(iOS 15.0, *)
    private func configure(_ button: UIButton) {
      guard let look, var configuration = button.configuration else { return }
      let traits = button.traitCollection
      let facts = look.facts(for: Traits(traits, state: state(of: button)))
      let (art, title) = (facts.background?.art, facts.title ?? Title())
      var background = UIBackgroundConfiguration.clear()
      background.image = art?.color == nil ? art?.image(compatibleWith: traits) : nil
      background.imageContentMode = art?.resizing == nil ? .center : .scaleToFill
      background.backgroundColor = art?.color
      background.cornerRadius = 0
      if facts.background != .system {
        configuration.background = background
        configuration.cornerStyle = .fixed
      }
      let isRightToLeft = traits.layoutDirection == .rightToLeft
      let left = title.insets.left + title.offset.horizontal
      let right = title.insets.right - title.offset.horizontal
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: title.insets.top + title.offset.vertical, leading: isRightToLeft ? right : left,
        bottom: title.insets.bottom - title.offset.vertical, trailing: isRightToLeft ? left : right)
      let attributes = title.attributes(tint: facts.tint ?? button.tintColor)
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
        AttributeContainer(attributes)
      }
      configuration.titleLineBreakMode = title.truncation
      if let icon = facts.icon {
        configuration.image = self.icon(of: facts, for: traits)
        configuration.imagePadding = icon.gap
        switch icon.placement {
        case .trailing: configuration.imagePlacement = .trailing
        case .above: configuration.imagePlacement = .top
        case .below: configuration.imagePlacement = .bottom
        case .leading, .only: configuration.imagePlacement = .leading
        }
      }
      button.configuration = configuration
    }

    /// The size that the theme gives the button with its text.
    private func size(of button: UIButton) -> CGSize? {
      guard let look else { return nil }
      let traits = button.traitCollection
      let facts = look.facts(for: Traits(traits, state: state(of: button)))
      let (title, icon) = (facts.title ?? Title(), icon(of: facts, for: traits)?.size ?? .zero)
      var content = CGSize.zero
      if let shown = self.title(of: button), !shown.isEmpty {
        let string = NSAttributedString(string: shown, attributes: title.attributes(tint: nil))
        let room = Geometry.room(for: facts, icon: icon, in: facts.maximumWidth)
        let size =
          title.lines == 1
          ? string.size()
          : string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
        let width = Geometry.textWidth(size.width, roundsUp: title.roundsWidth)
        content = CGSize(width: width, height: size.height.rounded(.up))
      }
      let art = facts.background?.art?.image(compatibleWith: traits)?.size ?? .zero
      return Geometry.size(
        of: facts,
        content: Geometry.content(
          icon: icon, title: content, placement: facts.icon?.placement ?? .leading, gap: facts.icon?.gap ?? 0),
        art: art)
    }
  }

  /// What a button without a configuration still goes by, though it is deprecated.
  @MainActor
  fileprivate protocol OlderButton: AnyObject {
    var contentEdgeInsets: UIEdgeInsets { get set }
    var titleEdgeInsets: UIEdgeInsets { get set }
    var imageEdgeInsets: UIEdgeInsets { get set }
    var adjustsImageWhenHighlighted: Bool { get set }
    var adjustsImageWhenDisabled: Bool { get set }
  }
}

extension UIButton: MyTheme.OlderButton {}
