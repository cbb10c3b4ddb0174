import UIKit

extension ThemeLook where Facts == ButtonFacts {
  /// Gives a button of the app this look, and updates it whenever the button's state, its traits or a setting of
  /// accessibility changes.
  ///
  /// The button's configuration keeps its title, subtitle and image, and the theme sets the rest of it. Set a
  /// `configurationUpdateHandler` of your own before this call: a later one replaces that of the theme. The button is touched
  /// and aligned by its bounds; a `ThemeButton` also has the theme's hit area and alignment.
  public func apply(to button: UIButton) {
    if let button = button as? ThemeButton {
      button.look = self
      return
    }
    if let dressing = AssociatedValues.value(ButtonDressing.self, of: button) {
      dressing.look = self
      return
    }
    let dressing = AssociatedValues.value(of: button) { ButtonDressing(self, of: button) }
    dressing.replaceHandler(of: button)
  }

  /// A look that leaves a button as the platform draws it.
  static var platform: ButtonLook {
    ButtonLook("platform", in: .main) { $0.background = .system }
  }
}

/// Shows a look on a button by its configuration.
@MainActor
final class ButtonDressing {
  var look: ButtonLook { didSet { update() } }
  /// The metrics of the bar that contains the button; nil derives them from the vertical size class.
  var metrics: UIBarMetrics? { didSet { if metrics != oldValue { update() } } }
  /// The frame of the art in the button's bounds; by default, the bounds.
  var face: (@MainActor () -> CGRect)?

  private weak var button: UIButton?
  private var traits: TraitObservation?
  private var pointer: PointerObservation?
  private var constraints: [NSLayoutConstraint] = []
  /// The title that the app wants, and what is shown for it.
  private var text: (own: String?, shown: String?)
  /// The image that the app has given the button, which is shown if the theme has no icon, and the image that is shown.
  private var image: (own: UIImage?, shown: UIImage?)
  private var viewer: UILargeContentViewerInteraction?
  /// The long press that waits for that of the large content viewer.
  private weak var excluded: UIGestureRecognizer?
  /// The kind of glass of which the button's configuration is.
  private var glass: ThemeMaterial.Kind?
  /// The name that the theme has given the button for tests of the app.
  private var identifier: String?

  init(_ look: ButtonLook, of button: UIButton) {
    self.look = look
    self.button = button
    traits = TraitObservation(of: button) { [weak self] in self?.update() }
    pointer = PointerObservation(of: button) { [weak self] in self?.update() }
    // The title and image of a button without a configuration stay.
    var configuration = button.configuration ?? .plain()
    configuration.title = configuration.title ?? button.title(for: .normal)
    configuration.image = configuration.image ?? button.image(for: .normal)
    button.configuration = configuration
  }

  /// Updates the button in its `configurationUpdateHandler`, after the app's own.
  func replaceHandler(of button: UIButton) {
    let own = button.configurationUpdateHandler
    button.configurationUpdateHandler = { [weak self] button in
      own?(button)
      self?.configure(button)
    }
    constraints = [button.widthAnchor, button.heightAnchor].map { anchor in
      let constraint = anchor.constraint(equalToConstant: 0)
      // More than the button's own size, less than what the app requires.
      constraint.priority = UILayoutPriority(751)
      return constraint
    }
    update()
  }

  /// Updates the configuration now, so that the size is known.
  func update() {
    if let button { configure(button) }
  }

  /// The title that the app has given the button.
  var title: String? {
    get {
      if let button { adoptTitle(of: button) }
      return text.own
    }
    set {
      text = (newValue, newValue)
      button?.configuration?.title = newValue
      update()
    }
  }

  private func adoptTitle(of button: UIButton) {
    let current = button.configuration?.title
    if current != text.shown { text = (current, current) }
  }

  /// What the look says about a button as it is now.
  func facts(of button: UIButton) -> ButtonFacts {
    let state = button.state.union(pointer?.state ?? .normal)
    return look.facts(for: ThemeTraits(button.traitCollection, state: state, metrics: metrics))
  }

