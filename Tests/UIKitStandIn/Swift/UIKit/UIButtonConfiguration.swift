import Foundation

public struct UIBackgroundConfiguration: @unchecked Sendable {
  @available(iOS 14.0, *)
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
  @available(iOS 15.0, *)
  public struct Configuration: @unchecked Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable { case medium, small, mini, large }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    /// What the platform draws of itself.
    enum Kind {
      case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass

      var isGlass: Bool { [.glass, .prominentGlass, .clearGlass, .prominentClearGlass].contains(self) }
      var isProminent: Bool { [.filled, .prominentGlass, .prominentClearGlass].contains(self) }
    }

    let kind: Kind

    public static func plain() -> UIButton.Configuration { Configuration(kind: .plain) }
    public static func borderless() -> UIButton.Configuration { Configuration(kind: .plain) }
    public static func gray() -> UIButton.Configuration { Configuration(kind: .gray) }
    public static func bordered() -> UIButton.Configuration { Configuration(kind: .gray) }
    public static func tinted() -> UIButton.Configuration { Configuration(kind: .tinted) }
    public static func borderedTinted() -> UIButton.Configuration { Configuration(kind: .tinted) }
    public static func filled() -> UIButton.Configuration { Configuration(kind: .filled) }
    public static func borderedProminent() -> UIButton.Configuration { Configuration(kind: .filled) }
    @available(iOS 26.0, *)
    public static func glass() -> UIButton.Configuration { Configuration(kind: .glass) }
    @available(iOS 26.0, *)
    public static func prominentGlass() -> UIButton.Configuration { Configuration(kind: .prominentGlass) }
    @available(iOS 26.0, *)
    public static func clearGlass() -> UIButton.Configuration { Configuration(kind: .clearGlass) }
    @available(iOS 26.0, *)
    public static func prominentClearGlass() -> UIButton.Configuration {
      Configuration(kind: .prominentClearGlass)
    }

    init(kind: Kind) { self.kind = kind }

    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var showsActivityIndicator = false
    // A title and one with attributes are the same text.
    private var styledTitle: AttributedString?
    private var styledSubtitle: AttributedString?
    public var title: String? {
      get { styledTitle?.text }
      set { styledTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString? {
      get { styledTitle }
      set { styledTitle = newValue }
    }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String? {
      get { styledSubtitle?.text }
      set { styledSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle }
      set { styledSubtitle = newValue }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    private var ownInsets: NSDirectionalEdgeInsets?
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true

    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    private var defaultInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

// What is seen of it.
@available(iOS 15.0, *)
extension UIButton.Configuration {
  @MainActor func foreground(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return kind.isProminent ? .white : kind.isGlass ? .label : button.tintColor
  }

  /// A text with the attributes that the platform gives it, its own, and what the transformer makes of both.
  @MainActor private func shown(
    _ text: AttributedString, size: CGFloat, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ button: UIButton
  ) -> NSAttributedString {
    var attributes = AttributeContainer([
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: foreground(of: button),
    ])
    attributes.merge(text.container)
    return NSAttributedString(
      string: text.text, attributes: (transformer?(attributes) ?? attributes).attributes)
  }

  @MainActor func shownTitle(_ button: UIButton) -> NSAttributedString? {
    let other = button.currentAttributedTitle.map { AttributedString($0) }
    guard let text = attributedTitle ?? other ?? button.currentTitle.map({ AttributedString($0) }) else {
      return nil
    }
    let isSmall = buttonSize == .small || buttonSize == .mini
    return shown(text, size: isSmall ? 15 : 17, titleTextAttributesTransformer, button)
  }

  @MainActor func shownSubtitle(_ button: UIButton) -> NSAttributedString? {
    attributedSubtitle.map { shown($0, size: 12, subtitleTextAttributesTransformer, button) }
  }

  @MainActor func shownBackgroundColor(_ button: UIButton) -> UIColor? {
    var color = background.backgroundColor ?? baseBackgroundColor
    if color == nil, !kind.isGlass {
      // A selected button of no other look has the platform's, unless the app says that it has its own.
      let isTinted = button.isSelected && automaticallyUpdateForSelection
      switch kind {
      case .filled: color = button.isEnabled ? button.tintColor : .tertiarySystemFill
      case .gray: color = .tertiarySystemFill
      case .tinted: color = button.tintColor.withAlphaComponent(0.2)
      default: color = isTinted ? button.tintColor.withAlphaComponent(0.2) : nil
      }
    }
    return color.map { background.backgroundColorTransformer?($0) ?? $0 }
  }

  @MainActor var shownEffect: UIVisualEffect? {
    guard kind.isGlass, background.visualEffect == nil, StandIn.isAvailable(26) else {
      return background.visualEffect
    }
    let isClear = kind == .clearGlass || kind == .prominentClearGlass
    let effect = UIGlassEffect(style: isClear ? .clear : .regular)
    effect.isInteractive = true
    effect.tintColor = baseBackgroundColor ?? (kind.isProminent ? .tintColor : nil)
    return effect
  }
}
