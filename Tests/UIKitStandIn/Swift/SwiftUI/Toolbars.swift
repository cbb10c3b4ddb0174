import Foundation

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  /// Not Apple's: what it comes to.
  var simulatedText: String { get }
}

@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  nonisolated(unsafe) let content: Content
  nonisolated let placement: ToolbarItemPlacement

  public var simulatedText: String { "ToolbarItem(\(placement.name)) { \(text(of: content)) }" }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == Void {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), placement: placement) }
}

@available(iOS 15.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

@available(iOS 14.0, *)
struct ModifiedToolbarContent<Content: ToolbarContent>: ToolbarContent {
  nonisolated(unsafe) let content: Content
  nonisolated let modifier: String

  var simulatedText: String { "\(content.simulatedText).\(modifier)" }
}

@available(iOS 14.0, *)
extension ToolbarContent {
  @available(iOS 26.0, *)
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbarContent(content: self, modifier: "sharedBackgroundVisibility(\(visibility))")
  }
}

@available(iOS 14.0, *)
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

extension View {
  @available(iOS 14.0, *)
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { Toolbarred(content: self, items: content()) }
}

/// Not Apple's: a view with items of a bar.
@available(iOS 14.0, *)
struct Toolbarred<Content: View, Items: ToolbarContent>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let items: Items

  var simulatedText: String { "\(text(of: content)).toolbar { \(items.simulatedText) }" }
}
