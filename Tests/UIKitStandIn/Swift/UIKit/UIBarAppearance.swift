import Foundation

@MainActor open class UIBarAppearance: NSObject, NSCopying, Recorded {
  public internal(set) lazy var recordedName = Recorder.name("\(type(of: self))")

  public override init() {
    super.init()
    // As configureWithDefaultBackground() leaves it, with its hairline.
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBar(barAppearance)
  }

  public required init?(coder: NSCoder) { super.init() }

  func copyBar(_ other: UIBarAppearance) {
    Recorder.silently {
      backgroundEffect = other.backgroundEffect
      backgroundColor = other.backgroundColor
      backgroundImage = other.backgroundImage
      backgroundImageContentMode = other.backgroundImageContentMode
      shadowColor = other.shadowColor
      shadowImage = other.shadowImage
      overridesStyle = other.overridesStyle
    }
    note("copies \(other.recordedName)")
  }

  /// What is kept of one that a property is set to: the platform copies it.
  func kept() -> Self {
    Recorder.silently {
      let copy = copy()
      guard let copy = copy as? Self else { preconditionFailure("a copy of another type") }
      copy.recordedName = recordedName.hasPrefix("kept ") ? recordedName : "kept \(recordedName)"
      return copy
    }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIBarAppearance(barAppearance: self) }
  }

  open func configureWithDefaultBackground() {
    configure("Default", UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }
  open func configureWithOpaqueBackground() { configure("Opaque", nil, .systemBackground, .separator) }
  open func configureWithTransparentBackground() { configure("Transparent", nil, nil, nil) }

  private func configure(_ name: String, _ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    note("configureWith\(name)Background()")
    Recorder.silently {
      (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
      (shadowColor, shadowImage) = (shadow, nil)
    }
  }

  open var backgroundEffect: UIBlurEffect? {
    didSet { record("backgroundEffect", backgroundEffect.map { "\($0.style)" }) }
  }
  open var backgroundColor: UIColor? { didSet { record("backgroundColor", backgroundColor) } }
  open var backgroundImage: UIImage? { didSet { record("backgroundImage", backgroundImage) } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { record("backgroundImageContentMode", backgroundImageContentMode) }
  }
  open var shadowColor: UIColor? { didSet { record("shadowColor", shadowColor) } }
  open var shadowImage: UIImage? { didSet { record("shadowImage", shadowImage) } }

  private(set) var overridesStyle = UIUserInterfaceStyle.unspecified
  @available(iOS 27.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overridesStyle }
    set {
      overridesStyle = newValue
      record("overrideUserInterfaceStyle", newValue)
    }
  }
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  private var indicator: UIImage?
  private var mask: UIImage?

  public override init() { super.init() }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    Recorder.silently {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      buttonAppearance = other.buttonAppearance
      doneButtonAppearance = other.doneButtonAppearance
      backButtonAppearance = other.backButtonAppearance
      (indicator, mask) = (other.indicator, other.mask)
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UINavigationBarAppearance(barAppearance: self) }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { record("titleTextAttributes", titleTextAttributes) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { record("largeTitleTextAttributes", largeTitleTextAttributes) }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { record("titlePositionAdjustment", titlePositionAdjustment) }
  }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      record("buttonAppearance", buttonAppearance)
      buttonAppearance = buttonAppearance.kept()
    }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      record("doneButtonAppearance", doneButtonAppearance)
      doneButtonAppearance = doneButtonAppearance.kept()
    }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      record("backButtonAppearance", backButtonAppearance)
      backButtonAppearance = backButtonAppearance.kept()
    }
  }
  @available(iOS 26.0, *)
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// Whether an image without size stands for the platform's chevron.
  var hidesIndicator: Bool { indicator.map { $0.size == .zero } ?? false }

  /// The color of the indicator where its picture says it itself; nil where the picture is drawn in its own colors.
  func indicatorColor(_ other: UIColor) -> UIColor? {
    guard let indicator, indicator.renderingMode == .alwaysOriginal else { return other }
    return indicator.simulatedTint
  }

  open var backIndicatorImage: UIImage { indicator ?? UIImage() }
  open var backIndicatorTransitionMaskImage: UIImage { mask ?? UIImage() }

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    note(
      "setBackIndicatorImage(\(Recorder.text(backIndicatorImage)), transitionMaskImage: \(Recorder.text(transitionMaskImage)))"
    )
    (indicator, mask) = (backIndicatorImage, transitionMaskImage)
  }
}

@MainActor open class UIBarButtonItemStateAppearance: NSObject, Recorded {
  public let recordedName: String

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  init(_ name: String) { recordedName = name }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { record("titleTextAttributes", titleTextAttributes) }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { record("titlePositionAdjustment", titlePositionAdjustment) }
  }
  open var backgroundImage: UIImage? { didSet { record("backgroundImage", backgroundImage) } }
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet { record("backgroundImagePositionAdjustment", backgroundImagePositionAdjustment) }
  }
}

@MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, Recorded {
  public private(set) lazy var recordedName = Recorder.name("UIBarButtonItemAppearance")

  public init(style: UIBarButtonItem.Style) {}

  private init(keeping other: UIBarButtonItemAppearance, as name: String?) {
    super.init()
    if let name { recordedName = name }
    Recorder.silently {
      for (own, its) in [
        (normal, other.normal), (highlighted, other.highlighted), (disabled, other.disabled),
        (focused, other.focused),
      ] { own.take(its) }
    }
  }

  /// What is kept of one that a property is set to: the platform copies it.
  func kept() -> UIBarButtonItemAppearance {
    UIBarButtonItemAppearance(
      keeping: self, as: recordedName.hasPrefix("kept ") ? recordedName : "kept \(recordedName)")
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIBarButtonItemAppearance(keeping: self, as: nil) }
  }

  public required init?(coder: NSCoder) {}

  public convenience override init() { self.init(style: .plain) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    note("configureWithDefault(for: \(style))")
  }

  open private(set) lazy var normal = UIBarButtonItemStateAppearance("\(recordedName).normal")
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance("\(recordedName).highlighted")
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance("\(recordedName).disabled")
  open private(set) lazy var focused = UIBarButtonItemStateAppearance("\(recordedName).focused")
}