  /// Sets what the look says about the button's state.
  func configure(_ button: UIButton) {
    guard var configuration = button.configuration else { return }
    let facts = facts(of: button)
    let (title, icon) = (facts.title, facts.shownIcon)
    adoptTitle(of: button)
    let isTextHidden = icon?.placement == .only || facts.shownTitle == nil && facts.background?.art != nil
    text.shown = isTextHidden ? nil : text.own.map(title.shown)
    setStyle(of: &configuration, facts.material)
    configuration.title = text.shown
    setBackground(of: &configuration, facts, on: button)
    let color = facts.tint ?? button.tintColor
    let attributes = AttributeContainer(title.attributes(tint: color, standard: .ofButtons))
    configuration.titleTextAttributesTransformer = .init { _ in attributes }
    configuration.titleLineBreakMode = title.truncation
    configuration.titleAlignment = titleAlignment(title, on: button)
    if configuration.image !== image.shown { image.own = configuration.image }
    image.shown =
      icon.map { self.image(of: $0.art?.art, tint: $0.tint ?? title.color, on: button) } ?? image.own
    configuration.image = image.shown
    if let icon {
      configuration.imagePadding = icon.gap
      configuration.imagePlacement = icon.placement.edge
    }
    button.configuration = configuration
    button.titleLabel?.numberOfLines = title.lines
    if button.contentHorizontalAlignment != title.alignment {
      button.contentHorizontalAlignment = title.alignment
    }
    if button.contentVerticalAlignment != title.verticalAlignment {
      button.contentVerticalAlignment = title.verticalAlignment
    }
    assist(button)
    if !constraints.isEmpty, !button.translatesAutoresizingMaskIntoConstraints { fit() }
  }

  private func setBackground(
    of configuration: inout UIButton.Configuration, _ facts: ButtonFacts, on button: UIButton
  ) {
    let face = face?() ?? button.bounds
    let outside = UIEdgeInsets(
      top: face.minY, left: face.minX, bottom: button.bounds.maxY - face.maxY,
      right: button.bounds.maxX - face.maxX)
    if let material = facts.material {
      if !material.isGlass {
        configuration.background = .clear()
        configuration.background.visualEffect = material.effect
        configuration.background.backgroundColor = material.tint ?? .clear
      }
      configuration.background.cornerRadius = facts.cornerRadius ?? 0
      configuration.background.backgroundInsets = directional(outside, on: button)
      configuration.cornerStyle = .fixed
    } else if facts.background != .system {
      let art = facts.background?.art
      var background = UIBackgroundConfiguration.clear()
      background.image = art?.color == nil ? image(of: art, tint: facts.tint, on: button) : nil
      background.imageContentMode = art?.resizing == nil ? .center : .scaleToFill
      // Without a color of its own, a background has the tint.
      background.backgroundColor = art?.color ?? .clear
      background.cornerRadius = 0
      background.backgroundInsets = directional(outside, on: button)
      configuration.background = background
      configuration.cornerStyle = .fixed
    }
    let (insets, offset) = (facts.title.insets.sides, facts.title.offset)
    configuration.contentInsets = directional(
      UIEdgeInsets(
        top: outside.top + insets.top + offset.vertical, left: outside.left + insets.left + offset.horizontal,
        bottom: outside.bottom + insets.bottom - offset.vertical,
        right: outside.right + insets.right - offset.horizontal), on: button)
  }

  /// Changes between configurations of glass and plain ones, which keep what the app has set of their content.
  private func setStyle(of configuration: inout UIButton.Configuration, _ material: ThemeMaterial?) {
    guard #available(iOS 26.0, *) else { return }
    let wanted = material.flatMap { $0.isGlass ? $0.kind : nil }
    if wanted != glass {
      var other = UIButton.Configuration.plain()
      if let wanted { other = wanted == .glass ? .glass() : .prominentGlass() }
      other.subtitle = configuration.subtitle
      other.image = configuration.image
      other.showsActivityIndicator = configuration.showsActivityIndicator
      configuration = other
      glass = wanted
    }
    if wanted != nil { configuration.baseBackgroundColor = material?.tint }
  }

  private func isRightToLeft(_ button: UIButton) -> Bool {
    button.traitCollection.layoutDirection == .rightToLeft
  }

