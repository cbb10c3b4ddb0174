import UIKit

/// A value that lives as long as an object of the app, one for each type of value.
@MainActor
final class AssociatedValues {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// The value of a type that belongs to the object; nil if there is none yet.
  static func value<Value: AnyObject>(_ type: Value.Type = Value.self, of object: AnyObject) -> Value? {
    values(of: object)?.values[ObjectIdentifier(type)] as? Value
  }

  /// The value of a type that belongs to the object, created when it is first asked for.
  static func value<Value: AnyObject>(of object: AnyObject, create: () -> Value) -> Value {
    if let value = value(Value.self, of: object) { return value }
    let value = create()
    let all = values(of: object) ?? AssociatedValues()
    all.values[ObjectIdentifier(Value.self)] = value
    unsafe objc_setAssociatedObject(object, key, all, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return value
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private static func values(of object: AnyObject) -> AssociatedValues? {
    unsafe objc_getAssociatedObject(object, key) as? AssociatedValues
  }
}
