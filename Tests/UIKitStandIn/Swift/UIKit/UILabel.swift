import Foundation

@MainActor open class UILabel: UIView {
  private(set) var styled: NSAttributedString?
  private var plain: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String? {
    get { styled?.string ?? plain }
    set {
      plain = newValue
      styled = nil
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString? {
    get { styled ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      styled = newValue
      plain = newValue?.string
      invalidateIntrinsicContentSize()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    font = font.adjusted(for: traitCollection)
    if let text = styled, text.length > 0 {
      var attributes = text.attributes(at: 0, effectiveRange: nil)
      attributes[.font] = (attributes[.font] as? UIFont)?.adjusted(for: traitCollection)
      styled = NSAttributedString(string: text.string, attributes: attributes)
    }
    invalidateIntrinsicContentSize()
  }

  private var attributes: [NSAttributedString.Key: Any] { [.font: font as Any] }

  open override var intrinsicContentSize: CGSize {
    let size = styled?.size() ?? textSize(plain ?? "", attributes)
    // Whole points, as labels measure.
    return (text ?? "").isEmpty
      ? .zero : CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The text broken between words, and as many of its lines as there may be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1, let text, !text.isEmpty else { return intrinsicContentSize }
    let attributes = styled?.attributes(at: 0, effectiveRange: nil) ?? attributes
    let broken = brokenTextSize(text, attributes, in: size.width, lines: numberOfLines)
    return CGSize(width: min(broken.width.rounded(.up), size.width), height: broken.height.rounded(.up))
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: intrinsicContentSize)
  }

  open func drawText(in rect: CGRect) {}
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  var simulatedCornerRadius: CGFloat = 0
  open var isHighlighted = false

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
