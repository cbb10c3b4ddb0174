// The names and the initializers are Apple's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties, UseSynthesizedInitializer

import Foundation
import UIKit

public struct NavigationView<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var simulatedText: String { "NavigationView { \(text(of: content)) }" }
}

@available(iOS 16.0, *)
public struct NavigationPath: Equatable, Sendable {
  public init() {}
}

@available(iOS 16.0, *)
public struct NavigationStack<Data, Root: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let root: Root

  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }

  public var simulatedText: String { "NavigationStack { \(text(of: root)) }" }
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let label: Label

  @available(iOS 15.0, *)
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var simulatedText: String { "NavigationLink { \(text(of: label)) }" }
}

extension NavigationLink where Label == Text {
  @available(iOS 15.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { label = Text(titleKey) }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }
}

@available(iOS 15.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  @available(iOS, introduced: 14.0, deprecated: 27.0)
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  @available(iOS, introduced: 14.0, deprecated: 27.0)
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}

/// Not Apple's: what is known of it without a body.
@available(iOS 14.0, *)
protocol DescribedToolbarContent: ToolbarContent where Body == Never {
  var simulatedText: String { get }
}

@available(iOS 14.0, *)
extension DescribedToolbarContent {
  public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
@MainActor func toolbarText<Content: ToolbarContent>(of content: Content) -> String {
  (content as? any DescribedToolbarContent)?.simulatedText ?? toolbarText(of: content.body)
}

@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View>: DescribedToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content

  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () { (self.placement, self.content) = (placement, content()) }

  var simulatedText: String { "ToolbarItem(\(placement.name)) { \(text(of: content)) }" }
}

/// Not Apple's: items beside one another, or one with a modifier.
@available(iOS 14.0, *)
public struct _ToolbarContents: DescribedToolbarContent {
  public typealias Body = Never

  nonisolated(unsafe) let contents: [any ToolbarContent]
  var modifier = ""

  var simulatedText: String { contents.map { toolbarText(of: $0) }.joined(separator: ", ") + modifier }
}

@available(iOS 14.0, *)
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return _ToolbarContents(contents: contents)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
    _ToolbarContents(contents: content.map { [$0] } ?? [])
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(contents: [first])
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(contents: [second])
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarContents { _ToolbarContents(contents: [content]) }
}

@available(iOS 14.0, *)
extension ToolbarContent {
  @available(iOS 26.0, *)
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarContents(contents: [self], modifier: ".sharedBackgroundVisibility(\(visibility))")
  }
}

public enum NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline
    @available(iOS 14.0, *)
    case large
  }
}

/// Not Apple's: what a hosting controller says to its navigation item.
struct Navigated<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Modified<Content>
  nonisolated(unsafe) let change: @MainActor (UINavigationItem) -> Void

  nonisolated init(_ content: Modified<Content>, _ change: @escaping @MainActor (UINavigationItem) -> Void) {
    (self.content, self.change) = (content, change)
  }

  var simulatedText: String {
    if let item = HostedControllers.current?.owner?.navigationItem { change(item) }
    return text(of: content)
  }
}

extension View {
  @available(iOS 14.0, *)
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { ToolbarOf(view: self, content: content()) }

  @available(iOS 14.0, *)
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title.key)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return Navigated(Modified(self, "navigationTitle", title)) { if $0.title != title { $0.title = title } }
  }

  @available(iOS 14.0, *)
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { Modified(self, "navigationBarTitleDisplayMode", displayMode) }

  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    Navigated(Modified(self, "navigationBarBackButtonHidden", hidesBackButton)) {
      if $0.hidesBackButton != hidesBackButton { $0.hidesBackButton = hidesBackButton }
    }
  }

  @available(iOS 16.0, *)
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { Modified(self, "toolbarBackground", "\(style)") }

  @available(iOS 16.0, *)
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { Modified(self, "toolbarBackground", visibility) }

  @available(iOS 18.0, *)
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { Modified(self, "toolbarBackgroundVisibility", visibility) }

  @available(iOS 16.0, *)
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { Modified(self, "toolbarColorScheme", colorScheme) }
}

/// Not Apple's.
@available(iOS 14.0, *)
struct ToolbarOf<Content: View, Items: ToolbarContent>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let view: Content
  nonisolated(unsafe) let content: Items

  nonisolated init(view: Content, content: Items) { (self.view, self.content) = (view, content) }

  var simulatedText: String { "\(text(of: view)).toolbar { \(toolbarText(of: content)) }" }
}
