// The names and the initializers are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A name of a method; nothing here can be sent one.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  let name: String

  public init(_ string: String) { name = string }

  public init(stringLiteral value: String) { name = value }
}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

private struct Associations {
  weak var owner: AnyObject?
  var values: [UnsafeRawPointer: Any] = [:]
}

nonisolated(unsafe) private var associations: [ObjectIdentifier: Associations] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  guard let found = associations[ObjectIdentifier(owner)], found.owner === owner else { return nil }
  return found.values[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // What belonged to objects that are gone goes, too.
  let dead = associations.filter { $0.value.owner == nil }
  associations = associations.filter { $0.value.owner != nil }
  withExtendedLifetime(dead) {}
  let owner = object as AnyObject
  associations[ObjectIdentifier(owner), default: Associations(owner: owner)].values[key] = value
}

// A class method of every object in Objective-C.
extension NSObject {
  public class func superclass() -> AnyClass? { _getSuperclass(self) }
}
