// The names and the initializers are Apple's.
// swift-format-ignore-file: UseSynthesizedInitializer

@_exported import Foundation
@_exported import UIKit

// Nothing here is drawn. What a view comes to can be asked for as a text: see `Described.swift`.

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

public struct AnyView: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: any View

  public nonisolated init<V: View>(_ view: V) { content = view }

  public var simulatedText: String { text(of: content) }
}

public struct TupleView<T>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let contents: [any View]

  nonisolated init(contents: [any View]) { self.contents = contents }

  public var simulatedText: String { contents.map { text(of: $0) }.joined(separator: ", ") }
}

public struct _ConditionalContent<TrueContent, FalseContent>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: any View

  nonisolated init(content: any View) { self.content = content }

  public var simulatedText: String { text(of: content) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError() }
}

extension Optional: DescribedView where Wrapped: View {
  public var simulatedText: String { map { text(of: $0) } ?? "nothing" }
}

public struct Group<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var simulatedText: String { text(of: content) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView, DescribedView
{
  nonisolated(unsafe) let data: Data
  nonisolated(unsafe) let content: (Data.Element) -> Content

  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content) = (data, content) }

  public var simulatedText: String { data.map { text(of: content($0)) }.joined(separator: ", ") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var contents: [any View] = []
    repeat contents.append(each content)
    return TupleView(contents: contents)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(content: first) }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(content: second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: any View

  public var simulatedText: String { text(of: content) }
}

public struct ModifiedContent<Content, Modifier> {
  nonisolated(unsafe) public var content: Content
  nonisolated(unsafe) public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { fatalError() }
}

extension ModifiedContent: DescribedView where Content: View, Modifier: ViewModifier {
  public var simulatedText: String {
    text(of: modifier.body(content: _ViewModifier_Content(content: content)))
  }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
