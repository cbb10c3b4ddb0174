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
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
}
