/// A fact that has a default: what it is, and in the projected value what a theme says, nil where it says nothing. A
/// manifest prints only what is said, and some platforms have a default of their own.
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
