// The names and the initializers are Apple's.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation

@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  @available(iOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
  @available(iOS 26.0, *)
  public static let close = ButtonRole(name: "close")
}

/// Not Apple's: what a tap on each button does that was described since it was set to a list.
@MainActor var describedActions: [@MainActor () -> Void]?

public struct Button<Label: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label
  let role: (any Sendable)?

  nonisolated init(_ label: Label, role: (any Sendable)? = nil, action: @escaping @MainActor () -> Void) {
    (self.action, self.label, self.role) = (action, label, role)
  }

  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label(), action: action)
  }

  @available(iOS 15.0, *)
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(label(), role: role, action: action) }

  public var simulatedText: String {
    let environment = EnvironmentValues.simulated
    if environment.isEnabled && environment.simulatesTap { action() }
    if environment.isEnabled {
      describedActions?.append {
        let outer = EnvironmentValues.simulated
        EnvironmentValues.simulated = environment
        defer { EnvironmentValues.simulated = outer }
        action()
      }
    }
    if let style = environment.buttonStyle {
      let configuration = ButtonStyleConfiguration(
        isPressed: environment.simulatesPress, role: role, content: label)
      return styled(style, configuration)
    }
    let name = (role as? ButtonRole).map { "(\($0.name))" } ?? ""
    return "Button\(name) { \(text(of: label)) }"
  }

  private func styled<S: ButtonStyle>(_ style: S, _ configuration: ButtonStyleConfiguration) -> String {
    text(of: style.makeBody(configuration: configuration))
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(Text(titleKey), action: action)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(Text(title), action: action)
  }

  @available(iOS 15.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(Text(titleKey), role: role, action: action) }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(Text(title), role: role, action: action) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(PrimitiveButtonStyleConfiguration.Label(), action: {})
  }
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView, DescribedView {
    nonisolated(unsafe) let content: (any View)?

    public var simulatedText: String { content.map { text(of: $0) } ?? "Label" }
  }

  private let storedRole: (any Sendable)?
  @available(iOS 15.0, *)
  public var role: ButtonRole? { storedRole as? ButtonRole }
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool

  /// Not Apple's: SwiftUI makes it for a button.
  public init(simulatesPress: Bool) { self.init(isPressed: simulatesPress, role: nil, content: nil) }

  init(isPressed: Bool, role: (any Sendable)?, content: (any View)?) {
    (self.isPressed, storedRole, label) = (isPressed, role, Label(content: content))
  }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: PrimitiveView { nonisolated init() {} }

  @available(iOS 15.0, *)
  public var role: ButtonRole? { nil }
  public var label: PrimitiveButtonStyleConfiguration.Label { Label() }

  public func trigger() {}
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
  /// The buttons inside are made by the style.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    Surrounded(self) { $0.buttonStyle = style }
  }

  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    Modified(Surrounded(self) { $0.buttonStyle = nil }, "buttonStyle", said: "\(S.self)")
  }

  /// Not Apple's: what a tap on each of the enabled buttons inside does, in their order.
  public func simulatedActions(in environment: EnvironmentValues = EnvironmentValues())
    -> [@MainActor () -> Void]
  {
    let outer = describedActions
    describedActions = []
    defer { describedActions = outer }
    _ = simulatedText(in: environment)
    return describedActions ?? []
  }
}