  private func directional(_ insets: UIEdgeInsets, on button: UIButton) -> NSDirectionalEdgeInsets {
    let sides = isRightToLeft(button) ? (insets.right, insets.left) : (insets.left, insets.right)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: sides.0, bottom: insets.bottom, trailing: sides.1)
  }

  private func titleAlignment(
    _ title: ThemeTitle, on button: UIButton
  ) -> UIButton.Configuration.TitleAlignment {
    switch title.alignment {
    case .left: isRightToLeft(button) ? .trailing : .leading
    case .right: isRightToLeft(button) ? .leading : .trailing
    default: .center
    }
  }

  /// The picture of art; a template in the color of the tint, or without one in that of the button.
  private func image(of art: ThemeArt?, tint: UIColor?, on button: UIButton) -> UIImage? {
    let image = art?.image(compatibleWith: button.traitCollection)
    guard let tint, let image, image.renderingMode == .alwaysTemplate else { return image }
    return image.withTintColor(tint, renderingMode: .alwaysOriginal)
  }

  /// Names the button for tests of the app, and gives it the effect of a pointer and its text in large.
  private func assist(_ button: UIButton) {
    if button.accessibilityIdentifier == nil || button.accessibilityIdentifier == identifier {
      button.accessibilityIdentifier = look.name
      identifier = look.name
    }
    let isTextHidden = button.configuration?.title == nil
    if !(button is ThemeButton), isTextHidden, button.accessibilityLabel == nil {
      button.accessibilityLabel = text.own
    }
    if viewer == nil {
      let viewer = UILargeContentViewerInteraction()
      button.addInteraction(viewer)
      button.isPointerInteractionEnabled = true
      button.showsLargeContentViewer = true
      self.viewer = viewer
    }
    // A long press that shows a menu waits for the one that shows the text in large.
    guard let large = viewer?.gestureRecognizerForExclusionRelationship else { return }
    for press in button.gestureRecognizers ?? []
    where press is UILongPressGestureRecognizer && press !== large && press !== excluded {
      press.require(toFail: large)
      excluded = press
    }
  }

  /// Gives a button of the app the size of the theme: by constraints with Auto Layout, otherwise by its frame.
  func fit() {
    guard let button else { return }
    let size = size(of: button)
    for (constraint, length) in zip(constraints, [size.width, size.height]) {
      constraint.constant = length
      constraint.isActive = !button.translatesAutoresizingMaskIntoConstraints
    }
    if button.translatesAutoresizingMaskIntoConstraints { button.frame.size = size }
  }

  /// The size in points that the theme gives the button with its title.
  func size(of button: UIButton) -> CGSize {
    let facts = facts(of: button)
    let icon = button.configuration?.image?.size ?? .zero
    var title = CGSize.zero
    if let shown = text.shown, !shown.isEmpty {
      let string = NSAttributedString(string: shown, attributes: facts.title.attributes(standard: .ofButtons))
      let room = ButtonGeometry.room(for: facts, icon: icon, in: facts.limited(.infinity))
      let (lines, font) = (facts.title.lines, facts.title.font ?? .ofButtons)
      let bounds = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
      var size = lines == 1 ? string.size() : bounds.size
      if lines > 1 { size.height = min(size.height, CGFloat(lines) * font.font.lineHeight) }
      title = ButtonGeometry.measured(size, of: facts.title)
    }
    // The picture of a plain color has no size that matters.
    let shown = facts.background?.art.flatMap { $0.color == nil ? $0 : nil }
    let art = shown?.image(compatibleWith: button.traitCollection)?.size ?? .zero
    return ButtonGeometry.size(
      of: facts, content: ButtonGeometry.content(icon: icon, title: title, of: facts), art: art)
  }
}

extension ThemeIcon.Placement {
  /// The edge of the title at which UIKit places the icon.
  fileprivate var edge: NSDirectionalRectEdge {
    switch self {
    case .trailing: .trailing
    case .above: .top
    case .below: .bottom
    case .leading, .only: .leading
    }
  }
}

extension UIButton {
  /// Changes the title of a button that has a look of a theme, and gives the button the size that the new title needs.
  public func setThemeTitle(_ title: String?, animated: Bool = false) {
    guard
      let dressing = (self as? ThemeButton)?.dressing ?? AssociatedValues.value(ButtonDressing.self, of: self)
    else { return setTitle(title, for: .normal) }
    let change = {
      dressing.title = title
      if !(self is ThemeButton) { dressing.fit() }
      self.layoutIfNeeded()
    }
    guard animated else { return change() }
    UIView.transition(
      with: self, duration: 0.25,
      options: [.transitionCrossDissolve, .allowUserInteraction, .beginFromCurrentState], animations: change)
  }
}
