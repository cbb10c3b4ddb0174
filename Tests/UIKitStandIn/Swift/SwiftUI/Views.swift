// The names and the initializers are Apple's.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  public init(_ value: String) { key = value }

  public init(stringLiteral value: String) { key = value }
}

public struct Text: PrimitiveView, Equatable, DescribedView {
  public enum TruncationMode: Sendable { case head, tail, middle }

  public enum Case: Sendable { case uppercase, lowercase }

  nonisolated let said: String
  public var simulatedText: String { "Text(\(said))" }

  private nonisolated init(said: String) { self.said = said }

  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { said = key.key }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { said = String(content) }

  public nonisolated init(verbatim content: String) { said = content }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    Text(said: "\(said) \(Recorder.text(color))")
  }

  public nonisolated func font(_ font: Font?) -> Text { Text(said: "\(said) \(Recorder.text(font))") }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public nonisolated func bold() -> Text { Text(said: "\(said) bold") }
  public nonisolated func italic() -> Text { Text(said: "\(said) italic") }
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    Text(said: "\(said) kerning \(Recorder.text(kerning))")
  }
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

public struct VStack<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var simulatedText: String { "VStack { \(text(of: content)) }" }
}

public struct ZStack<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var simulatedText: String { "ZStack { \(text(of: content)) }" }
}

public struct Spacer: PrimitiveView {
  public nonisolated init(minLength: CGFloat? = nil) {}
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

public struct GeometryReader<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var simulatedText: String { "GeometryReader { \(text(of: content(GeometryProxy()))) }" }
}

public struct List<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var simulatedText: String { "List { \(text(of: content)) }" }
}

public struct ScrollView<Content: View>: PrimitiveView, DescribedView {
  nonisolated(unsafe) let content: Content

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var simulatedText: String { "ScrollView { \(text(of: content)) }" }
}
