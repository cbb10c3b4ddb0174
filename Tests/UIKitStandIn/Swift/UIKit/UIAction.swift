import Foundation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  public let identifier: UIAction.Identifier
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  private static var count = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  func perform(_ sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  @available(iOS 16.0, *)
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender ?? self) }
}
