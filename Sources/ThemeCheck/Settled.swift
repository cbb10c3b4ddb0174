/// A fact that has a default. The wrapped value is the declared value or else the default; the projected value is the declared
/// value, or nil if no theme declares one. Setting the projected value to nil has no effect.
///
/// The manifest prints only declared values, and some platforms have defaults of their own.
@propertyWrapper
package struct Settled<Value: Equatable & Sendable>: Equatable, Sendable {
  package private(set) var wrappedValue: Value
  private var isSaid = false

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package var projectedValue: Value? {
    get { isSaid ? wrappedValue : nil }
    set {
      guard let newValue else { return }
      (wrappedValue, isSaid) = (newValue, true)
    }
  }
}
