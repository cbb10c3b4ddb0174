import Foundation

// Of Foundation on the platform, where a class of Objective-C tells of a property when its setter is called.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

/// Ends with its last owner.
public final class NSKeyValueObservation: NSObject {
  fileprivate var tell: ((AnyKeyPath) -> Void)?

  public func invalidate() { tell = nil }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

private struct Observer {
  weak var object: NSObject?
  weak var observation: NSKeyValueObservation?
}

nonisolated(unsafe) private var observers: [Observer] = []

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The driver ends where a property of UIKit is observed: none of those that are declared here is documented as one that
  /// can be.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let root = String(reflecting: type(of: keyPath).rootType)
    precondition(
      !root.hasPrefix("UIKit."), "UIKit does not document that this property of \(root) can be observed")
    let observation = NSKeyValueObservation()
    observation.tell = { [weak self] changed in
      guard let self, changed == keyPath else { return }
      changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
    }
    observers.append(Observer(object: self, observation: observation))
    return observation
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells who observes a property of an object that it is another one.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    observers.removeAll { $0.object == nil || $0.observation?.tell == nil }
    for observer in observers where observer.object === self { observer.observation?.tell?(keyPath) }
  }
}
