// The names and the initializers are Apple's.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}

  public init(stringLiteral value: String) {}
}

public struct Text: PrimitiveView, Equatable {
  public enum TruncationMode: Sendable { case head, tail, middle }

  public enum Case: Sendable { case uppercase, lowercase }

  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {}

  public nonisolated init(verbatim content: String) {}

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }

  public nonisolated func font(_ font: Font?) -> Text { self }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public nonisolated func bold() -> Text { self }
  public nonisolated func italic() -> Text { self }
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
}

public struct Image: PrimitiveView, Equatable, Sendable, DescribedView {
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }

  nonisolated let said: String
  public var simulatedText: String { "Image(\(said))" }

  private nonisolated init(said: String) { self.said = said }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) { said = name }

  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) { said = name }

  public nonisolated init(decorative name: String, bundle: Bundle? = nil) { said = name }

  public nonisolated init(systemName: String) { said = systemName }

  public nonisolated init(uiImage: UIImage) { said = "uiImage" }

  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { Image(said: "\(said) resizable \(capInsets) \(resizingMode)") }

  public nonisolated func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    Image(said: "\(said) \(Recorder.text(renderingMode))")
  }

  public nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
}

public struct HStack<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var simulatedText: String { "HStack { \(text(of: content)) }" }
}

public struct VStack<Content: View>: PrimitiveView {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack<Content: View>: PrimitiveView {
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct Spacer: PrimitiveView {
  public nonisolated init(minLength: CGFloat? = nil) {}
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

public struct GeometryReader<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct List<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationView<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  @available(iOS 15.0, *)
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

public struct ButtonRole: Equatable, Sendable {
  @available(iOS 15.0, *)
  public static let destructive = ButtonRole()
  @available(iOS 15.0, *)
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let action: @MainActor () -> Void
  nonisolated let title: String?

  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, title) = (action, nil)
  }

  fileprivate nonisolated init(_ title: String?, _ action: @escaping @MainActor () -> Void) {
    (self.action, self.title) = (action, title)
  }

  public var simulatedText: String {
    if EnvironmentValues.simulated.simulatesTap { action() }
    return "Button(\(title ?? "a label"))"
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(nil, action)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(String(title), action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) { self.init(nil) {} }
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView { nonisolated init() {} }

  @available(iOS 15.0, *)
  public var role: ButtonRole? { nil }
  public var label: ButtonStyleConfiguration.Label { Label() }
  public let isPressed: Bool

  /// Not Apple's: SwiftUI makes it for a button.
  public init(simulatesPress: Bool) { isPressed = simulatesPress }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: PrimitiveView {}

  public var label: PrimitiveButtonStyleConfiguration.Label { fatalError() }

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
