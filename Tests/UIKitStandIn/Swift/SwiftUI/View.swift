// The names and the initializers are Apple's.
// swift-format-ignore-file: UseSynthesizedInitializer

@_exported import Foundation
@_exported import UIKit

// Declared for the compiler alone: nothing here is drawn.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Of what has no body of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
}

public struct AnyView: PrimitiveView {
  public nonisolated init<V: View>(_ view: V) {}
}

public struct TupleView<T>: PrimitiveView {
  nonisolated init() {}
}

public struct _ConditionalContent<TrueContent, FalseContent>: PrimitiveView {
  nonisolated init() {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError() }
}

public struct Group<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier>: PrimitiveView {
  nonisolated init() {}
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }
}
