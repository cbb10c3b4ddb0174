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

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }

  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  public var displayScale: CGFloat {
    get { 2 }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set {}
  }
  public var font: Font? {
    get { nil }
    set {}
  }
  @available(iOS 14.0, *)
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  @available(iOS 14.0, *)
  public var isFocused: Bool { false }
  @available(iOS 15.0, *)
  public var dismiss: DismissAction { DismissAction() }
}

@available(iOS 15.0, *)
@MainActor @preconcurrency public struct DismissAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

@propertyWrapper public struct State<Value> {
  private var value: Value

  public init(wrappedValue value: Value) { self.value = value }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(get: { value }, set: { _ in }) }
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
