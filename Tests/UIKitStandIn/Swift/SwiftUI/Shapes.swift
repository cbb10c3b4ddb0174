import Foundation

public protocol Animatable {}

public struct Path: Equatable, @unchecked Sendable, PrimitiveView {
  /// Not Apple's: what it was made in.
  let simulatedBounds: CGRect

  public nonisolated init() { simulatedBounds = .null }

  public nonisolated init(_ rect: CGRect) { simulatedBounds = rect }

  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) { simulatedBounds = rect }

  public nonisolated init(ellipseIn rect: CGRect) { simulatedBounds = rect }

  public nonisolated mutating func addRect(_ rect: CGRect) {}
  public nonisolated mutating func move(to end: CGPoint) {}
  public nonisolated mutating func addLine(to end: CGPoint) {}
  public nonisolated mutating func closeSubpath() {}
}

public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == Never {
  public var body: Never { fatalError() }
}

public struct Rectangle: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct RoundedRectangle: Shape {
  public nonisolated init(cornerRadius: CGFloat) {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Capsule: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
    Modified(self, "fill", said: "\(content)")
  }
}

@available(iOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
  let said: String

  public static let regular = Glass(said: "regular")
  public static let clear = Glass(said: "clear")
  public static let identity = Glass(said: "identity")

  public func tint(_ color: Color?) -> Glass { Glass(said: "\(said) tint \(Recorder.text(color))") }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(said: "\(said) interactive") : self
  }
}

public struct Material: ShapeStyle, CustomStringConvertible {
  public let description: String

  @available(iOS 15.0, *)
  public static let regular = Material(description: "regular")
  @available(iOS 15.0, *)
  public static let thick = Material(description: "thick")
  @available(iOS 15.0, *)
  public static let thin = Material(description: "thin")
  @available(iOS 15.0, *)
  public static let ultraThin = Material(description: "ultraThin")
  @available(iOS 15.0, *)
  public static let bar = Material(description: "bar")
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var bar: Material { .bar }
}

extension View {
  @available(iOS 26.0, *)
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View { Modified(self, "glassEffect", said: "\(glass.said), \(S.self)") }

  @available(iOS 15.0, *)
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T
  ) -> some View { Modified(self, "background", said: "\(style), \(T.self)") }
}
