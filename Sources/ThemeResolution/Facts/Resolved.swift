/// A value that has a default. The wrapped value is the one that the theme gives or else the default; the projected value is the
/// one that the theme gives, and nil if it gives none. Setting the projected value to nil has no effect.
///
/// The manifest contains only what themes give, and some platforms have defaults of their own.
@propertyWrapper
package struct Resolved<Value: Equatable & Sendable>: Equatable, Sendable {
  package private(set) var wrappedValue: Value
  private var isGiven = false

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package var projectedValue: Value? {
    get { isGiven ? wrappedValue : nil }
    set {
      guard let newValue else { return }
      (wrappedValue, isGiven) = (newValue, true)
    }
  }
}
