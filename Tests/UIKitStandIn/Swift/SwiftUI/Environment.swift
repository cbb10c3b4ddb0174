// The names and the initializers are Apple's.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation
import UIKit

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

@available(iOS 15.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension UIContentSizeCategory {
  @available(iOS 15.0, *)
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let place = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = place.map { UIContentSizeCategory.sizes[$0] } ?? .unspecified
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  public init() {}

  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Not Apple's: what surrounds the views whose text is asked for.
  public nonisolated(unsafe) static var simulated = EnvironmentValues()

  public var isEnabled = true
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast: ColorSchemeContrast { simulatesContrast ? .increased : .standard }
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 2
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  @available(iOS 15.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { typeSize.flatMap { $0 as? DynamicTypeSize } ?? .large }
    set { typeSize = newValue }
  }
  private var typeSize: Any?
  public var font: Font?
  @available(iOS 14.0, *)
  public var accessibilityShowButtonShapes: Bool { simulatesButtonShapes }
  public var accessibilityReduceMotion: Bool { false }
  @available(iOS 14.0, *)
  public var isFocused: Bool { simulatesFocus }
  // Not Apple's: what an app can only read.
  public var simulatesContrast = false
  public var simulatesButtonShapes = false
  public var simulatesFocus = false
  /// Whether a pointer is above the view.
  public var simulatesPointer = false
  /// Whether a finger is down on the button.
  public var simulatesPress = false
  /// What closes the screen around the view.
  public var simulatedDismissal: (@MainActor () -> Void)?
  /// Whether each enabled button is tapped when it is described.
  public var simulatesTap = false
  /// Whose children the controllers of representables are.
  public weak var simulatedController: UIViewController?
  var buttonStyle: (any ButtonStyle)?
  var primitiveButtonStyle: (any PrimitiveButtonStyle)?
  @available(iOS 15.0, *)
  public var dismiss: DismissAction { DismissAction(action: simulatedDismissal) }
  @available(iOS 15.0, *)
  public var isPresented: Bool { simulatedDismissal != nil }
}

@available(iOS 15.0, *)
@MainActor @preconcurrency public struct DismissAction: @unchecked Sendable {
  let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  public func callAsFunction() { action?() }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues.simulated[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Not Apple's: whether a view has to be asked for its body again, since it was last.
nonisolated(unsafe) public var simulatedStateChanged = false

@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue value: Value) { storage = Storage(value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.value = newValue
      simulatedStateChanged = true
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
}
