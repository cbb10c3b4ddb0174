import Foundation

public struct UIBackgroundConfiguration: @unchecked Sendable {
  @available(iOS 14.0, *)
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public var backgroundColor: UIColor?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
}

/// Foundation has one of its own, which holds no attributes of UIKit on Linux.
@available(iOS 15.0, *)
public struct AttributeContainer: @unchecked Sendable {
  let attributes: [NSAttributedString.Key: Any]

  public init(_ dictionary: [NSAttributedString.Key: Any] = [:]) { attributes = dictionary }
}

@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

extension UIButton {
  @available(iOS 15.0, *)
  public struct Configuration: @unchecked Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public static func plain() -> UIButton.Configuration { Configuration() }
    public static func filled() -> UIButton.Configuration { Configuration() }
    public static func borderless() -> UIButton.Configuration { Configuration() }

    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var title: String?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titlePadding: CGFloat = 1
    public var imagePadding: CGFloat = 0

    /// The title as it is drawn.
    var shownTitle: NSAttributedString? {
      let attributes = titleTextAttributesTransformer?.transform(AttributeContainer()).attributes
      return title.map { NSAttributedString(string: $0, attributes: attributes ?? [:]) }
    }
  }
}
