// Part: NAVIGATION || CONTROLS || DRESSING
#if PUBLIC
  internal import UIKit
#else
  import UIKit
#endif

extension MyTheme {
  /// What the theme keeps of an object of the app for as long as that is there: a value of each type.
  @MainActor
  final class Kept {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    /// The value of a type; it is made when it is first wanted.
    static func value<Value: AnyObject>(of object: AnyObject, _ make: () -> Value) -> Value {
      let kept = self.kept(object) ?? Kept()
      let type = ObjectIdentifier(Value.self)
      if let value = kept.values[type] as? Value { return value }
      let value = make()
      kept.values[type] = value
      keep(kept, object)
      return value
    }

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    // Pointers are marked where the compiler knows the mark.
    #if compiler(>=6.2)
      private static func kept(_ object: AnyObject) -> Kept? {
        unsafe objc_getAssociatedObject(object, key) as? Kept
      }

      private static func keep(_ kept: Kept, _ object: AnyObject) {
        unsafe objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    #else
      private static func kept(_ object: AnyObject) -> Kept? {
        objc_getAssociatedObject(object, key) as? Kept
      }

      private static func keep(_ kept: Kept, _ object: AnyObject) {
        objc_setAssociatedObject(object, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    #endif
  }
}
