import Foundation

// Nothing is enlarged: a driver sees that a view has asked for it.

@available(iOS 13.0, *)
@MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@available(iOS 13.0, *)
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  public override init() {}
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
}
