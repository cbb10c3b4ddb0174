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
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    observation.tell = { [weak self] changed in
      guard let self, changed == keyPath else { return }
      changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
    }
    observers.append(Observer(object: self, observation: observation))
    return observation
  }
}

/// Tells who observes a property of an object that its setter was called.
func tellObservers(of object: NSObject, _ keyPath: AnyKeyPath) {
  observers.removeAll { $0.object == nil || $0.observation?.tell == nil }
  for observer in observers where observer.object === object { observer.observation?.tell?(keyPath) }
}
