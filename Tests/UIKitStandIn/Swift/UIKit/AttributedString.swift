import Foundation

// Foundation has both of its own, which hold no attributes of UIKit on Linux. Here, all of a text has the same attributes.

@available(iOS 15.0, *)
public struct AttributeContainer: @unchecked Sendable {
  private(set) var attributes: [NSAttributedString.Key: Any]

  public init() { attributes = [:] }

  public init(_ dictionary: [NSAttributedString.Key: Any]) { attributes = dictionary }

  private subscript<Value>(key: NSAttributedString.Key) -> Value? {
    get { attributes[key] as? Value }
    set { attributes[key] = newValue }
  }

  public var font: UIFont? {
    get { self[.font] }
    set { self[.font] = newValue }
  }
  public var foregroundColor: UIColor? {
    get { self[.foregroundColor] }
    set { self[.foregroundColor] = newValue }
  }
  public var kern: CGFloat? {
    get { self[.kern] }
    set { self[.kern] = newValue }
  }
  public var shadow: NSShadow? {
    get { self[.shadow] }
    set { self[.shadow] = newValue }
  }
  public var paragraphStyle: NSParagraphStyle? {
    get { self[.paragraphStyle] }
    set { self[.paragraphStyle] = newValue }
  }

  public mutating func merge(_ other: AttributeContainer) { attributes.merge(other.attributes) { $1 } }

  public func merging(_ other: AttributeContainer) -> AttributeContainer {
    var merged = self
    merged.merge(other)
    return merged
  }
}

@available(iOS 15.0, *)
public struct AttributedString: ExpressibleByStringLiteral, Equatable, @unchecked Sendable {
  let text: String
  private(set) var container: AttributeContainer

  public init() { self.init("") }

  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    (text, container) = (string, attributes)
  }

  public init(_ string: NSAttributedString) {
    text = string.string
    let isEmpty = string.length == 0
    container = AttributeContainer(isEmpty ? [:] : string.attributes(at: 0, effectiveRange: nil))
  }

  public init(stringLiteral value: String) { self.init(value) }

  public mutating func mergeAttributes(_ attributes: AttributeContainer) { container.merge(attributes) }
  public mutating func setAttributes(_ attributes: AttributeContainer) { container = attributes }

  public static func == (left: AttributedString, right: AttributedString) -> Bool {
    left.text == right.text
      && Recorder.text(left.container.attributes) == Recorder.text(right.container.attributes)
  }
}

@available(iOS 15.0, *)
extension NSAttributedString {
  public convenience init(_ string: AttributedString) {
    self.init(string: string.text, attributes: string.container.attributes)
  }
}

@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
