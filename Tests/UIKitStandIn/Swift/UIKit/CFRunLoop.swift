// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Of Core Foundation on the platform, where Foundation hands it on.

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public final class CFAllocator: @unchecked Sendable {}

public let kCFAllocatorDefault: CFAllocator! = nil

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

public final class CFRunLoopObserver: @unchecked Sendable {
  let activities: CFOptionFlags
  let repeats: Bool
  let order: CFIndex
  let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  fileprivate(set) var isValid = true

  init(
    _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
  }
}

public final class CFRunLoop: @unchecked Sendable {
  fileprivate static let main = CFRunLoop()
  fileprivate var observers: [CFRunLoopObserver] = []

  /// Tells those who observe an activity, in their order, and those of one order as they came.
  static func tell(_ activity: CFRunLoopActivity, where isTold: (CFIndex) -> Bool = { _ in true }) {
    let sorted = main.observers.enumerated().sorted { one, other in
      (one.element.order, one.offset) < (other.element.order, other.offset)
    }
    for (_, observer) in sorted
    where observer.isValid && observer.activities & activity.rawValue != 0 && isTold(observer.order) {
      observer.block(observer, activity)
      if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
    }
  }
}

public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.main }

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver(activities, repeats, order, block) }

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  guard observer.isValid, !rl.observers.contains(where: { $0 === observer }) else { return }
  rl.observers.append(observer)
}

public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool { rl.observers.contains { $0 === observer } }

public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) { rl.observers.removeAll { $0 === observer } }

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer.isValid = false
  CFRunLoop.main.observers.removeAll { $0 === observer }
}

public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { observer.isValid }

extension StandIn {
  /// How many observers the main run loop has.
  public static var observerCount: Int { CFRunLoopGetMain().observers.count }
}
